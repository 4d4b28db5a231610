import { createRoute } from "@hono/zod-openapi"
import { Bill } from "#contract/bills"
import {
  NewTimesheetAnswer,
  NewTimesheetBill,
  NewTimesheetEdition,
  Timesheet,
  TimesheetFilter,
  TimesheetPdfQuery,
  TimesheetReopening,
  TimesheetSummary,
} from "#contract/timesheets"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerXlsx } from "../../export/xlsx"
import { answerPage } from "../../http/answer-page"
import { fileHeaders } from "../../http/file-headers"
import { area, created, download, idOf, json, listed, ok } from "../../http/operation"
import { showBill } from "../../sales/bills/show.commands"
import { billTimesheets } from "./billing.commands"
import { handOver, recordAnswer, reopen } from "./edition.commands"
import { months } from "./months.routes"
import { readPdf, zipPdfs } from "./pdf.commands"
import { exportTimesheets, listTimesheets } from "./queries"
import { exported, exportedOf } from "./rules"
import { showTimesheet, summariesOf } from "./show.commands"

export const timesheets = area()

timesheets.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listTimesheets",
    description: "What was entered, one for each contract and month.",
    middleware: allow("timesheets.see"),
    request: { query: TimesheetFilter },
    responses: listed(TimesheetSummary),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { rows, count } = await listTimesheets(c.var.db, c.var.owner, filter)
    const shown = await summariesOf(c.var, rows)
    const byId = new Map(shown.map((sheet) => [sheet.id, sheet]))
    return c.json(
      answerPage(c, filter, rows, count, ({ id }) => byId.get(id) as TimesheetSummary),
      200,
    )
  },
)

timesheets.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportTimesheets",
    middleware: allow("timesheets.export"),
    request: { query: TimesheetFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const rows = await exportTimesheets(c.var.db, c.var.owner, c.req.valid("query"))
    await recordExport(c.var, "timesheets")
    return answerCsv(c, "timesheets", exported, (await summariesOf(c.var, rows)).map(exportedOf))
  },
)

timesheets.openapi(
  createRoute({
    method: "get",
    path: "/export/xlsx",
    operationId: "exportTimesheetsAsWorkbook",
    description: "The same as a workbook (XLSX).",
    middleware: allow("timesheets.export"),
    request: { query: TimesheetFilter },
    responses: download("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  }),
  async (c) => {
    const rows = await exportTimesheets(c.var.db, c.var.owner, c.req.valid("query"))
    await recordExport(c.var, "timesheets")
    return answerXlsx(c, "timesheets", exported, (await summariesOf(c.var, rows)).map(exportedOf))
  },
)

timesheets.openapi(
  createRoute({
    method: "get",
    path: "/export/pdf",
    operationId: "exportTimesheetPdfs",
    description:
      "The PDFs of those that were handed over, as their clients read them, in one archive (ZIP); 409 where none was, or more than fifty.",
    middleware: allowWithoutTransaction("timesheets.export"),
    request: { query: TimesheetFilter },
    responses: download("application/zip"),
  }),
  async (c) => {
    const archive = await zipPdfs(c.var, c.req.valid("query"))
    await c.var.inTransaction((db) => recordExport({ ...c.var, db }, "timesheets"))
    const headers = fileHeaders("application/zip", "timesheets.zip")
    return c.body(new Uint8Array(archive), 200, headers)
  },
)

// Before those of one timesheet: what comes first is asked first.
timesheets.route("/", months)

timesheets.openapi(
  createRoute({
    method: "post",
    path: "/bills",
    operationId: "billTimesheets",
    description:
      "Drafts one bill of the days of timesheets of a client that are on none yet: a line for each contract and price. What is to be said of their months is confirmed by its code.",
    middleware: allow("timesheets.edit", "bills.create"),
    request: { body: json(NewTimesheetBill) },
    responses: created(Bill),
  }),
  async (c) => {
    const bill = await billTimesheets(c.var, c.req.valid("json"))
    return c.json(await showBill(c.var, bill.id), 201)
  },
)

timesheets.openapi(
  createRoute({
    method: "get",
    path: "/{timesheetId}",
    operationId: "findTimesheet",
    middleware: allow("timesheets.see"),
    request: { params: idOf("timesheetId") },
    responses: ok(Timesheet),
  }),
  async (c) => c.json(await showTimesheet(c.var, c.req.valid("param").timesheetId), 200),
)

timesheets.openapi(
  createRoute({
    method: "get",
    path: "/{timesheetId}/pdf",
    operationId: "readTimesheetPdf",
    description:
      "The last edition, with the proof of its approval once there is one; or an edition byte for byte as it was handed over, which the digest of an answer is of.",
    middleware: allowWithoutTransaction("timesheets.see"),
    request: { params: idOf("timesheetId"), query: TimesheetPdfQuery },
    responses: download("application/pdf"),
  }),
  async (c) => {
    const { timesheetId } = c.req.valid("param")
    const { bytes, name } = await readPdf(c.var, timesheetId, c.req.valid("query").edition)
    const headers = fileHeaders("application/pdf", name, "inline")
    return c.body(new Uint8Array(bytes), 200, headers)
  },
)

timesheets.openapi(
  createRoute({
    method: "post",
    path: "/{timesheetId}/editions",
    operationId: "handOverTimesheet",
    description:
      "Freezes the days of a contract and month for its client; what is to be said of the month is confirmed by its code.",
    middleware: allow("timesheets.edit"),
    request: { params: idOf("timesheetId"), body: json(NewTimesheetEdition) },
    responses: created(Timesheet),
  }),
  async (c) => {
    const { timesheetId } = c.req.valid("param")
    await handOver(c.var, timesheetId, c.req.valid("json"))
    return c.json(await showTimesheet(c.var, timesheetId), 201)
  },
)

timesheets.openapi(
  createRoute({
    method: "post",
    path: "/{timesheetId}/reopening",
    operationId: "reopenTimesheet",
    description: "Withdraws what was handed over, so that it can be corrected; its link says so.",
    middleware: allow("timesheets.edit"),
    request: { params: idOf("timesheetId"), body: json(TimesheetReopening) },
    responses: ok(Timesheet),
  }),
  async (c) =>
    c.json(await reopen(c.var, c.req.valid("param").timesheetId, c.req.valid("json")), 200),
)

timesheets.openapi(
  createRoute({
    method: "post",
    path: "/{timesheetId}/answers",
    operationId: "addTimesheetAnswer",
    description:
      "Writes down what the client said otherwise than by the link: on paper, with what was signed.",
    middleware: allowWithoutTransaction("timesheets.edit"),
    request: { params: idOf("timesheetId"), body: json(NewTimesheetAnswer) },
    responses: created(Timesheet),
  }),
  async (c) => {
    const { timesheetId } = c.req.valid("param")
    await recordAnswer(c.var, timesheetId, c.req.valid("json"))
    const shown = await c.var.inTransaction((db) => showTimesheet({ ...c.var, db }, timesheetId))
    return c.json(shown, 201)
  },
)
