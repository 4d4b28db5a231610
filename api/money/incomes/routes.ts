import { createRoute } from "@hono/zod-openapi"
import { Income, IncomeChanges, IncomeDetails, IncomeFilter, NewIncome } from "#contract/incomes"
import { YearFilter, YearSums } from "#contract/year-sums"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { yearSums } from "../accounts/year-sums.rules"
import { changeIncome, enterIncome, removeOwnIncome, restoreIncome, showIncome } from "./commands"
import * as queries from "./queries"
import { exported } from "./rules"

/** All that came in: what bills brought, and income of its own. */
export const incomes = area()

incomes.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listIncomes",
    description: "All that came in, the latest first: what bills brought, and income of its own.",
    middleware: allow("treasury.see"),
    request: { query: IncomeFilter },
    responses: listed(Income),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listIncomes(db, owner, filter)
    return c.json(
      answerPage(c, filter, rows, count, (row) => row),
      200,
    )
  },
)

incomes.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportIncomes",
    middleware: allow("treasury.export"),
    request: { query: IncomeFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db } = c.var
    const rows = await queries.exportIncomes(db, owner, c.req.valid("query"))
    await recordExport(c.var, "treasury")
    return answerCsv(c, "incomes", exported, rows)
  },
)

incomes.openapi(
  createRoute({
    method: "get",
    path: "/sums",
    operationId: "sumIncomes",
    description: "What came in within a year, by its months and quarters.",
    middleware: allow("treasury.see"),
    request: { query: YearFilter },
    responses: ok(YearSums),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const year = c.req.valid("query").year ?? Number(today.slice(0, 4))
    return c.json(yearSums(year, await queries.sumMonths(db, owner, year)), 200)
  },
)

incomes.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addIncome",
    description: "Writes down income that is no bill: it enters the book of receipts.",
    middleware: allow("treasury.create"),
    request: { body: json(NewIncome) },
    responses: created(IncomeDetails),
  }),
  async (c) => c.json(await enterIncome(c.var, c.req.valid("json")), 201),
)

incomes.openapi(
  createRoute({
    method: "get",
    path: "/{incomeId}",
    operationId: "findIncome",
    middleware: allow("treasury.see"),
    request: { params: idOf("incomeId") },
    responses: ok(IncomeDetails),
  }),
  async (c) => c.json(await showIncome(c.var, c.req.valid("param").incomeId), 200),
)

incomes.openapi(
  createRoute({
    method: "put",
    path: "/{incomeId}",
    operationId: "changeIncome",
    description: "Puts it right: the book keeps what it said before, and takes it back.",
    middleware: allow("treasury.edit"),
    request: { params: idOf("incomeId"), body: json(IncomeChanges) },
    responses: ok(IncomeDetails),
  }),
  async (c) => {
    const { incomeId } = c.req.valid("param")
    return c.json(await changeIncome(c.var, incomeId, c.req.valid("json")), 200)
  },
)

incomes.openapi(
  createRoute({
    method: "delete",
    path: "/{incomeId}",
    operationId: "removeIncome",
    description: "Removes it; its entry of the book is taken back by another.",
    middleware: allow("treasury.delete"),
    request: { params: idOf("incomeId") },
    responses: gone,
  }),
  async (c) => {
    await removeOwnIncome(c.var, c.req.valid("param").incomeId)
    return c.body(null, 204)
  },
)

incomes.openapi(
  createRoute({
    method: "post",
    path: "/{incomeId}/restoration",
    operationId: "restoreIncome",
    description: "Brings back what was removed less than thirty days ago; it enters the book anew.",
    middleware: allow("treasury.delete"),
    request: { params: idOf("incomeId") },
    responses: ok(IncomeDetails),
  }),
  async (c) => c.json(await restoreIncome(c.var, c.req.valid("param").incomeId), 200),
)
