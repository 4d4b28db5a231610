import { and, desc, eq, gt, inArray, sql } from "drizzle-orm"
import type { DuplicateArea, DuplicateSearch } from "#contract/duplicates"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { clients } from "../clients/schema"
import { contacts } from "../contacts/schema"
import { aliases, distinctions, merges } from "./schema"

/** A record as it is compared, and what it was called before. */
export interface Comparable {
  id: string
  name: string
  email: string | null
  phoneNumber: string | null
  siren: string | null
  siret: string | null
  vatNumber: string | null
  city: string | null
  clientId: string | null
  clientName: string | null
  aliases: { name: string; email: string | null; phoneNumber: string | null; city: string | null }[]
}

const none = sql<null>`null`

/** The records of these ids. */
export async function listComparable(
  db: Database,
  owner: Owner,
  area: DuplicateArea,
  ids: readonly string[],
): Promise<Comparable[]> {
  if (ids.length === 0) return []
  const [rows, called] = await Promise.all([
    area === "clients" ? companiesOf(db, owner, [...ids]) : peopleOf(db, owner, [...ids]),
    db
      .select({
        recordId: aliases.recordId,
        name: aliases.name,
        email: aliases.email,
        phoneNumber: aliases.phoneNumber,
        city: aliases.city,
      })
      .from(aliases)
      .where(
        and(eq(aliases.owner, owner), eq(aliases.area, area), inArray(aliases.recordId, [...ids])),
      ),
  ])
  return rows.map((row) => ({
    ...row,
    aliases: called.filter(({ recordId }) => recordId === row.id),
  }))
}

const companiesOf = (db: Database, owner: Owner, ids: string[]) =>
  db
    .select({
      id: clients.id,
      name: clients.name,
      email: clients.email,
      phoneNumber: clients.phoneNumber,
      siren: clients.siren,
      siret: clients.siret,
      vatNumber: clients.vatNumber,
      city: clients.city,
      clientId: none,
      clientName: none,
    })
    .from(clients)
    .where(and(eq(clients.owner, owner), inArray(clients.id, ids)))

const peopleOf = (db: Database, owner: Owner, ids: string[]) =>
  db
    .select({
      id: contacts.id,
      name: contacts.name,
      email: contacts.email,
      phoneNumber: contacts.phoneNumber,
      siren: none,
      siret: none,
      vatNumber: none,
      city: none,
      clientId: contacts.clientId,
      clientName: sql<string | null>`${clients.name}`,
    })
    .from(contacts)
    .leftJoin(clients, and(eq(clients.owner, contacts.owner), eq(clients.id, contacts.clientId)))
    .where(and(eq(contacts.owner, owner), inArray(contacts.id, ids)))

/** The ids of those that share a key with what is typed, some of them more than once. */
export async function findSimilar(db: Database, _owner: Owner, said: DuplicateSearch) {
  const { name, email, phoneNumber, siren, siret, vatNumber, clientId } = said
  const candidates =
    said.area === "clients"
      ? sql`similar_clients(${name}, ${email}, ${phoneNumber}, ${siren}, ${siret}, ${vatNumber})`
      : sql`similar_contacts(${name}, ${email}, ${phoneNumber}, ${clientId}::uuid)`
  const { rows } = await db.execute<{ ids: string[] }>(sql`select ${candidates} as ids`)
  return [...new Set(rows[0]?.ids ?? [])]
}

/** Pairs that share a key, but those of which someone said that they are not the same. */
export async function listSimilarPairs(
  db: Database,
  _owner: Owner,
  area: DuplicateArea,
  most: number,
) {
  const { rows } = await db.execute<{ one: string; other: string }>(
    sql`select one, other from similar_pairs(${area}, ${most})`,
  )
  return rows
}

/** Those of which someone said that they are not this one. */
export async function listDistinct(db: Database, owner: Owner, area: DuplicateArea, id: string) {
  const rows = await db
    .select({ one: distinctions.one, other: distinctions.other })
    .from(distinctions)
    .where(
      and(
        eq(distinctions.owner, owner),
        eq(distinctions.area, area),
        sql`${id} in (${distinctions.one}, ${distinctions.other})`,
      ),
    )
  return rows.map(({ one, other }) => (one === id ? other : one))
}

/** Said twice it is said once. */
export async function addDistinction(
  db: Database,
  owner: Owner,
  said: { area: DuplicateArea; one: string; other: string },
) {
  await db
    .insert(distinctions)
    .values({ ...said, owner })
    .onConflictDoNothing()
}

/** How many rows name a record, by their table. */
export async function countMoving(db: Database, _owner: Owner, area: DuplicateArea, id: string) {
  const { rows } = await db.execute<{ name: string; count: number }>(
    sql`select name, count::integer from count_moving(${area}, ${id}::uuid)`,
  )
  return rows
}

/** Requests for signatures under way on the contracts of some clients. */
export async function countSignatures(db: Database, owner: Owner, clientIds: string[]) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from signature_requests r
      join contracts c on c.owner = r.owner and c.id = r.contract_id
    where r.owner = ${owner} and r.closed_at is null and ${inArray(sql`c.client_id`, clientIds)}`)
  return rows[0]?.count ?? 0
}

/** Makes one of two, and answers the id of the merge. */
export async function merge(
  db: Database,
  _owner: Owner,
  said: { area: DuplicateArea; keptId: string; otherId: string; taken: string[]; by: string },
) {
  const taken = sql`array[${sql.join(
    said.taken.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`
  const { rows } = await db.execute<{ id: string }>(
    sql`select merge_records(${said.area}, ${said.keptId}::uuid, ${said.otherId}::uuid, ${taken}, ${said.by}::uuid) as id`,
  )
  return rows[0]?.id
}

export const undoMerge = (db: Database, _owner: Owner, id: string) =>
  db.execute(sql`select undo_merge(${id}::uuid)`)

const columns = {
  id: merges.id,
  area: merges.area,
  keptId: merges.keptId,
  lostId: merges.lostId,
  createdAt: merges.createdAt,
  undoneAt: merges.undoneAt,
  leftOver: merges.leftOver,
  lostName: sql<string>`${merges.lost} ->> 'name'`,
  keptNameThen: sql<string>`coalesce(${merges.keptAfter}, ${merges.keptBefore}) ->> 'name'`,
  moved: sql<{ what: string; count: number }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('what', what, 'count', times)) from (
      select each ->> 'table' as what, count(*) as times
      from jsonb_array_elements(merges.moved || merges.set_aside) each
      where each ->> 'table' <> 'removals' group by 1 order by 1) kinds), '[]')`,
}

export type MergeRow = NonNullable<Awaited<ReturnType<typeof findMerge>>>

export async function findMerge(db: Database, owner: Owner, id: string) {
  const [row] = await db
    .select(columns)
    .from(merges)
    .where(and(eq(merges.owner, owner), eq(merges.id, id)))
  return row
}

/** The latest, since when they could still be undone. */
export const listMerges = (db: Database, owner: Owner, area: DuplicateArea, since: Date) =>
  db
    .select(columns)
    .from(merges)
    .where(and(eq(merges.owner, owner), eq(merges.area, area), gt(merges.createdAt, since)))
    .orderBy(desc(merges.createdAt))
    .limit(20)
