import { createRoute } from "@hono/zod-openapi"
import { AuditEntry, AuditFilter } from "#contract/audit"
import { allow } from "../access/allow"
import { answerCsv } from "../export/answer-csv"
import { answerPage } from "../http/answer-page"
import { area, download, listed } from "../http/operation"
import { recordAudit } from "./commands"
import * as queries from "./queries"

export const audit = area()

type Row = Awaited<ReturnType<typeof queries.exportEntries>>[number]

const show = (row: Row): AuditEntry => ({ ...row, at: row.at.toISOString() })

audit.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listAudit",
    description: "Who did what that matters to security, newest first.",
    middleware: allow("audit.see"),
    request: { query: AuditFilter },
    responses: listed(AuditEntry),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listEntries(c.var.db, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

const exported = [
  { field: "at", head: "audit.at" },
  { field: "actorName", head: "audit.actor" },
  { field: "act", head: "audit.act", values: "audit.acts" },
  { field: "subjectName", head: "audit.subject" },
  { field: "before", head: "audit.before" },
  { field: "after", head: "audit.after" },
  { field: "requestId", head: "audit.requestId" },
  { field: "code", head: "audit.code" },
] as const

audit.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportAudit",
    description:
      "The newest entries of the filter. The last column is the act as the API names it.",
    middleware: allow("audit.export"),
    request: { query: AuditFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const rows = await queries.exportEntries(c.var.db, c.req.valid("query"))
    await recordAudit(c.var, "audit.exported", { id: c.var.owner, name: c.var.person.username })
    return answerCsv(
      c,
      "audit",
      exported,
      rows.map((row) => ({ ...show(row), code: row.act })),
    )
  },
)
