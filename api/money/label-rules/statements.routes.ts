import { createRoute } from "@hono/zod-openapi"
import { BankImportConfirmation, BankImportDetails } from "#contract/bank-imports"
import { allowWithoutTransaction } from "../../access/allow"
import { area, idOf, json, ok } from "../../http/operation"
import { ensure } from "../../http/problem"
import { confirmImport, showImport, undoImport } from "../bank-imports/commands"
import { reopenStatement, sayOfStatement } from "./commands"

/** Statements that are added, or taken back, with what the own rules say of their lines. */
export const sortedImports = area()

const params = idOf("importId")

sortedImports.openapi(
  createRoute({
    method: "post",
    path: "/{importId}/confirmation",
    operationId: "confirmBankImport",
    description:
      "Keeps the new lines, all or none, and of those that are probably known the ones that are named. An account that is not there yet is opened, the own rules say at once what lines were for, and where its account is so kept all that is sure is confirmed.",
    middleware: allowWithoutTransaction("treasury.create"),
    request: { params, body: json(BankImportConfirmation) },
    responses: ok(BankImportDetails),
  }),
  async (c) => {
    const { importId } = c.req.valid("param")
    const { inTransaction, rights } = c.var
    const added = await confirmImport(c.var, importId, c.req.valid("json"))
    if (!rights.has("treasury.edit")) return c.json(added, 200)
    await inTransaction((db) => sayOfStatement({ ...c.var, db }, importId))
    return c.json(await showImport(c.var, importId), 200)
  },
)

sortedImports.openapi(
  createRoute({
    method: "post",
    path: "/{importId}/undoing",
    operationId: "undoBankImport",
    description:
      "Takes back all lines that it brought; 409 once somebody said what one of them was for: what rules said is taken back with it.",
    middleware: allowWithoutTransaction("treasury.delete"),
    request: { params },
    responses: ok(BankImportDetails),
  }),
  async (c) => {
    const { importId } = c.req.valid("param")
    const { inTransaction, rights } = c.var
    // Refused before anything is opened again.
    ensure((await showImport(c.var, importId)).can.includes("undo"), "statementMatched")
    if (rights.has("treasury.edit"))
      await inTransaction((db) => reopenStatement({ ...c.var, db }, importId))
    return c.json(await undoImport(c.var, importId), 200)
  },
)
