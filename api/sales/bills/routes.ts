import { createRoute } from "@hono/zod-openapi"
import {
  Bill,
  BillChanges,
  BillFilter,
  BillSummary,
  BillTotals,
  NewBill,
  Turnover,
  TurnoverFilter,
} from "#contract/bills"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { restoreRemoved } from "../../http/removals"
import { deletions } from "./deletions.routes"
import { draftBill, lockDraft, rewriteDraft } from "./draft.commands"
import { exported, exportedRow } from "./export.rules"
import { pdf } from "./pdf.routes"
import { previews } from "./previews.routes"
import * as queries from "./queries"
import { removeDraft } from "./removal.commands"
import { showBill, summary } from "./show.commands"
import { sumBills, sumTurnover } from "./totals.queries"

export const bills = area()

bills.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listBills",
    middleware: allow("bills.see"),
    request: { query: BillFilter },
    responses: listed(BillSummary),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listBills(db, owner, filter, today)
    return c.json(
      answerPage(c, filter, rows, count, (row) => summary(row, today)),
      200,
    )
  },
)

bills.openapi(
  createRoute({
    method: "get",
    path: "/totals",
    operationId: "sumBills",
    description: "What the bills of the filter come to and what of it is paid; drafts apart.",
    middleware: allow("bills.see"),
    request: { query: BillFilter },
    responses: ok(BillTotals),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const sums = await sumBills(db, owner, c.req.valid("query"), today)
    return c.json({ ...sums, currency: "EUR" }, 200)
  },
)

bills.openapi(
  createRoute({
    method: "get",
    path: "/turnover",
    operationId: "sumTurnover",
    description: "The turnover of a year, month by month.",
    middleware: allow("bills.see"),
    request: { query: TurnoverFilter },
    responses: ok(Turnover),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { year } = c.req.valid("query")
    return c.json({ year, months: await sumTurnover(db, owner, year) }, 200)
  },
)

bills.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportBills",
    middleware: allow("bills.export"),
    request: { query: BillFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const rows = await queries.exportBills(db, owner, c.req.valid("query"), today)
    await recordExport(c.var, "bills")
    return answerCsv(
      c,
      "bills",
      exported,
      rows.map((row) => exportedRow(summary(row, today))),
    )
  },
)

bills.openapi(
  createRoute({
    method: "get",
    path: "/{billId}",
    operationId: "findBill",
    middleware: allow("bills.see"),
    request: { params: idOf("billId") },
    responses: ok(Bill),
  }),
  async (c) => c.json(await showBill(c.var, c.req.valid("param").billId), 200),
)

bills.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addBill",
    middleware: allow("bills.create"),
    request: { body: json(NewBill) },
    responses: created(Bill),
  }),
  async (c) => {
    const bill = await draftBill(c.var, c.req.valid("json"))
    return c.json(await showBill(c.var, bill.id), 201)
  },
)

bills.openapi(
  createRoute({
    method: "put",
    path: "/{billId}",
    operationId: "changeBill",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId"), body: json(BillChanges) },
    responses: ok(Bill),
  }),
  async (c) => {
    const { version, ...typed } = c.req.valid("json")
    const bill = await lockDraft(c.var, c.req.valid("param").billId, version)
    await rewriteDraft(c.var, bill, typed)
    return c.json(await showBill(c.var, bill.id), 200)
  },
)

bills.openapi(
  createRoute({
    method: "delete",
    path: "/{billId}",
    operationId: "removeBill",
    description:
      "Removes a draft. 409 once it is issued, or while it is to deduct deposits that are.",
    middleware: allow("bills.delete"),
    request: { params: idOf("billId") },
    responses: gone,
  }),
  async (c) => {
    await removeDraft(c.var, c.req.valid("param").billId)
    return c.body(null, 204)
  },
)

bills.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/restoration",
    operationId: "restoreBill",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("bills.delete"),
    request: { params: idOf("billId") },
    responses: ok(Bill),
  }),
  async (c) => {
    const { db } = c.var
    const { billId } = c.req.valid("param")
    await restoreRemoved(db, "bills", billId)
    return c.json(await showBill(c.var, billId), 200)
  },
)

bills.route("/", deletions)
bills.route("/", pdf)
bills.route("/", previews)
