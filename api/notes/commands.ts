import type { NotedArea } from "#contract/areas"
import { mostFiles, type NewNote, type NoteChanges } from "#contract/notes"
import { rightTo } from "#contract/permissions"
import { compareDays, type Day } from "#domain/day"
import { keepFiles } from "../files/queries"
import { ensure, found, HttpProblem, invalid } from "../http/problem"
import type { Context } from "../ports/context"
import * as queries from "./queries"
import { momentOf } from "./rules"

export type NoteRow = NonNullable<Awaited<ReturnType<typeof queries.findNote>>>

/** Lets in who may do this to the records of the area. */
export function requireRight(
  { rights }: Pick<Context, "rights">,
  area: NotedArea,
  act: "see" | "edit",
): void {
  const right = rightTo(area, act)
  if (!right || !rights.has(right)) throw new HttpProblem(403, "forbidden")
}

/** A note that the caller may see, or change. */
export async function ownNote(context: Context, id: string, act: "see" | "edit") {
  const note = found(await queries.findNote(context.db, context.owner, id))
  requireRight(context, note.area, act)
  return note
}

/** A note that can be changed, or removed: what is put away is read-only. */
export async function openNote(context: Context, id: string) {
  const note = await ownNote(context, id, "edit")
  ensure(!(await queries.isPutAway(context.db, context.owner, note)), "projectArchived")
  return note
}

/** Writes a note down on one of the owner's own records. */
export async function addNote(context: Context, note: NewNote): Promise<NoteRow> {
  const { db, owner, today, now } = context
  requireRight(context, note.area, "edit")
  found((await queries.hasRecord(db, owner, note.area, note.recordId)) || null)
  ensure(!(await queries.isPutAway(db, owner, note)), "projectArchived")
  if (note.fileId) await requireRoom(context, note)
  await check(context, note)
  const at = momentOf(note.day, today, now)
  return found(await queries.addNote(db, owner, { ...note, at }))
}

/** The note before, and changed; not changed where the version is not the current one. */
export async function changeNote(
  context: Context,
  id: string,
  changes: NoteChanges,
): Promise<{ before: NoteRow; changed: NoteRow | undefined }> {
  const { db, owner, today, now } = context
  const before = await openNote(context, id)
  if (changes.fileId && !before.fileId) await requireRoom(context, before)
  await check(context, changes)
  const at = momentOf(changes.day, today, now)
  return { before, changed: await queries.changeNote(db, owner, id, { ...changes, at }) }
}

/** Refuses one file more than records of its area have. */
async function requireRoom(
  { db, owner }: Context,
  record: Pick<NewNote, "area" | "recordId">,
): Promise<void> {
  const most = mostFiles[record.area]
  if (most && (await queries.countFiles(db, owner, record)) >= most)
    invalid([{ path: "fileId", code: `tooMany ${most}` }])
}

async function check(
  { db, owner, today }: Context,
  { day, fileId }: { day: Day; fileId: string | null },
): Promise<void> {
  // What has not happened yet is no note.
  if (compareDays(day, today) > 0) invalid([{ path: "day", code: "inFuture" }])
  await keepFiles(db, owner, { fileId })
}
