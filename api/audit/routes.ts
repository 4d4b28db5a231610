import { createRoute } from "@hono/zod-openapi"
import { AuditEntry, AuditFilter } from "../../contract/audit"
import { allow } from "../http/allow"
import { answerCsv } from "../http/csv"
import { word } from "../http/messages"
import { area, download, listed } from "../http/operation"
import { answerPage } from "../http/page"
import { writeDown } from "./entry"
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

const exported = ["at", "actorName", "act", "subjectName", "before", "after", "requestId"] as const

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
    await writeDown(c, "audit.exported", { id: c.var.owner, name: c.var.person.username })
    const language = c.req.header("accept-language")
    const cell = (entry: AuditEntry, field: (typeof exported)[number]) => {
      if (field === "act") return word(language, `audit.acts.${entry.act}`)
      const value = entry[field]
      return typeof value === "object" && value !== null ? JSON.stringify(value) : value
    }
    return answerCsv(
      c,
      "audit",
      [...exported, "code"],
      rows.map((row) => [...exported.map((field) => cell(show(row), field)), row.act]),
    )
  },
)
