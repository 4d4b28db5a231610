import { and, asc, eq, getTableColumns, ne, sql } from "drizzle-orm"
import type pg from "pg"
import type { FactKind } from "#contract/cv"
import { addDays, type Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import { bestFirst } from "../../http/search"
import { cvFacts } from "./schema"

const { owner: _, words: _words, ...ownColumns } = getTableColumns(cvFacts)

const columns = {
  ...ownColumns,
  renewedById: sql<string | null>`(select next.id from cv_facts next
    where next.owner = cv_facts.owner and next.renews_id = cv_facts.id)`,
}

export type FactRow = NonNullable<Awaited<ReturnType<typeof findFact>>>
type Values = Pick<
  typeof cvFacts.$inferInsert,
  | ("kind" | "title" | "other" | "content" | "proofId")
  | ("resumeId" | "resumeFrom" | "resumeRead" | "renewsId")
>

/** The facts of a kind, or all of them, in their owner's order. */
export function listFacts(db: Database, owner: Owner, kind?: FactKind) {
  return db
    .select(columns)
    .from(cvFacts)
    .where(and(eq(cvFacts.owner, owner), kind ? eq(cvFacts.kind, kind) : undefined))
    .orderBy(asc(cvFacts.kind), asc(cvFacts.place), asc(cvFacts.id))
}

/** The clients and contacts of someone by name, and where clients are: what tells of them in a text. */
export async function listIdentifying(db: Database, owner: Owner) {
  const { rows } = await db.execute<{ words: string; isName: boolean }>(sql`
    select name as words, true as "isName" from clients where owner = ${owner} and length(name) > 3
    union select name, true from contacts where owner = ${owner} and name like '% %'
    union select street_address, false from clients where owner = ${owner} and length(street_address) > 5
    limit 5000`)
  const of = (names: boolean) =>
    rows.flatMap(({ words, isName }) => (isName === names ? [words] : []))
  return { names: of(true), addresses: of(false) }
}

export async function findFact(db: Database, owner: Owner, id: string) {
  const [fact] = await db
    .select(columns)
    .from(cvFacts)
    .where(and(eq(cvFacts.owner, owner), eq(cvFacts.id, id)))
  return fact
}

/** How many there are of a kind, and the places that they take up. */
export async function measureFacts(db: Database, owner: Owner, kind: FactKind) {
  const { rows } = await db.execute<{ count: number; first: number; last: number }>(sql`
    select count(*)::int as count, coalesce(min(place), 0)::int as first, coalesce(max(place), 0)::int as last
    from ${cvFacts} where ${cvFacts.owner} = ${owner} and ${cvFacts.kind} = ${kind}`)
  return rows[0] ?? { count: 0, first: 0, last: 0 }
}

/** Whether another fact of the kind, of those that are there once, has this name. */
export async function isTaken(
  db: Database,
  owner: Owner,
  { kind, title, but }: { kind: FactKind; title: string; but?: string },
): Promise<boolean> {
  const [taken] = await db
    .select({ id: cvFacts.id })
    .from(cvFacts)
    .where(
      and(
        eq(cvFacts.owner, owner),
        eq(cvFacts.kind, kind),
        sql`plain_text(${cvFacts.title}) = plain_text(${title})`,
        but ? ne(cvFacts.id, but) : undefined,
      ),
    )
  return taken !== undefined
}

export async function addFact(db: Database, owner: Owner, fact: Values & { place: number }) {
  const [added] = await db
    .insert(cvFacts)
    .values({ ...fact, owner })
    .returning(columns)
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeFact(
  db: Database,
  owner: Owner,
  id: string,
  version: number,
  fact: Values,
) {
  const [changed] = await db
    .update(cvFacts)
    .set(fact)
    .where(and(eq(cvFacts.owner, owner), eq(cvFacts.id, id), eq(cvFacts.version, version)))
    .returning(columns)
  return changed
}

/** Numbers the places of these facts, in this order. */
export async function orderFacts(db: Database, owner: Owner, ids: readonly string[]) {
  await db.execute(sql`
    update ${cvFacts} set place = ordered.place
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as ordered (id, place)
    where ${cvFacts.owner} = ${owner} and ${cvFacts.id} = ordered.id
      and ${cvFacts.place} <> ordered.place`)
}

export async function removeFact(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(cvFacts)
    .where(and(eq(cvFacts.owner, owner), eq(cvFacts.id, id)))
    .returning({ id: cvFacts.id })
  return removed
}

/** The best few whose name, or whom they were with, contains the words. */
export function searchFacts(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({ id: cvFacts.id, kind: cvFacts.kind, title: cvFacts.title, other: cvFacts.other })
    .from(cvFacts)
    .where(and(eq(cvFacts.owner, owner), sql`${cvFacts.id} = any(find_cv_facts(${q}))`))
    .orderBy(...bestFirst(cvFacts.title, q))
    .limit(most)
}

/** Who has a certification that ends this year or within sixty days: text sorts like the dates that it is. */
export async function listOwnersToNotify(pool: pg.Pool, today: Day): Promise<Owner[]> {
  const near = `select distinct owner from cv_facts where kind = 'certification'
    and content ->> 'expiresOn' >= $1 and content ->> 'expiresOn' <= $2`
  const days = [today.slice(0, 4), addDays(today, 60)]
  const rows = await sweep<{ owner: string }>(pool, "certificationNotices", near, days)
  return rows.map(ownerOfRow)
}
