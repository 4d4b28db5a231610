import { and, eq, getTableColumns, gte, inArray, isNull, lte, or, sql } from "drizzle-orm"
import type pg from "pg"
import type { EventFilter } from "#contract/events"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { projection } from "../../../database/projection"
import { sweep } from "../../../database/sweep"
import { keyset } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { clients } from "../../people/clients/schema"
import { contracts } from "../contracts/schema"
import { calendarChanges, eventOverrides, events, type KeptEvent } from "./schema"

const { owner: _, words: _words, ...own } = getTableColumns(events)
const columns = {
  ...own,
  clientName: sql<string | null>`${clients.name}`,
  contractTitle: sql<string | null>`${contracts.title}`,
  // Projects stand above events, and know them.
  projectName: sql<string | null>`(select p.name from projects p
    where p.owner = ${events.owner} and p.id = ${events.projectId})`,
}
const listed = projection(columns)
const { id: __, owner: ___, ...overrideColumns } = getTableColumns(eventOverrides)

const itsClient = and(eq(clients.owner, events.owner), eq(clients.id, events.clientId))
const itsContract = and(eq(contracts.owner, events.owner), eq(contracts.id, events.contractId))
const withNames = sql`${events} left join ${clients} on ${itsClient} left join ${contracts} on ${itsContract}`

const sorts = {
  title: sql`${events.title} collate "fr-x-icu"`,
  startDate: events.startDate,
  changedAt: events.changedAt,
}

export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>
export type OverrideRow = Omit<typeof eventOverrides.$inferSelect, "id" | "owner">

const matching = (owner: Owner, filter: Omit<EventFilter, "limit">) =>
  and(
    eq(events.owner, owner),
    filter.id ? inArray(events.id, filter.id) : undefined,
    filter.clientId ? eq(events.clientId, filter.clientId) : undefined,
    filter.contractId ? eq(events.contractId, filter.contractId) : undefined,
    filter.projectId ? eq(events.projectId, filter.projectId) : undefined,
    or(containing(filter.q, events.title), containing(filter.q, events.place)),
  )

export function listEvents(db: Database, owner: Owner, filter: EventFilter) {
  const page = keyset(filter, sorts, events.id, "-startDate")
  return page.list(db, listed, withNames, matching(owner, filter))
}

const named = (db: Database) =>
  db
    .select(columns)
    .from(events)
    .leftJoin(clients, itsClient)
    .leftJoin(contracts, itsContract)
    .$dynamic()

/** Whether it is a project of the owner's. */
export async function hasProject(db: Database, owner: Owner, id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from projects where owner = ${owner} and id = ${id}`,
  )
  return rows.length > 0
}

export async function findEvent(db: Database, owner: Owner, id: string) {
  const [event] = await named(db).where(and(eq(events.owner, owner), eq(events.id, id)))
  return event
}

/**
 * The event, which nobody else changes until the transaction ends. Locked first and read then: a lock that waited would judge the join by what stood before.
 */
export async function lockEvent(db: Database, owner: Owner, id: string) {
  const [locked] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.owner, owner), eq(events.id, id)))
    .for("update")
  return locked && findEvent(db, owner, id)
}

/** Those that may happen within some days. */
export const listEventsWithin = (db: Database, owner: Owner, from: Day, to: Day) =>
  named(db).where(
    and(
      eq(events.owner, owner),
      lte(events.firstDay, to),
      or(isNull(events.lastDay), gte(events.lastDay, from)),
    ),
  )

/** All of a filter, as a file of them is good for. */
export const exportEvents = (db: Database, owner: Owner, filter: Omit<EventFilter, "limit">) =>
  named(db).where(matching(owner, filter)).orderBy(events.startDate, events.id).limit(20_000)

/** What was changed of the occurrences of some events. */
export const listOverrides = (db: Database, owner: Owner, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select(overrideColumns)
        .from(eventOverrides)
        .where(
          and(
            eq(eventOverrides.owner, owner),
            sql`${eventOverrides.eventId} = any(${sql.param([...ids])}::uuid[])`,
          ),
        )

type Written = Omit<typeof events.$inferInsert, "owner">

export async function addEvent(db: Database, owner: Owner, event: Written): Promise<string> {
  const [added] = await db
    .insert(events)
    .values({ ...event, owner })
    .returning({ id: events.id })
  return added?.id ?? ""
}

/** Several at once, each by an id that the caller gave it. */
export async function addEvents(db: Database, owner: Owner, added: readonly Written[]) {
  for (let at = 0; at < added.length; at += 500)
    await db.insert(events).values(added.slice(at, at + 500).map((event) => ({ ...event, owner })))
}

/** The events that other calendars know by these names. */
export async function listEventsByUid(db: Database, owner: Owner, uids: readonly string[]) {
  if (uids.length === 0) return []
  return named(db).where(
    and(eq(events.owner, owner), sql`${events.uid} = any(${sql.param([...uids])}::text[])`),
  )
}

/** The names of the parts that these series go on as. */
export async function listParts(db: Database, owner: Owner, uids: readonly string[]) {
  if (uids.length === 0) return []
  const whole = sql`regexp_replace(${events.uid}, '#[^#]*~[0-9a-f]{8}$', '')`
  const rows = await db
    .select({ uid: events.uid })
    .from(events)
    .where(
      and(
        eq(events.owner, owner),
        sql`${events.uid} ~ '#[^#]*~[0-9a-f]{8}$' and ${whole} = any(${sql.param([...uids])}::text[])`,
      ),
    )
  return rows.map(({ uid }) => uid)
}

/** A part of a series that came with a file is of that file too: undoing its import takes it along. */
export async function joinImport(db: Database, owner: Owner, of: string, id: string) {
  await db.execute(sql`update imports set record_ids = array_append(record_ids, ${id}::uuid)
    where owner = ${owner} and undone_at is null and ${of}::uuid = any(record_ids)`)
}

/** The caller holds the event's lock. */
export async function changeEvent(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Written>,
) {
  await db
    .update(events)
    .set(changes)
    .where(and(eq(events.owner, owner), eq(events.id, id)))
}

type Override = Omit<OverrideRow, "eventId">

/** These are what is different of the occurrences of an event, and no others. */
export async function replaceOverrides(
  db: Database,
  owner: Owner,
  eventId: string,
  overrides: readonly Override[],
) {
  await db
    .delete(eventOverrides)
    .where(and(eq(eventOverrides.owner, owner), eq(eventOverrides.eventId, eventId)))
  await addOverrides(
    db,
    owner,
    overrides.map((override) => ({ ...override, eventId })),
  )
}

export async function addOverrides(db: Database, owner: Owner, overrides: readonly OverrideRow[]) {
  for (let at = 0; at < overrides.length; at += 1000)
    await db
      .insert(eventOverrides)
      .values(overrides.slice(at, at + 1000).map((override) => ({ ...override, owner })))
}

export async function removeEvents(db: Database, owner: Owner, ids: string[]) {
  const removed = await db
    .delete(events)
    .where(and(eq(events.owner, owner), inArray(events.id, ids)))
    .returning({ id: events.id })
  return removed.map(({ id }) => id)
}

/** The best few whose title, place or notes contain the words. */
export function searchEvents(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: events.id,
      title: events.title,
      startDate: events.startDate,
      startTime: events.startTime,
      place: events.place,
    })
    .from(events)
    .where(and(eq(events.owner, owner), sql`${events.id} = any(find_events(${q}))`))
    .orderBy(...bestFirst(events.title, q))
    .limit(most)
}

/** An event as it was, with what was different of its occurrences. */
export type Kept = KeptEvent

/** Events as they are, to be put back by what undoes a change. */
export async function keepEvents(
  db: Database,
  owner: Owner,
  ids: readonly string[],
): Promise<KeptEvent[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(own)
    .from(events)
    .where(and(eq(events.owner, owner), inArray(events.id, [...ids])))
  const overrides = await listOverrides(db, owner, ids)
  return rows.map((event) => ({
    event,
    overrides: overrides.flatMap(({ eventId, ...override }) =>
      eventId === event.id ? [override] : [],
    ),
  }))
}

export async function versionsOf(db: Database, owner: Owner, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: events.id, version: events.version })
    .from(events)
    .where(and(eq(events.owner, owner), inArray(events.id, [...ids])))
    .for("update")
}

export async function addChange(
  db: Database,
  owner: Owner,
  change: Omit<typeof calendarChanges.$inferInsert, "id" | "owner">,
): Promise<string> {
  // Nobody takes back what is older.
  await db
    .delete(calendarChanges)
    .where(
      and(
        eq(calendarChanges.owner, owner),
        sql`${calendarChanges.at} < ${change.at.toISOString()}::timestamptz - interval '1 day'`,
      ),
    )
  const [added] = await db
    .insert(calendarChanges)
    .values({ ...change, owner })
    .returning({ id: calendarChanges.id })
  return added?.id ?? ""
}

/** The last change that left an event as it is, if it may still be taken back. */
export async function findUndoable(
  db: Database,
  owner: Owner,
  { id, version }: Pick<EventRow, "id" | "version">,
  since: Date,
) {
  const left = JSON.stringify([{ id, version }])
  const [change] = await db
    .select({ id: calendarChanges.id })
    .from(calendarChanges)
    .where(
      and(
        eq(calendarChanges.owner, owner),
        gte(calendarChanges.at, since),
        sql`${calendarChanges.after} @> ${left}::jsonb`,
      ),
    )
    .orderBy(sql`${calendarChanges.at} desc`)
    .limit(1)
  return change
}

/** A change that may still be taken back, and is from now on by nobody else. */
export async function takeChange(db: Database, owner: Owner, id: string, since: Date) {
  const [taken] = await db
    .delete(calendarChanges)
    .where(
      and(
        eq(calendarChanges.owner, owner),
        eq(calendarChanges.id, id),
        gte(calendarChanges.at, since),
      ),
    )
    .returning()
  return taken
}

/** Whose reminders are due, of everyone. */
export async function listOwnersToRing(pool: pg.Pool, now: Date): Promise<Owner[]> {
  const due = `select owner from events where next_reminder_at <= $1
    union select owner from event_reminders where snoozed_until <= $1`
  const rows = await sweep<{ owner: string }>(pool, "eventReminders", due, [now])
  return rows.map(ownerOfRow)
}

/** Events whose reminders are due; one that another process has in hand is left to it. */
export const lockEventsToRing = (db: Database, owner: Owner, now: Date, most: number) =>
  named(db)
    .where(and(eq(events.owner, owner), lte(events.nextReminderAt, now)))
    .orderBy(events.nextReminderAt)
    .limit(most)
    .for("update", { of: events, skipLocked: true })

/** No save of the person's: the version stays, so that no form of theirs is out of date by it. */
export async function setNextReminder(db: Database, owner: Owner, id: string, at: Date | null) {
  await db.execute(
    sql`update events set next_reminder_at = ${at?.toISOString() ?? null}::timestamptz
      where owner = ${owner} and id = ${id}`,
  )
}
