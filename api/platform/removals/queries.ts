import { type SQL, sql } from "drizzle-orm"
import { cards, type UndoneArea, type UndoneTable } from "#contract/areas"
import type { RemovalFilter } from "#contract/removals"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { countRows, keyset } from "../../http/page"

/** Of how many records a removal tells what they are called. */
const most = 3

const undone = cards.filter(({ undo }) => undo)

/** What the caller may bring back: records of these areas, and notes about records of those. */
export interface Restorable {
  areas: readonly string[]
  notesOf: readonly string[]
}

export interface RemovalRow extends Record<string, unknown> {
  id: string
  removedAt: string
  kind: UndoneTable | "notes"
  areas: (UndoneArea | "notes")[]
  titles: (string | null)[]
  /** What the first of them is about, where it is a note. */
  about: { area: UndoneArea; recordId: string } | null
  records: number
  notes: number
}

const texts = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

const cases = (say: (card: (typeof undone)[number]) => SQL) =>
  sql`(case r.kind ${sql.join(
    undone.map((card) => sql`when ${sql.raw(`'${card.table}'`)} then ${say(card)}`),
    sql` `,
  )} else ${sql`null`} end)`

const area = cases(({ name }) => sql.raw(`'${name}'`))
const title = cases(({ called }) => sql`r.record ->> ${sql.raw(`'${called}'`)}`)

/**
 * What was removed, act by act, as far as the caller may bring back all of it. Parts of records are not named,
 * nor are the notes that went with theirs.
 */
function removed(owner: Owner, { areas, notesOf }: Restorable): SQL {
  const first = sql`order by r.kind = 'notes', r.id`
  return sql`(
    select (array_agg(r.record_id ${first}))[1] as id, r.removed_at, r.call,
      (array_agg(r.kind ${first}))[1] as kind,
      (array_agg(case when r.kind = 'notes' then 'notes' else ${area} end ${first}))[1:${sql.raw(String(most))}] as areas,
      (array_agg(case when r.kind = 'notes' then left(r.record ->> 'text', 80) else ${title} end ${first}))[1:${sql.raw(String(most))}] as titles,
      (array_agg(case when r.kind = 'notes' then jsonb_build_object('area', r.record ->> 'area',
        'recordId', r.record ->> 'record_id') end ${first}))[1] as about,
      (count(*) filter (where r.kind <> 'notes'))::int as records,
      (count(*) filter (where r.kind = 'notes'))::int as notes
    from removals r
    where r.owner = ${owner} and r.removed_at >= now() - interval '30 days'
      and r.kind in (${sql.join([...undone.map(({ table }) => sql.raw(`'${table}'`)), sql`'notes'`], sql`, `)})
    group by r.call, r.removed_at
    having bool_and(case when r.kind = 'notes' then r.record ->> 'area' = any (${texts(notesOf)})
      else ${area} = any (${texts(areas)}) end)
  ) as removed`
}

const columns = sql`id, removed_at as "removedAt", kind, areas, titles, about, records, notes`

export async function listRemovals(
  db: Database,
  owner: Owner,
  may: Restorable,
  filter: RemovalFilter,
) {
  const from = removed(owner, may)
  const page = keyset(filter, { removedAt: sql`removed_at` }, sql`id`, "-removedAt")
  const [found, count] = await Promise.all([
    db.execute<RemovalRow & { cursor: string }>(
      sql`select ${columns}, ${page.cursor} as cursor from ${from} ${page.of(undefined)}`,
    ),
    countRows(db, sql`select 1 from ${from}`),
  ])
  return { rows: found.rows.map((row) => ({ ...row })), count }
}

/** The removal whose first record this was. */
export async function findRemoval(db: Database, owner: Owner, may: Restorable, id: string) {
  const { rows } = await db.execute<RemovalRow>(
    sql`select ${columns} from ${removed(owner, may)} where id = ${id} order by removed_at desc limit 1`,
  )
  return rows[0]
}

/** Forgets what was removed together with this record. */
export async function eraseRemoval(
  db: Database,
  owner: Owner,
  { id, kind }: Pick<RemovalRow, "id" | "kind">,
): Promise<void> {
  await db.execute(sql`delete from removals r using removals first
    where first.owner = ${owner} and first.kind = ${kind} and first.record_id = ${id}
      and r.owner = first.owner and r.call = first.call and r.removed_at = first.removed_at`)
}
