import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from "drizzle-orm"
import type { NewCv } from "#contract/cv-versions"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { bestFirst } from "../../http/search"
import { offers } from "../../people/offers/schema"
import type { Layout } from "./layout.rules"
import { cvs } from "./schema"

const { owner: _, words: _words, ...columns } = getTableColumns(cvs)
const shown = { ...columns, offerTitle: offers.title }

export type CvRow = NonNullable<Awaited<ReturnType<typeof findCv>>>

const read = (db: Database) =>
  db
    .select(shown)
    .from(cvs)
    .leftJoin(offers, and(eq(offers.owner, cvs.owner), eq(offers.id, cvs.offerId)))

/** The CVs in use, or those that were archived; the one that changed last comes first. */
export function listCvs(db: Database, owner: Owner, isArchived: boolean) {
  const kept = isArchived ? isNotNull(cvs.archivedAt) : isNull(cvs.archivedAt)
  return read(db)
    .where(and(eq(cvs.owner, owner), kept))
    .orderBy(desc(cvs.changedAt), desc(cvs.id))
    .limit(200)
}

export async function findCv(db: Database, owner: Owner, id: string) {
  const [cv] = await read(db).where(and(eq(cvs.owner, owner), eq(cvs.id, id)))
  return cv
}

export async function countCvs(db: Database, owner: Owner) {
  return db.$count(cvs, eq(cvs.owner, owner))
}

export async function addCv(db: Database, owner: Owner, cv: NewCv & { layout?: Layout }) {
  const [added] = await db
    .insert(cvs)
    .values({ ...cv, owner })
    .returning({ id: cvs.id })
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeCv(
  db: Database,
  owner: Owner,
  id: string,
  { version, ...cv }: NewCv & { version: number },
) {
  const [changed] = await db
    .update(cvs)
    .set(cv)
    .where(and(eq(cvs.owner, owner), eq(cvs.id, id), eq(cvs.version, version)))
    .returning({ id: cvs.id })
  return changed
}

export async function lockLayout(db: Database, owner: Owner, id: string) {
  const [locked] = await db
    .select({ layout: cvs.layout })
    .from(cvs)
    .where(and(eq(cvs.owner, owner), eq(cvs.id, id)))
    .for("update")
  return locked?.layout
}

export async function changeLayout(db: Database, owner: Owner, id: string, layout: Layout) {
  await db
    .update(cvs)
    .set({ layout })
    .where(and(eq(cvs.owner, owner), eq(cvs.id, id)))
}

export async function archiveCv(db: Database, owner: Owner, id: string, at: Date | null) {
  await db
    .update(cvs)
    .set({ archivedAt: at })
    .where(and(eq(cvs.owner, owner), eq(cvs.id, id)))
}

export async function removeCv(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(cvs)
    .where(and(eq(cvs.owner, owner), eq(cvs.id, id)))
    .returning({ id: cvs.id })
  return removed
}

/** The best few whose name or target contains the words. */
export function searchCvs(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({ id: cvs.id, name: cvs.name, target: cvs.target })
    .from(cvs)
    .where(and(eq(cvs.owner, owner), sql`${cvs.id} = any(find_cvs(${q}))`))
    .orderBy(...bestFirst(cvs.name, q))
    .limit(most)
}
