import { and, asc, count, eq, getTableColumns, max } from "drizzle-orm"
import type pg from "pg"
import type { NewCalendarFeed } from "#contract/calendars"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { calendarFeeds, events } from "./schema"

const { owner: _, ...columns } = getTableColumns(calendarFeeds)

export type FeedRow = Omit<typeof calendarFeeds.$inferSelect, "owner">

const one = (owner: Owner, id: string) =>
  and(eq(calendarFeeds.owner, owner), eq(calendarFeeds.id, id))

export const listFeeds = (db: Database, owner: Owner) =>
  db
    .select(columns)
    .from(calendarFeeds)
    .where(eq(calendarFeeds.owner, owner))
    .orderBy(asc(calendarFeeds.createdAt), asc(calendarFeeds.id))
    .limit(50)

export async function addFeed(
  db: Database,
  owner: Owner,
  feed: NewCalendarFeed & { secret: string },
) {
  const [added] = await db
    .insert(calendarFeeds)
    .values({ ...feed, owner })
    .returning(columns)
  return added
}

/** Whoever had the address before reads nothing any more. */
export async function replaceSecret(db: Database, owner: Owner, id: string, secret: string) {
  const [changed] = await db
    .update(calendarFeeds)
    .set({ secret })
    .where(one(owner, id))
    .returning(columns)
  return changed
}

export async function removeFeed(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(calendarFeeds)
    .where(one(owner, id))
    .returning({ id: calendarFeeds.id })
  return removed
}

export async function findFeed(db: Database, owner: Owner, id: string) {
  const [feed] = await db.select(columns).from(calendarFeeds).where(one(owner, id))
  return feed
}

/** Another text whenever an event was added, changed or removed. */
export async function stateOfEvents(db: Database, owner: Owner): Promise<string> {
  const [state] = await db
    .select({ count: count(), last: max(events.changedAt) })
    .from(events)
    .where(eq(events.owner, owner))
  return `${state?.count} ${state?.last?.getTime()}`
}

/** The feed that an address opens, whoever asks: whoever holds its secret finds it, and nothing else. */
export async function findHeldFeed(
  pool: pg.Pool,
  secret: string,
): Promise<{ owner: string; id: string } | undefined> {
  if (!/^[\w-]{32,100}$/.test(secret)) return undefined
  const client = await pool.connect()
  try {
    await client.query("begin read only")
    await client.query("select set_config('app.link', $1, true)", [secret])
    const { rows } = await client.query<{ owner: string; id: string }>(
      "select owner, id from calendar_feeds",
    )
    return rows[0]
  } finally {
    await client.query("rollback").catch(() => {})
    client.release()
  }
}
