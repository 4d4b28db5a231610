import { createRoute } from "@hono/zod-openapi"
import type { z } from "zod"
import { StoredFile } from "#contract/files"
import {
  NewStatement,
  Statement,
  StatementFilter,
  StatementTableFilter,
} from "#contract/statements"
import { daysBetween } from "#domain/day"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/csv"
import { answerXlsx } from "../../export/xlsx"
import { receive } from "../../files/receive.commands"
import { fileHeaders } from "../../http/file-headers"
import { area, created, download, idOf, json, ok } from "../../http/operation"
import { found, invalid } from "../../http/problem"
import { renderStatement, statementFile } from "../../paper/statement"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import type { Act, Call } from "../../ports/context"
import { findCredit, readUnpaid } from "../bills/credit-note.queries"
import { lateOf } from "../late-payment/routes"
import { listMovements } from "./queries"
import { accountFrom, periodOf, rowsOf, statementColumns } from "./rules"

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
    c.json(await statementOf(c, c.req.valid("param").clientId, c.req.valid("query")), 200),
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
    const { bytes, to } = await typeset(c, c.req.valid("param").clientId, c.req.valid("query"))
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
    const written = await typeset(c, c.req.valid("param").clientId, c.req.valid("json"))
    const { id, name, type, size, createdAt } = await receive(c, written.bytes, written.name, false)
    return c.json({ id, name, type, size, createdAt: createdAt.toISOString() }, 201)
  },
)

type Reading = { var: Pick<Act["var"], "owner" | "db" | "today"> }

async function statementOf(
  { var: scope }: Reading,
  clientId: string,
  filter: StatementFilter,
): Promise<Statement> {
  const { owner, db, today } = scope
  const client = found(await findClient(db, owner, clientId))
  const { from, to } = periodOf(filter, today)
  if (to < from) invalid([{ path: "to", code: "endBeforeStart" }])
  const account = accountFrom(from, await listMovements(db, owner, clientId, to))
  const open: Statement["open"] = []
  for (const bill of await readUnpaid(db, owner, clientId)) {
    const late = await lateOf({ var: scope }, bill)
    if (!late) continue
    const { billId, number, dueDate, due, interest, indemnity } = late
    const daysLate = Math.max(0, daysBetween(dueDate, today))
    const { totalTTC } = bill
    open.push({ billId, number, dueDate, totalTTC, due, daysLate, interest, indemnity })
  }
  const sum = (of: "due" | "interest" | "indemnity", some = open) =>
    some.reduce((total, bill) => total + bill[of], 0)
  return {
    clientId: client.id,
    clientName: client.name,
    currency: "EUR",
    from,
    to,
    today,
    ...account,
    open,
    due: sum("due"),
    overdue: sum(
      "due",
      open.filter(({ daysLate }) => daysLate > 0),
    ),
    clientCredit: found(await findCredit(db, owner, clientId)).balance,
    interest: sum("interest"),
    indemnity: sum("indemnity"),
  }
}

async function tableOf(c: Call, clientId: string, query: z.output<typeof StatementTableFilter>) {
  const statement = await statementOf(c, clientId, query)
  await recordExport(c, "bills")
  return { name: `releve-${statement.to}`, rows: rowsOf(statement, query.late !== undefined) }
}

/** No transaction is open while it is typeset. */
async function typeset(c: Call, clientId: string, filter: StatementFilter) {
  const { owner, today, inTransaction } = c.var
  const { statement, ...parties } = await inTransaction(async (db) => ({
    statement: await statementOf({ var: { owner, db, today } }, clientId, filter),
    client: found(await findClient(db, owner, clientId)),
    profile: await findProfile(db, owner),
  }))
  const bytes = await renderStatement(statement, parties)
  const { to } = statement
  return { bytes, to, name: statementFile(parties.client, to) }
}
