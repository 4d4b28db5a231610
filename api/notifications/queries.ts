import { and, eq, getTableColumns, isNull, lte, sql } from "drizzle-orm"
import type { NotificationFilter } from "#contract/notifications"
import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import { projection } from "../../database/projection"
import { keyset } from "../http/page"
import { notifications } from "./schema"

const { owner: _, causeId: _cause, ...columns } = getTableColumns(notifications)
const listed = projection(columns)

export type NotificationRow = Omit<typeof notifications.$inferSelect, "owner" | "causeId">

/** The bell says "99+" beyond. */
const countedUpTo = 100

/**
 * Tells the owner of something, in the transaction in which it happens. Told again of the same cause,
 * nothing is added.
 */
export async function addNotification(
  db: Database,
  owner: Owner,
  notification: Omit<typeof notifications.$inferInsert, "owner">,
) {
  await db
    .insert(notifications)
    .values({ ...notification, owner })
    .onConflictDoNothing()
}

export function listNotifications(db: Database, owner: Owner, filter: NotificationFilter) {
  const page = keyset(
    filter,
    { createdAt: notifications.createdAt },
    notifications.id,
    "-createdAt",
  )
  const wanted = and(
    eq(notifications.owner, owner),
    filter.state === "unread" ? isNull(notifications.readAt) : undefined,
  )
  return page.list(db, listed, notifications, wanted)
}

/** How many are unread, counted up to a hundred: every page of the application asks. */
export async function countUnread(db: Database, owner: Owner): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(
    sql`select count(*)::int as unread from (select from ${notifications}
      where owner = ${owner} and read_at is null limit ${countedUpTo}) as counted`,
  )
  return rows[0]?.unread ?? 0
}

/** Read at this instant, or unread again; one that was read keeps when that was. */
export async function markNotification(
  db: Database,
  owner: Owner,
  id: string,
  readAt: Date | null,
) {
  const [marked] = await db
    .update(notifications)
    .set({
      readAt:
        readAt && sql`coalesce(${notifications.readAt}, ${readAt.toISOString()}::timestamptz)`,
    })
    .where(and(eq(notifications.owner, owner), eq(notifications.id, id)))
    .returning(columns)
  return marked
}

/** Everything that came until an instant is read. */
export async function markAllRead(db: Database, owner: Owner, until: Date, readAt: Date) {
  await db
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        eq(notifications.owner, owner),
        isNull(notifications.readAt),
        lte(notifications.createdAt, until),
      ),
    )
}
