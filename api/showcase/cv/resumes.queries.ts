import { and, desc, eq, getTableColumns, isNotNull, isNull, lt } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { cvFacts, cvResumes } from "./schema"

const { owner: _, ...columns } = getTableColumns(cvResumes)

export type ResumeRow = NonNullable<Awaited<ReturnType<typeof findResume>>>

export async function findResume(db: Database, owner: Owner, id: string) {
  const [row] = await db
    .select(columns)
    .from(cvResumes)
    .where(and(eq(cvResumes.owner, owner), eq(cvResumes.id, id)))
  return row
}

/** The files that were imported, the last first. */
export function listImported(db: Database, owner: Owner) {
  return db
    .select(columns)
    .from(cvResumes)
    .where(
      and(eq(cvResumes.owner, owner), isNotNull(cvResumes.importedAt), isNull(cvResumes.undoneAt)),
    )
    .orderBy(desc(cvResumes.importedAt), desc(cvResumes.id))
    .limit(50)
}

/** Files that were looked at a day ago and never imported go. */
export async function dropAbandoned(db: Database, owner: Owner, before: Date) {
  await db
    .delete(cvResumes)
    .where(
      and(
        eq(cvResumes.owner, owner),
        isNull(cvResumes.importedAt),
        lt(cvResumes.createdAt, before),
      ),
    )
}

export async function addResume(
  db: Database,
  owner: Owner,
  resume: Pick<typeof cvResumes.$inferInsert, "fileName" | "language" | "content">,
) {
  const [added] = await db
    .insert(cvResumes)
    .values({ ...resume, owner })
    .returning(columns)
  return added
}

export async function markResume(
  db: Database,
  owner: Owner,
  id: string,
  change: Partial<
    Pick<
      typeof cvResumes.$inferInsert,
      "importedAt" | "undoneAt" | "profileTaken" | "profileBefore" | "cvId"
    >
  >,
) {
  await db
    .update(cvResumes)
    .set(change)
    .where(and(eq(cvResumes.owner, owner), eq(cvResumes.id, id)))
}

/** Removes what an import added; the bin keeps it as everything that is removed. */
export async function removeImported(db: Database, owner: Owner, resumeId: string) {
  await db.delete(cvFacts).where(and(eq(cvFacts.owner, owner), eq(cvFacts.resumeId, resumeId)))
}
