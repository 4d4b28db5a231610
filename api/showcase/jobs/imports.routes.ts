import { createRoute } from "@hono/zod-openapi"
import { JobImport, NewJobImport } from "#contract/jobs"
import { allowWithoutTransaction } from "../../access/allow"
import type { Call } from "../../http/env"
import { message } from "../../http/messages"
import { area, created, idOf, json, ok } from "../../http/operation"
import type { OfficialList } from "../../official-lists/jobs"
import { carryOutImport, findImport, type Planned, readImport } from "./imports.commands"
import { noCounts } from "./rules"

/** The official list of jobs or of their families, from a file: seen first, then imported. */
export const jobImports = area()

/** As many changes, and as many lines that cannot be read, as are shown. */
const shown = 200

jobImports.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addJobImport",
    description:
      "Reads the official list (ROME, CSV in UTF-8) from a file that was sent, and tells what it would change. Nothing is changed. Who may edit the jobs.",
    middleware: allowWithoutTransaction("jobs.edit"),
    request: { body: json(NewJobImport) },
    responses: created(JobImport),
  }),
  async (c) => {
    const { file, list, plan } = await readImport(c.var, c.req.valid("json").fileId)
    return c.json(show(c, file, list, plan), 201)
  },
)

jobImports.openapi(
  createRoute({
    method: "get",
    path: "/{importId}",
    operationId: "findJobImport",
    description: "What the import would change now. Who may edit the jobs.",
    middleware: allowWithoutTransaction("jobs.edit"),
    request: { params: idOf("importId") },
    responses: ok(JobImport),
  }),
  async (c) => {
    const { file, list, plan } = await findImport(c.var, c.req.valid("param").importId)
    return c.json(show(c, file, list, plan), 200)
  },
)

jobImports.openapi(
  createRoute({
    method: "post",
    path: "/{importId}/confirmation",
    operationId: "confirmJobImport",
    description:
      "Imports the list, whole or not at all, and tells what it changed; a second time it changes nothing. Who may edit the jobs.",
    middleware: allowWithoutTransaction("jobs.edit"),
    request: { params: idOf("importId") },
    responses: ok(JobImport),
  }),
  async (c) => {
    const { file, list, plan } = await carryOutImport(c.var, c.req.valid("param").importId)
    return c.json(show(c, file, list, plan), 200)
  },
)

function show(
  c: Call,
  { id, name }: { id: string; name: string },
  list: OfficialList,
  plan: Planned["plan"],
): JobImport {
  const errors = [...list.errors, ...plan.errors].sort((one, other) => one.line - other.line)
  const isWhole = errors.length === 0
  return {
    ...{ id, fileName: name, kind: list.kind, errorCount: errors.length },
    counts: isWhole ? plan.counts : noCounts,
    changes: isWhole ? plan.changes.slice(0, shown) : [],
    errors: errors.slice(0, shown).map(({ line, code }) => ({
      ...{ line, code },
      message: message(c.var.language, code),
    })),
  }
}
