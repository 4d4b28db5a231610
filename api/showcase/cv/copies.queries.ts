import { and, desc, eq, getTableColumns, isNotNull, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { offers } from "../../people/offers/schema"
import { cvCopies } from "./schema"

const { owner: _, paper: _paper, resume: _resume, ...columns } = getTableColumns(cvCopies)

export type CvCopyRow = NonNullable<Awaited<ReturnType<typeof findCopy>>>

const read = (db: Database) =>
  db
    .select({ ...columns, offerTitle: offers.title })
    .from(cvCopies)
    .leftJoin(offers, and(eq(offers.owner, cvCopies.owner), eq(offers.id, cvCopies.offerId)))

/** The copies of a CV, or those that went out for an offer, or all; the newest first. */
export function listCopies(
  db: Database,
  owner: Owner,
  { cvId, offerId }: { cvId?: string; offerId?: string },
) {
  return read(db)
    .where(
      and(
        eq(cvCopies.owner, owner),
        cvId ? eq(cvCopies.cvId, cvId) : undefined,
        offerId ? eq(cvCopies.offerId, offerId) : undefined,
      ),
    )
    .orderBy(desc(cvCopies.createdAt), desc(cvCopies.id))
    .limit(200)
}

export async function findCopy(db: Database, owner: Owner, id: string) {
  const [copy] = await read(db).where(and(eq(cvCopies.owner, owner), eq(cvCopies.id, id)))
  return copy
}

/** The finished texts that it showed. */
export async function findPaper(db: Database, owner: Owner, id: string) {
  const [copy] = await db
    .select({ paper: cvCopies.paper })
    .from(cvCopies)
    .where(and(eq(cvCopies.owner, owner), eq(cvCopies.id, id)))
  return copy?.paper
}

/** What it says as JSON Resume, where whoever holds its link may take that. */
export async function findAllowedResume(db: Database, owner: Owner, id: string) {
  const [copy] = await db
    .select({ resume: cvCopies.resume, name: cvCopies.fileName })
    .from(cvCopies)
    .where(and(eq(cvCopies.owner, owner), eq(cvCopies.id, id), cvCopies.resumeAllowed))
  return copy
}

/** False where the copy has none. */
export async function allowResume(db: Database, owner: Owner, id: string, isAllowed: boolean) {
  const changed = await db
    .update(cvCopies)
    .set({ resumeAllowed: isAllowed })
    .where(and(eq(cvCopies.owner, owner), eq(cvCopies.id, id), isNotNull(cvCopies.resume)))
    .returning({ id: cvCopies.id })
  return changed.length > 0
}

export async function countCopies(db: Database, owner: Owner) {
  return db.$count(cvCopies, eq(cvCopies.owner, owner))
}

export async function addCopy(
  db: Database,
  owner: Owner,
  copy: Omit<typeof cvCopies.$inferInsert, "owner" | "id">,
) {
  const [added] = await db
    .insert(cvCopies)
    .values({ ...copy, owner })
    .returning({ id: cvCopies.id })
  return added
}

/** The copies of this CV that a private link opens now; links are an area above, and so named in SQL. */
export async function listShared(db: Database, owner: Owner, cvId: string, now: Date) {
  const { rows } = await db.execute<{ id: string; recipient: string }>(
    sql`select c.id, c.recipient from cv_copies c
      where c.owner = ${owner} and c.cv_id = ${cvId}
        and exists (select from cv_copy_links l where l.owner = c.owner and l.cv_copy_id = c.id
          and l.revoked_at is null and l.expires_at > ${now.toISOString()})
      order by c.created_at desc, c.id limit 100`,
  )
  return rows
}
