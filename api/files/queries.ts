import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import { invalid } from "../http/problem"
import type { Room } from "./rules"
import { files } from "./schema"

type NewFile = Pick<typeof files.$inferInsert, "name" | "type" | "size" | "sha256">

const alive = or(isNull(files.expiresAt), gt(files.expiresAt, sql`now()`))

/** Writes down that a file is about to be stored; nobody sees it before {@link confirmFile}. */
export async function addFile(db: Database, owner: Owner, file: NewFile) {
  const [announced] = await db
    .insert(files)
    .values({ ...file, owner })
    .returning()
  return announced
}

/** Says that the file's bytes are stored. */
export async function confirmFile(db: Database, owner: Owner, id: string) {
  await db
    .update(files)
    .set({ received: true })
    .where(and(eq(files.owner, owner), eq(files.id, id)))
}

export async function findFile(db: Database, owner: Owner, id: string) {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.owner, owner), eq(files.id, id), eq(files.received, true), alive))
  return file
}

/** The fields of a record that refer to files, by the path of each. */
type References = Record<string, string | null | undefined>

/** Keeps for good the files that a record refers to; refuses, at its field, one that is not the owner's. */
export async function keepFiles(db: Database, owner: Owner, references: References) {
  await keep(db, owner, references, () => true)
}

/** As {@link keepFiles}, for fields that show a picture. */
export async function keepImages(db: Database, owner: Owner, references: References) {
  await keep(db, owner, references, (type) => type.startsWith("image/"))
}

async function keep(
  db: Database,
  owner: Owner,
  references: References,
  suits: (type: string) => boolean,
): Promise<void> {
  const wanted = Object.entries(references).flatMap(([path, id]) => (id ? [{ path, id }] : []))
  if (wanted.length === 0) return
  const ids = wanted.map(({ id }) => id)
  const kept = await db
    .update(files)
    .set({ expiresAt: null })
    .where(and(eq(files.owner, owner), inArray(files.id, ids), eq(files.received, true), alive))
    .returning({ id: files.id, type: files.type })
  const types = new Map(kept.map(({ id, type }) => [id, type]))
  const errors = wanted.flatMap(({ path, id }) => {
    const type = types.get(id.toLowerCase())
    if (type === undefined) return [{ path, code: "unknown" }]
    return suits(type) ? [] : [{ path, code: "imageType" }]
  })
  if (errors.length) invalid(errors)
}

/** What somebody and everyone keeps, and how much of it they may. Until the transaction ends nobody else of theirs asks. */
export async function findRoom(db: Database, owner: Owner): Promise<Room> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files ${owner}`}, 0))`)
  const { rows } = await db.execute<Room & Record<string, unknown>>(sql`
    select own.files as "files", own.bytes as "bytes", everyone.count as "allFiles", everyone.bytes as "allBytes",
      (select jsonb_object_agg(kind, jsonb_build_object('perPerson', per_person, 'perNewcomer', per_newcomer,
        'perInstallation', per_installation)) from quotas where kind in ('megabytes', 'files')) as limits
    from (select count(*) as files, coalesce(sum(size), 0)::bigint as bytes from files
        where owner = ${owner}) as own,
      kept_files() as everyone`)
  const [room] = rows
  if (!room) throw new Error("nothing is said of files")
  return room
}
