import { createRoute } from "@hono/zod-openapi"
import { PastBill, PastBillFilter } from "#contract/past-bills"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, download, idOf, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import * as queries from "./queries"
import { exported, show } from "./rules"

/** Bills that another tool numbered: an import brings them, and nobody changes them. */
export const pastBills = area()

pastBills.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listPastBills",
    description:
      "Bills that another tool numbered, the latest first, with the day of their receipt.",
    middleware: allow("bills.see"),
    request: { query: PastBillFilter },
    responses: listed(PastBill),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listPastBills(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

pastBills.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportPastBills",
    middleware: allow("bills.export"),
    request: { query: PastBillFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db } = c.var
    const rows = await queries.exportPastBills(db, owner, c.req.valid("query"))
    await recordExport(c.var, "bills")
    return answerCsv(c, "past-bills", exported, rows)
  },
)

pastBills.openapi(
  createRoute({
    method: "get",
    path: "/{pastBillId}",
    operationId: "findPastBill",
    middleware: allow("bills.see"),
    request: { params: idOf("pastBillId") },
    responses: ok(PastBill),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { pastBillId } = c.req.valid("param")
    return c.json(show(found(await queries.findPastBill(db, owner, pastBillId))), 200)
  },
)
