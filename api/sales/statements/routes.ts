import { createRoute } from "@hono/zod-openapi"
import type { z } from "zod"
import { StoredFile } from "#contract/files"
import {
  NewStatement,
  Statement,
  StatementFilter,
  StatementTableFilter,
} from "#contract/statements"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerXlsx } from "../../export/xlsx"
import { receive } from "../../files/receive.commands"
import type { Call } from "../../http/env"
import { fileHeaders } from "../../http/file-headers"
import { area, created, download, idOf, json, ok } from "../../http/operation"
import { statementOf, typesetStatement } from "./commands"
import { rowsOf, statementColumns } from "./rules"

/** What a client was billed and has paid, and what is to be paid of it. Mounted below the clients. */
export const statements = area()

const ofClient = idOf("clientId")

statements.openapi(
  createRoute({
    method: "get",
    path: "/{clientId}/statement",
    operationId: "readStatement",
    description:
      "A client's account over some days: every movement with what is owed after it, and what is to be paid today.",
    middleware: allow("bills.see"),
    request: { params: ofClient, query: StatementFilter },
    responses: ok(Statement),
  }),
  async (c) =>
    c.json(await statementOf(c.var, c.req.valid("param").clientId, c.req.valid("query")), 200),
)

statements.openapi(
  createRoute({
    method: "get",
    path: "/{clientId}/statement/csv",
    operationId: "exportStatement",
    description: "With `late`, what paying late costs by today too.",
    middleware: allow("bills.export"),
    request: { params: ofClient, query: StatementTableFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { name, rows } = await tableOf(c, c.req.valid("param").clientId, c.req.valid("query"))
    return answerCsv(c, name, statementColumns, rows)
  },
)

statements.openapi(
  createRoute({
    method: "get",
    path: "/{clientId}/statement/xlsx",
    operationId: "exportStatementAsWorkbook",
    middleware: allow("bills.export"),
    request: { params: ofClient, query: StatementTableFilter },
    responses: download("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  }),
  async (c) => {
    const { name, rows } = await tableOf(c, c.req.valid("param").clientId, c.req.valid("query"))
    return answerXlsx(c, name, statementColumns, rows)
  },
)

statements.openapi(
  createRoute({
    method: "get",
    path: "/{clientId}/statement/pdf",
    operationId: "readStatementPdf",
    description: "In the client's language.",
    middleware: allowWithoutTransaction("bills.see"),
    request: { params: ofClient, query: StatementFilter },
    responses: download("application/pdf"),
  }),
  async (c) => {
    const { bytes, to } = await typesetStatement(
      c.var,
      c.req.valid("param").clientId,
      c.req.valid("query"),
    )
    const headers = fileHeaders("application/pdf", `releve-${to}.pdf`, "inline")
    return c.body(new Uint8Array(bytes), 200, headers)
  },
)

statements.openapi(
  createRoute({
    method: "post",
    path: "/{clientId}/statements",
    operationId: "addStatement",
    description:
      "Keeps the statement of these days as a file, to be sent: it expires unless a message carries it.",
    middleware: allowWithoutTransaction("bills.edit"),
    request: { params: ofClient, body: json(NewStatement) },
    responses: created(StoredFile),
  }),
  async (c) => {
    const written = await typesetStatement(
      c.var,
      c.req.valid("param").clientId,
      c.req.valid("json"),
    )
    const { id, name, type, size, createdAt } = await receive(
      c.var,
      written.bytes,
      written.name,
      false,
    )
    return c.json({ id, name, type, size, createdAt: createdAt.toISOString() }, 201)
  },
)

async function tableOf(c: Call, clientId: string, query: z.output<typeof StatementTableFilter>) {
  const statement = await statementOf(c.var, clientId, query)
  await recordExport(c.var, "bills")
  return { name: `releve-${statement.to}`, rows: rowsOf(statement, query.late !== undefined) }
}
