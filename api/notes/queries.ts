import { and, eq, sql } from "drizzle-orm"
import { cards, type NotedArea } from "#contract/areas"
import type { NewNote, NoteChanges } from "#contract/notes"
import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import { files } from "../files/schema"
import { notes } from "./schema"

const columns = {
  id: notes.id,
  version: notes.version,
  createdAt: notes.createdAt,
  changedAt: notes.changedAt,
  area: notes.area,
  recordId: notes.recordId,
  kind: notes.kind,
  day: notes.day,
  from: notes.from,
  text: notes.text,
  fileId: notes.fileId,
  fileName: sql<string | null>`${files.name}`,
}

const own = (owner: Owner, id: string) => and(eq(notes.owner, owner), eq(notes.id, id))

/** Whether the owner has this record, of an area whose card says that it takes notes. */
export async function hasRecord(
  db: Database,
  owner: Owner,
  area: NotedArea,
  id: string,
): Promise<boolean> {
  const table = cards.find(({ name }) => name === area)?.table ?? area
  const { rows } = await db.execute(
    sql`select 1 from ${sql.identifier(table)} where owner = ${owner} and id = ${id}`,
  )
  return rows.length > 0
}

/** Whether it is put away with its project, and read-only. */
export async function isPutAway(
  db: Database,
  owner: Owner,
  { area, recordId }: { area: NotedArea; recordId: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ away: boolean }>(
    sql`select is_put_away(${owner}, ${area}, ${recordId}) as away`,
  )
  return rows[0]?.away ?? false
}

/** How many files were put to a record. */
export async function countFiles(
  db: Database,
  owner: Owner,
  { area, recordId }: { area: NotedArea; recordId: string },
): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(${notes.fileId})::int` })
    .from(notes)
    .where(and(eq(notes.owner, owner), eq(notes.area, area), eq(notes.recordId, recordId)))
  return counted?.count ?? 0
}

export async function findNote(db: Database, owner: Owner, id: string) {
  const [note] = await db
    .select(columns)
    .from(notes)
    .leftJoin(files, and(eq(files.owner, notes.owner), eq(files.id, notes.fileId)))
    .where(own(owner, id))
  return note
}

export async function addNote(db: Database, owner: Owner, note: NewNote & { at: Date }) {
  const [added] = await db
    .insert(notes)
    .values({ ...note, owner })
    .returning({ id: notes.id })
  return added && findNote(db, owner, added.id)
}

/** Many at once, of as many records. */
export async function addNotes(
  db: Database,
  owner: Owner,
  added: (Pick<NewNote, "area" | "recordId" | "day" | "text"> & { at: Date })[],
) {
  for (let at = 0; at < added.length; at += 500) {
    const some = added
      .slice(at, at + 500)
      .map((note) => ({ ...note, kind: "other" as const, owner }))
    await db.insert(notes).values(some)
  }
}

/** Nothing is returned where the version is not the current one. A note whose day stays keeps its place. */
export async function changeNote(
  db: Database,
  owner: Owner,
  id: string,
  { version, at, ...note }: NoteChanges & { at: Date },
) {
  const [changed] = await db
    .update(notes)
    .set({
      ...note,
      at: sql`case when ${notes.day} = ${note.day} then ${notes.at} else ${at.toISOString()}::timestamptz end`,
    })
    .where(and(own(owner, id), eq(notes.version, version)))
    .returning({ id: notes.id })
  return changed && findNote(db, owner, changed.id)
}

export async function removeNote(db: Database, owner: Owner, id: string) {
  const [removed] = await db.delete(notes).where(own(owner, id)).returning({ id: notes.id })
  return removed
}
