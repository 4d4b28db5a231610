import { and, asc, eq, inArray, sql } from "drizzle-orm"
import { nobody, type Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { keepFiles } from "../../files/queries"
import { files } from "../../files/schema"
import { supportFiles } from "./schema"

const columns = {
  ...{ id: supportFiles.fileId, name: supportFiles.name, type: supportFiles.type },
  ...{ size: supportFiles.size, sha256: supportFiles.sha256 },
}

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number]

/**
 * Hangs files that their writer sent before on a request; refuses, at its field, one that is not theirs. Those of a
 * stranger, which nobody can ask to have erased, are kept for a year.
 */
export async function attachFiles(
  db: Database,
  owner: Owner,
  requestId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await keepFiles(db, owner, Object.fromEntries(ids.map((id, at) => [`files[${at}]`, id])))
  const own = and(eq(files.owner, owner), inArray(files.id, [...ids]))
  if (owner === nobody)
    await db.update(files).set({ expiresAt: sql`now() + interval '1 year'` }).where(own)
  const rows = await db
    .select({
      fileId: files.id,
      name: files.name,
      type: files.type,
      size: files.size,
      sha256: files.sha256,
    })
    .from(files)
    .where(own)
  const place = (id: string) => ids.findIndex((sent) => sent.toLowerCase() === id)
  await db
    .insert(supportFiles)
    .values(rows.map((row) => ({ ...row, requestId, place: place(row.fileId) })))
}

/** The files of a request that the transaction may see, in the order in which they were sent. */
export function listFiles(db: Database, requestId: string) {
  return db
    .select(columns)
    .from(supportFiles)
    .where(eq(supportFiles.requestId, requestId))
    .orderBy(asc(supportFiles.place))
}

export async function findFile(db: Database, requestId: string, id: string) {
  const [file] = await db
    .select(columns)
    .from(supportFiles)
    .where(and(eq(supportFiles.requestId, requestId), eq(supportFiles.fileId, id)))
  return file
}
