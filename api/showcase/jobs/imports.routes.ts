import { createRoute } from "@hono/zod-openapi"
import { JobImport, NewJobImport } from "#contract/jobs"
import type { Database } from "../../../database/client"
import { allowWithoutTransaction } from "../../access/allow"
import { recordAudit } from "../../audit/commands"
import { findFile } from "../../files/queries"
import { message } from "../../http/messages"
import { area, created, idOf, json, ok } from "../../http/operation"
import { ensure, found, invalid } from "../../http/problem"
import { type OfficialList, readOfficialList } from "../../official-lists/jobs"
import type { Call } from "../../ports/context"
import * as queries from "./queries"
import { noCounts, planFamilies, planImport } from "./rules"

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
    const { fileId } = c.req.valid("json")
    const read = await listIn(c, fileId)
    if (!read) return invalid([{ path: "fileId", code: "unknown" }])
    if (typeof read.list === "string") return invalid([{ path: "fileId", code: read.list }])
    const { list } = read
    const plan = await c.var.inTransaction((db) => planOf(db, list))
    return c.json(show(c, read.file, list, plan), 201)
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
    const { file, list } = await known(c, c.req.valid("param").importId)
    const plan = await c.var.inTransaction((db) => planOf(db, list))
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
    const { file, list } = await known(c, c.req.valid("param").importId)
    const plan = await c.var.inTransaction(async (db) => {
      const plan = await planOf(db, list)
      ensure(list.errors.length + plan.errors.length === 0, "jobListErrors")
      if ("renamed" in plan) await queries.saveFamilies(db, plan.renamed)
      else await queries.saveJobs(db, plan, c.var.now)
      const subject = { id: file.id, name: file.name }
      await recordAudit({ var: { ...c.var, db } }, "jobs.imported", subject, {
        after: { ...plan.counts },
      })
      return plan
    })
    return c.json(show(c, file, list, plan), 200)
  },
)

/** The file, and the list in it or why there is none. */
async function listIn({ var: { owner, parts, inTransaction } }: Call, fileId: string) {
  const file = await inTransaction((db) => findFile(db, owner, fileId))
  const bytes = file && (await parts.files.get(file.id))
  if (!file || !bytes) return undefined
  const list = file.type === "text/plain" ? readOfficialList(bytes) : ("jobListUnknown" as const)
  return { file, list }
}

/** The list of a file that was read before; another file is no import. */
async function known(c: Call, fileId: string) {
  const { file, list } = found(await listIn(c, fileId))
  return { file, list: found(typeof list === "string" ? undefined : list) }
}

async function planOf(db: Database, list: OfficialList) {
  if (list.kind === "families")
    return planFamilies(await queries.listFamilies(db, "fr"), list.listed)
  const plain = await queries.plainTitles(
    db,
    list.listed.map(({ title }) => title),
  )
  const listed = list.listed.map((job, at) => ({ ...job, plain: plain[at] ?? "" }))
  return planImport(await queries.listKnownJobs(db), listed)
}

function show(
  c: Call,
  { id, name }: { id: string; name: string },
  list: OfficialList,
  plan: Awaited<ReturnType<typeof planOf>>,
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
