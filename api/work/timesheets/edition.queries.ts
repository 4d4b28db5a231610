import { and, asc, eq, isNull } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { timesheetAnswers, timesheetEditions } from "./schema"

const one = (owner: Owner, timesheetId: string, edition: number) =>
  and(
    eq(timesheetEditions.owner, owner),
    eq(timesheetEditions.timesheetId, timesheetId),
    eq(timesheetEditions.edition, edition),
  )

export async function addEdition(
  db: Database,
  owner: Owner,
  edition: Pick<
    typeof timesheetEditions.$inferInsert,
    "timesheetId" | "edition" | "snapshot" | "frozenAt"
  >,
) {
  await db.insert(timesheetEditions).values({ ...edition, owner })
}

export async function findEdition(
  db: Database,
  owner: Owner,
  timesheetId: string,
  edition: number,
) {
  const [found] = await db
    .select()
    .from(timesheetEditions)
    .where(one(owner, timesheetId, edition))
  return found
}

export const listEditions = (db: Database, owner: Owner, timesheetId: string) =>
  db
    .select({
      edition: timesheetEditions.edition,
      frozenAt: timesheetEditions.frozenAt,
      sha256: timesheetEditions.sha256,
      withdrawnAt: timesheetEditions.withdrawnAt,
      reason: timesheetEditions.reason,
    })
    .from(timesheetEditions)
    .where(and(eq(timesheetEditions.owner, owner), eq(timesheetEditions.timesheetId, timesheetId)))
    .orderBy(asc(timesheetEditions.edition))

/** Nothing is returned where the document was kept meanwhile. */
export async function keepEditionDocument(
  db: Database,
  owner: Owner,
  { timesheetId, edition }: { timesheetId: string; edition: number },
  file: { fileKey: string; size: number; sha256: string },
) {
  const [kept] = await db
    .update(timesheetEditions)
    .set(file)
    .where(and(one(owner, timesheetId, edition), isNull(timesheetEditions.fileKey)))
    .returning({ fileKey: timesheetEditions.fileKey })
  return kept
}

/** It is no more what is handed over, since the first time that this was said. */
export async function withdrawEdition(
  db: Database,
  owner: Owner,
  { timesheetId, edition }: { timesheetId: string; edition: number },
  { withdrawnAt, reason }: { withdrawnAt: Date; reason: string | null },
) {
  await db
    .update(timesheetEditions)
    .set({ withdrawnAt, reason })
    .where(and(one(owner, timesheetId, edition), isNull(timesheetEditions.withdrawnAt)))
}

export const listAnswers = (db: Database, owner: Owner, timesheetId: string) =>
  db
    .select()
    .from(timesheetAnswers)
    .where(and(eq(timesheetAnswers.owner, owner), eq(timesheetAnswers.timesheetId, timesheetId)))
    .orderBy(asc(timesheetAnswers.answeredAt), asc(timesheetAnswers.id))

export async function addAnswer(
  db: Database,
  owner: Owner,
  answer: Omit<typeof timesheetAnswers.$inferInsert, "owner">,
) {
  const [added] = await db
    .insert(timesheetAnswers)
    .values({ ...answer, owner })
    .returning()
  return added
}
