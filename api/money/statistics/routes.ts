import { createRoute, type z } from "@hono/zod-openapi"
import {
  BusinessStatistics,
  ClientStatistics,
  FigureFilter,
  FigureRow,
  FigureRowsFilter,
  FigureTotals,
  GoalChanges,
  Goals,
  GoalsFilter,
  InstallationStatistics,
  PaymentStatistics,
  SalesStatistics,
  StatisticFilter,
  StatisticSettings,
  StatisticSettingsChanges,
  TableFilter,
} from "#contract/statistics"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerXlsx } from "../../export/xlsx"
import { answerPage } from "../../http/answer-page"
import type { Call } from "../../http/env"
import { area, download, json, listed, ok } from "../../http/operation"
import { behind, sumBehind } from "./figures.commands"
import { changeGoals, readGoals } from "./goals.commands"
import { readInstallation } from "./installation.commands"
import { readBusiness, readClients, readPayment, readSales } from "./pages.commands"
import * as queries from "./queries"
import { exportedFacts, shownFact } from "./rules"
import { readTable } from "./tables.commands"

/** What freelancers ask of their own business, each figure with the records behind it. */
export const statistics = area()

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

statistics.openapi(
  createRoute({
    method: "get",
    path: "/business",
    operationId: "readBusinessStatistics",
    description:
      "Turnover, money in, average bill and day, recurring share, new and lost clients of a period, beside the year before; seasonality, and what is ahead.",
    middleware: allow("statistics.see", "bills.see"),
    request: { query: StatisticFilter },
    responses: ok(BusinessStatistics),
  }),
  async (c) => c.json(await readBusiness(c.var, c.req.valid("query")), 200),
)

statistics.openapi(
  createRoute({
    method: "get",
    path: "/clients",
    operationId: "readClientStatistics",
    description:
      "The share of each client in the twelve months that end with the period, and how many clients that really is.",
    middleware: allow("statistics.see", "bills.see"),
    request: { query: StatisticFilter },
    responses: ok(ClientStatistics),
  }),
  async (c) => c.json(await readClients(c.var, c.req.valid("query")), 200),
)

statistics.openapi(
  createRoute({
    method: "get",
    path: "/payment",
    operationId: "readPaymentStatistics",
    description:
      "How soon clients pay, what is outstanding, and when it comes at the habit of each client.",
    middleware: allow("statistics.see", "bills.see"),
    request: { query: StatisticFilter },
    responses: ok(PaymentStatistics),
  }),
  async (c) => c.json(await readPayment(c.var, c.req.valid("query")), 200),
)

statistics.openapi(
  createRoute({
    method: "get",
    path: "/sales",
    operationId: "readSalesStatistics",
    description:
      "What became of quotes and offers, and of one’s days: of each, what the caller may see.",
    middleware: allow("statistics.see"),
    request: { query: StatisticFilter },
    responses: ok(SalesStatistics),
  }),
  async (c) => c.json(await readSales(c.var, c.req.valid("query")), 200),
)

statistics.openapi(
  createRoute({
    method: "get",
    path: "/rows",
    operationId: "listFigureRows",
    description: "The records that a figure was counted from, under the same filter.",
    middleware: allow("statistics.see"),
    request: { query: FigureRowsFilter },
    responses: listed(FigureRow),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { facts, clientId } = await behind(c.var, filter)
    const { rows, count } = await queries.listFacts(c.var.db, c.var.owner, facts, {
      ...filter,
      clientId,
    })
    return c.json(answerPage(c, filter, rows, count, shownFact), 200)
  },
)

statistics.openapi(
  createRoute({
    method: "get",
    path: "/rows/totals",
    operationId: "sumFigureRows",
    description: "A figure again, added up from the records behind it.",
    middleware: allow("statistics.see"),
    request: { query: FigureFilter },
    responses: ok(FigureTotals),
  }),
  async (c) => c.json(await sumBehind(c.var, c.req.valid("query")), 200),
)

async function exportedRows(c: Call, filter: z.output<typeof FigureFilter>) {
  const { facts, clientId } = await behind(c.var, filter)
  const rows = await queries.exportFacts(c.var.db, c.var.owner, facts, clientId)
  await recordExport(c.var, "statistics")
  // A number of a spreadsheet is kept in hundredths, days like amounts.
  return rows.map(shownFact).map(({ days, ...row }) => ({
    ...row,
    days: days === null ? null : Number(days) * 100,
  }))
}

statistics.openapi(
  createRoute({
    method: "get",
    path: "/rows/csv",
    operationId: "exportFigureRows",
    description: "The records behind a figure, for a spreadsheet.",
    middleware: allow("statistics.see", "statistics.export"),
    request: { query: FigureFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    return answerCsv(c, filter.figure, exportedFacts, await exportedRows(c, filter))
  },
)

statistics.openapi(
  createRoute({
    method: "get",
    path: "/rows/xlsx",
    operationId: "exportFigureRowsAsWorkbook",
    description: "The records behind a figure, as a workbook (XLSX).",
    middleware: allow("statistics.see", "statistics.export"),
    request: { query: FigureFilter },
    responses: download(xlsxType),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    return answerXlsx(c, filter.figure, exportedFacts, await exportedRows(c, filter))
  },
)

statistics.openapi(
  createRoute({
    method: "get",
    path: "/tables/csv",
    operationId: "exportStatisticTable",
    description: "The figures that a chart was drawn from, for a spreadsheet.",
    middleware: allow("statistics.see", "bills.see", "statistics.export"),
    request: { query: TableFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { table, ...filter } = c.req.valid("query")
    const { columns, rows } = await readTable(c.var, table, filter)
    await recordExport(c.var, "statistics")
    return answerCsv(c, table, columns, rows)
  },
)

statistics.openapi(
  createRoute({
    method: "get",
    path: "/tables/xlsx",
    operationId: "exportStatisticTableAsWorkbook",
    description: "The figures that a chart was drawn from, as a workbook (XLSX).",
    middleware: allow("statistics.see", "bills.see", "statistics.export"),
    request: { query: TableFilter },
    responses: download(xlsxType),
  }),
  async (c) => {
    const { table, ...filter } = c.req.valid("query")
    const { columns, rows } = await readTable(c.var, table, filter)
    await recordExport(c.var, "statistics")
    return answerXlsx(c, table, columns, rows)
  },
)

statistics.openapi(
  createRoute({
    method: "get",
    path: "/goals",
    operationId: "readGoals",
    description:
      "What one means to reach in a year, how far that is, and what each month left must bring.",
    middleware: allow("statistics.see", "bills.see"),
    request: { query: GoalsFilter },
    responses: ok(Goals),
  }),
  async (c) => c.json(await readGoals(c.var, c.req.valid("query").year), 200),
)

statistics.openapi(
  createRoute({
    method: "put",
    path: "/goals",
    operationId: "changeGoals",
    description: "Says what to reach in a year; what is left out is no goal.",
    middleware: allow("statistics.see", "bills.see", "statistics.edit"),
    request: { body: json(GoalChanges) },
    responses: ok(Goals),
  }),
  async (c) => c.json(await changeGoals(c.var, c.req.valid("json")), 200),
)

statistics.openapi(
  createRoute({
    method: "get",
    path: "/settings",
    operationId: "readStatisticSettings",
    description:
      "From which share of one client one is told, and whether goals stand on the dashboard.",
    middleware: allow("statistics.see"),
    responses: ok(StatisticSettings),
  }),
  async (c) => c.json(await queries.findSettings(c.var.db, c.var.owner), 200),
)

statistics.openapi(
  createRoute({
    method: "put",
    path: "/settings",
    operationId: "changeStatisticSettings",
    description:
      "Says from which share of one client one is told, and whether goals stand on the dashboard.",
    middleware: allow("statistics.see", "statistics.edit"),
    request: { body: json(StatisticSettingsChanges) },
    responses: ok(StatisticSettings),
  }),
  async (c) => {
    const settings = c.req.valid("json")
    await queries.saveSettings(c.var.db, c.var.owner, settings)
    return c.json(settings, 200)
  },
)

statistics.openapi(
  createRoute({
    method: "get",
    path: "/installation",
    operationId: "readInstallationStatistics",
    description:
      "How the installation stands, for those who run it: accounts, trials, plans, what waits and what fails, disk and copies. Counts only.",
    middleware: allow("operations.see"),
    responses: ok(InstallationStatistics),
  }),
  async (c) => c.json(await readInstallation(c.var), 200),
)
