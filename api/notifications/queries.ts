import { and, eq, getTableColumns, gt, isNull, lte, sql } from "drizzle-orm"
import type { NotificationFilter } from "#contract/notifications"
import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import { projection } from "../../database/projection"
import { keyset } from "../http/page"
import { notifications } from "./schema"

const { id, kind, billId, messageId, quoteId, parameters, createdAt, readAt } =
  getTableColumns(notifications)
const columns = { id, kind, billId, messageId, quoteId, parameters, createdAt, readAt }
const listed = projection(columns)

export type NotificationRow = Pick<typeof notifications.$inferSelect, keyof typeof columns>

export type NewNotification = Omit<typeof notifications.$inferInsert, "owner">

/** The bell says "99+" beyond. */
const countedUpTo = 100

/** Adds one in the transaction in which it happens; told again of the same cause, nothing is added. */
export async function insertNotification(
  db: Database,
  owner: Owner,
  notification: NewNotification,
) {
  await db
    .insert(notifications)
    .values({ ...notification, owner })
    .onConflictDoNothing()
}

/** Whether the owner was told of such a thing since an instant, by whichever way. */
export async function hasNotificationSince(
  db: Database,
  owner: Owner,
  kind: NewNotification["kind"],
  since: Date,
): Promise<boolean> {
  const [told] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.owner, owner),
        eq(notifications.kind, kind),
        gt(notifications.createdAt, since),
      ),
    )
    .limit(1)
  return told !== undefined
}

/** In the application by then, whatever came for a digest meanwhile. */
const isShown = (now: Date) => lte(notifications.shownAt, now)

export function listNotifications(
  db: Database,
  owner: Owner,
  filter: NotificationFilter,
  now: Date,
) {
  const page = keyset(
    filter,
    { createdAt: notifications.createdAt },
    notifications.id,
    "-createdAt",
  )
  const wanted = and(
    eq(notifications.owner, owner),
    isShown(now),
    filter.state === "unread" ? isNull(notifications.readAt) : undefined,
  )
  return page.list(db, listed, notifications, wanted)
}

/** How many are unread, counted up to a hundred: every page of the application asks. */
export async function countUnread(db: Database, owner: Owner, now: Date): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(
    sql`select count(*)::int as unread from (select from ${notifications}
      where owner = ${owner} and read_at is null and ${isShown(now)} limit ${countedUpTo}) as counted`,
  )
  return rows[0]?.unread ?? 0
}

/** Read at this instant, or unread again; one that was read keeps when that was. */
export async function markNotification(db: Database, owner: Owner, id: string, at: Date | null) {
  const [marked] = await db
    .update(notifications)
    .set({
      readAt: at && sql`coalesce(${notifications.readAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(and(eq(notifications.owner, owner), eq(notifications.id, id)))
    .returning(columns)
  return marked
}

/** Everything that came until an instant is read. */
export async function markAllRead(db: Database, owner: Owner, until: Date, at: Date) {
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.owner, owner),
        isNull(notifications.readAt),
        lte(notifications.createdAt, until),
        isShown(until),
      ),
    )
}
