import { type SQL, sql } from "drizzle-orm"
import { cards, type NotedArea } from "#contract/areas"
import type { Activity, ActivityFilter } from "#contract/notes"
import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import { countRows, keyset } from "../http/page"

/** Some of what happens on records `r` of an area: what is joined to them, and how it is told. */
export interface Events {
  kind: "message" | "history"
  /** What follows `from records r`. */
  join?: SQL
  where?: SQL
  at: SQL
  /** A UUID, the same each time; see {@link numbered}. */
  id: SQL
  what: SQL
  /** Where the texts of `what` stand: "bills.events". */
  words: string
  text?: SQL
  /** In place of a text, in cents of a currency. */
  amount?: SQL
  currency?: SQL
  /** Where a day is all that is known. */
  day?: SQL
  /** The record that it is told of, where it is not `r`. */
  about?: { area: NotedArea; id: SQL; title: SQL }
  /** What one asks for to see these alone, where it is not their kind. */
  of?: "mailings" | "merges"
  /** Told in the feed of the record itself, as another area tells it to the others. */
  alone?: true
}

/** What an area tells the feeds of its records, and of those that they belong to. */
export interface ActivitySource {
  /** What the record `r` is called. */
  title: SQL
  /** In whose feeds it is told too: the column of `r` that names the record of another area. */
  under?: Partial<Record<NotedArea, SQL>>
  events: Events[]
}

/** The id of an event that bears a number, made different from those of other tables by two digits of its own. */
export const numbered = (id: SQL, digits: string): SQL =>
  sql`(${sql.raw(`'${digits}'`)} || lpad(to_hex(${id}), 30, '0'))::uuid`

/** A day among instants: its middle. */
const noonOf = (day: SQL): SQL => sql`((${day} + time '12:00') at time zone 'Europe/Paris')`

/** That something happened on a day that the record bears. */
export const onDay = (day: SQL, what: string, words: string): Events => ({
  kind: "history",
  where: sql`${day} is not null`,
  at: noonOf(day),
  id: sql`md5(${sql.raw(`'${what}'`)} || r.id)::uuid`,
  what: sql.raw(`'${what}'`),
  words,
  day,
})

/** When a record was made and last changed: what is known of one that keeps no history. */
export const stamps: Events[] = [
  {
    kind: "history",
    at: sql`r.created_at`,
    id: sql`r.id`,
    what: sql`'created'`,
    words: "notes.events",
  },
  {
    kind: "history",
    where: sql`r.version > 1`,
    at: sql`r.changed_at`,
    id: sql`md5('changed' || r.id)::uuid`,
    what: sql`'changed'`,
    words: "notes.events",
  },
]

/** That another record was made one with this one, or two of them again. */
export const merges = (area: "clients" | "contacts"): Events[] =>
  (["merged", "mergeUndone"] as const).map((what) => {
    const at = what === "merged" ? sql`e.created_at` : sql`e.undone_at`
    return {
      kind: "history",
      join: sql`join merges e on e.owner = r.owner and e.kept_id = r.id and e.area = ${named(area)}`,
      where: sql`${at} is not null`,
      at,
      id: what === "merged" ? sql`e.id` : sql`md5('undone' || e.id)::uuid`,
      what: named(what),
      words: "notes.events",
      text: sql`e.lost ->> 'name'`,
      of: "merges",
    }
  })

/** Messages that were sent about records, `e`, and what became of each. */
export const messages = (join: SQL, more: Partial<Events> = {}): Events => ({
  kind: "message",
  join,
  where: sql`e.state <> 'draft'`,
  at: sql`(case when e.sent_at is null then e.created_at else e.sent_at end)`,
  id: sql`e.id`,
  what: sql`(case when e.state = 'sending' then 'queued'
    when e.state = 'queued' and e.send_at > now() then 'scheduled' else e.state end)`,
  words: "billEmail",
  text: sql`e.subject || ' · ' || array_to_string(e."to", ', ')`,
  ...more,
})

export interface ActivityRow extends Record<string, unknown> {
  id: string
  at: string
  kind: Activity["kind"]
  what: string
  words: string | null
  text: string | null
  amount: string | null
  currency: string | null
  day: string | null
  from: Activity["from"]
  fileId: string | null
  fileName: string | null
  area: NotedArea
  recordId: string
  recordTitle: string | null
  cursor: string
}

/** The record whose feed it is. */
export interface ActivitySubject {
  area: NotedArea
  id: string
}

const tableOf = (area: NotedArea) =>
  sql.identifier(cards.find(({ name }) => name === area)?.table ?? area)
const named = (name: string) => sql.raw(`'${name}'`)

/**
 * A page of what happened on a record, the newest first. Each part is asked for no more than the page holds, from
 * where it begins, and the parts are then put in order: a long history costs what a short one does.
 */
export async function listActivity(
  db: Database,
  owner: Owner,
  subject: ActivitySubject,
  filter: ActivityFilter,
  sources: (readonly [NotedArea, ActivitySource])[],
) {
  const parts = partsOf(owner, subject, filter.kind, sources)
  if (parts.length === 0) return { rows: [], count: { value: 0, more: false } }
  const page = (at: SQL, id: SQL) => keyset(filter, { at }, id, "-at")
  const whole = page(sql`at`, sql`id`)
  const united = parts.map(
    ({ columns, from, where, at, id }) =>
      sql`(select ${columns} ${from} ${page(at, id).of(where)})`,
  )
  const counted = parts.map(({ from, where }) => sql`(select 1 ${from} where ${where})`)
  const [found, count] = await Promise.all([
    db.execute<ActivityRow>(
      sql`select *, ${whole.cursor} as cursor from (${sql.join(united, sql` union all `)}) happened
        ${whole.of(undefined)}`,
    ),
    countRows(db, sql.join(counted, sql` union all `), countedUpTo),
  ])
  return { rows: found.rows.map((row) => ({ ...row })), count }
}

/** Nobody reads further back by its number: a feed is counted no further than this. */
const countedUpTo = 1_000

interface Part {
  columns: SQL
  from: SQL
  where: SQL
  at: SQL
  id: SQL
}

function partsOf(
  owner: Owner,
  subject: ActivitySubject,
  kind: ActivityFilter["kind"],
  sources: (readonly [NotedArea, ActivitySource])[],
): Part[] {
  return sources.flatMap(([area, source]) => {
    const isSelf = area === subject.area
    const key = isSelf ? sql`r.id` : source.under?.[subject.area]
    if (!key) return []
    const scope = sql`r.owner = ${owner} and ${key} = ${subject.id}`
    const events = source.events
      .filter((each) => isAsked(area, each, kind) && (isSelf || !each.alone))
      .map((each) => eventsPart(area, source, each, scope))
    if (isSelf && (!kind || kind === "history")) events.push(guestActs(area, source.title, scope))
    const hasNotes = !kind || kind === "notes" || kind === "files" || kind === area
    if (!hasNotes) return events
    const only = kind === "files" ? sql` and n.file_id is not null` : sql``
    const notes = isSelf
      ? ownNotes(owner, subject, only)
      : notesPart(area, source.title, sql`${scope}${only}`)
    return [...events, notes]
  })
}

/** Whether these are of the kind that is asked for: an area is all that happened on its records. */
function isAsked(area: NotedArea, { kind, of }: Events, asked: ActivityFilter["kind"]): boolean {
  const kinds: (string | undefined)[] = [area, kind === "message" ? "messages" : "history", of]
  return !asked || kinds.includes(asked)
}

function eventsPart(
  area: NotedArea,
  source: ActivitySource,
  { join, where, at, id, about, ...told }: Events,
  scope: SQL,
): Part {
  const columns = sql`${at} as at, ${id} as id, ${named(told.kind)} as kind, ${told.what}::text as what,
    ${named(told.words)} as words, ${told.text ?? sql`null`}::text as text,
    ${told.amount ?? sql`null`}::bigint as amount, ${told.currency ?? sql`null`}::text as currency,
    ${told.day ?? sql`null`}::date as day, null::text as "from", null::uuid as "fileId", null::text as "fileName",
    ${named(about?.area ?? area)} as area, ${about?.id ?? sql`r.id`} as "recordId",
    ${about?.title ?? source.title}::text as "recordTitle"`
  const from = sql`from ${tableOf(area)} r ${join ?? sql``}`
  return { columns, from, where: where ? sql`${scope} and ${where}` : scope, at, id }
}

/** What someone did to the record who was let into the account, and who. */
const guestActs = (area: NotedArea, title: SQL, scope: SQL): Part =>
  eventsPart(
    area,
    { title, events: [] },
    {
      kind: "history",
      join: sql`join access_acts e on e.owner = r.owner and e.record_id = r.id`,
      at: sql`e.at`,
      id: sql`e.id`,
      what: sql`(case when e.method = 'DELETE' then 'guestRemoved'
        when e.method = 'POST' and e.operation not like '%{%' then 'guestAdded' else 'guestChanged' end)`,
      words: "notes.events",
      text: sql`e.guest_name`,
    },
    scope,
  )

const noteColumns = (
  area: SQL,
  recordId: SQL,
  title: SQL,
) => sql`n.at as at, n.id as id, 'note' as kind,
  n.kind as what, null::text as words, n.text as text, null::bigint as amount, null::text as currency,
  n.day as day, n."from" as "from", n.file_id as "fileId",
  (select f.name from files f where f.owner = n.owner and f.id = n.file_id) as "fileName",
  ${area} as area, ${recordId} as "recordId", ${title}::text as "recordTitle"`

const notePlace = { at: sql`n.at`, id: sql`n.id` }

/** The notes of the record itself, in the order of their index. */
const ownNotes = (owner: Owner, { area, id }: ActivitySubject, only: SQL): Part => ({
  columns: noteColumns(named(area), sql`n.record_id`, sql`null`),
  from: sql`from notes n`,
  where: sql`n.owner = ${owner} and n.area = ${named(area)} and n.record_id = ${id}${only}`,
  ...notePlace,
})

/** The notes of what belongs to the record. */
const notesPart = (area: NotedArea, title: SQL, where: SQL): Part => ({
  columns: noteColumns(named(area), sql`r.id`, title),
  from: sql`from ${tableOf(area)} r
    join notes n on n.owner = r.owner and n.area = ${named(area)} and n.record_id = r.id`,
  where,
  ...notePlace,
})
