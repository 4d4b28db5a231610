import type { Database } from "../../../database/client"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { findFile } from "../../files/queries"
import { ensure, found, invalid } from "../../http/problem"
import { type OfficialList, readOfficialList } from "../../official-lists/jobs"
import type { OutsideContext } from "../../ports/context"
import * as queries from "./queries"
import { planFamilies, planImport } from "./rules"

/** A file, the list in it, and what it would change. */
export interface Planned {
  file: { id: string; name: string }
  list: OfficialList
  plan: Awaited<ReturnType<typeof planOf>>
}

type Importing = OutsideContext<"files">

/** Reads the official list from a file that was sent, and tells what it would change. */
export async function readImport(context: Importing, fileId: string): Promise<Planned> {
  const read = await listIn(context, fileId)
  if (!read) return invalid([{ path: "fileId", code: "unknown" }])
  const { file, list } = read
  if (typeof list === "string") return invalid([{ path: "fileId", code: list }])
  return { file, list, plan: await context.inTransaction((db) => planOf(db, list)) }
}

/** The same of a file that was read before; another file is no import. */
export async function findImport(context: Importing, fileId: string): Promise<Planned> {
  const { file, list } = await known(context, fileId)
  return { file, list, plan: await context.inTransaction((db) => planOf(db, list)) }
}

/** Imports the list, whole or not at all, and tells what it changed. */
export async function carryOutImport(
  context: Importing & Omit<AuditContext, "db">,
  fileId: string,
): Promise<Planned> {
  const { file, list } = await known(context, fileId)
  const plan = await context.inTransaction(async (db) => {
    const plan = await planOf(db, list)
    ensure(list.errors.length + plan.errors.length === 0, "jobListErrors")
    if ("renamed" in plan) await queries.saveFamilies(db, plan.renamed)
    else await queries.saveJobs(db, plan, context.now)
    const subject = { id: file.id, name: file.name }
    await recordAudit({ ...context, db }, "jobs.imported", subject, { after: { ...plan.counts } })
    return plan
  })
  return { file, list, plan }
}

/** The file, and the list in it or why there is none. */
async function listIn({ inTransaction, owner, parts }: Importing, fileId: string) {
  const file = await inTransaction((db) => findFile(db, owner, fileId))
  const bytes = file && (await parts.files.get(file.id))
  if (!file || !bytes) return undefined
  const list = file.type === "text/plain" ? readOfficialList(bytes) : ("jobListUnknown" as const)
  return { file, list }
}

async function known(context: Importing, fileId: string) {
  const { file, list } = found(await listIn(context, fileId))
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
