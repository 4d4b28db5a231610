import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  BankImport,
  BankImportAnswers,
  BankImportDetails,
  BankImportLineFilter,
  BankImportLines,
  NewBankImport,
} from "#contract/bank-imports"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { area, created, idOf, json, ok } from "../../http/operation"
import * as commands from "./commands"
import { listStatements } from "./queries"
import { aDayBefore, show } from "./rules"

/** Statements of banks: read, looked at, and then kept whole or not at all. */
export const bankImports = area()

const params = idOf("importId")
const linesPerPage = 100
const mostListed = 100

bankImports.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listBankImports",
    description: "The latest hundred statements that were imported, and those that are begun.",
    middleware: allow("treasury.see"),
    responses: ok(z.array(BankImport)),
  }),
  async (c) => {
    const { db, owner, now } = c.var
    return c.json((await listStatements(db, owner, aDayBefore(now), mostListed)).map(show), 200)
  },
)

bankImports.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addBankImport",
    description:
      "Reads a statement that was sent (OFX, CAMT.053, CFONB 120, MT940, QIF, CSV; 10 MB), known by its content. Nothing is kept yet. 422 at fileId says why and where it is refused.",
    middleware: allowWithoutTransaction("treasury.create"),
    request: { body: json(NewBankImport) },
    responses: created(BankImportDetails),
  }),
  async (c) => c.json(await commands.beginImport(c.var, c.req.valid("json")), 201),
)

bankImports.openapi(
  createRoute({
    method: "get",
    path: "/{importId}",
    operationId: "findBankImport",
    middleware: allowWithoutTransaction("treasury.see"),
    request: { params },
    responses: ok(BankImportDetails),
  }),
  async (c) => c.json(await commands.showImport(c.var, c.req.valid("param").importId), 200),
)

bankImports.openapi(
  createRoute({
    method: "get",
    path: "/{importId}/lines",
    operationId: "listBankImportLines",
    description:
      "What would become of each line: new, known, probably known, or outside of the account’s life.",
    middleware: allowWithoutTransaction("treasury.see"),
    request: { params, query: BankImportLineFilter },
    responses: ok(BankImportLines),
  }),
  async (c) => {
    const { statement, states } = await commands.planImport(c.var, c.req.valid("param").importId)
    const { state, page } = c.req.valid("query")
    const lines = (statement?.lines ?? [])
      .map((line, at) => ({ line, position: at + 1, state: states[at] ?? ("new" as const) }))
      .filter((each) => !state || each.state === state)
    const shown = lines.slice((page - 1) * linesPerPage, page * linesPerPage)
    return c.json(
      {
        total: lines.length,
        lines: shown.map(({ line, ...place }) => ({
          ...place,
          ...{ day: line.day, valueDay: line.valueDay, label: line.label, amount: line.amount },
          counterparty: line.counterparty,
        })),
      },
      200,
    )
  },
)

bankImports.openapi(
  createRoute({
    method: "put",
    path: "/{importId}/answers",
    operationId: "answerBankImport",
    description:
      "Says of a table which column is what, and in which order its days are written; kept for the next such file.",
    middleware: allowWithoutTransaction("treasury.create"),
    request: { params, body: json(BankImportAnswers) },
    responses: ok(BankImportDetails),
  }),
  async (c) => {
    const { importId } = c.req.valid("param")
    return c.json(await commands.answerImport(c.var, importId, c.req.valid("json")), 200)
  },
)
