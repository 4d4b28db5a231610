import { and, desc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm"
import type pg from "pg"
import { factsOfKind, notificationKinds } from "#contract/notification-kinds"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { sweep } from "../../../database/sweep"
import { people } from "../../access/schema"
import { notifications } from "../../notifications/schema"

/** Whose mails are due, as many owners as one run takes up. */
export async function listOwnersToTell(pool: pg.Pool, now: Date): Promise<string[]> {
  const due =
    "select distinct owner from notifications where mail_at <= $1 and mailed_at is null limit 20000"
  const rows = await sweep<{ owner: string }>(pool, "notificationMails", due, [now])
  return rows.map(({ owner }) => owner)
}

const urgentKinds = notificationKinds.filter((kind) => factsOfKind[kind].urgent)

/**
 * Takes up what is due of an owner, once; what was read meanwhile is not to be told of. Where it is named, only what is
 * due since an instant, and what waits for nothing.
 */
export const takeDue = (db: Database, owner: Owner, now: Date, since?: Date) =>
  db
    .update(notifications)
    .set({ mailedAt: now })
    .where(
      and(
        eq(notifications.owner, owner),
        lte(notifications.mailAt, now),
        since && or(gt(notifications.mailAt, since), inArray(notifications.kind, urgentKinds)),
        isNull(notifications.mailedAt),
      ),
    )
    .returning({
      id: notifications.id,
      mailAs: notifications.mailAs,
      readAt: notifications.readAt,
    })

const told = {
  id: notifications.id,
  kind: notifications.kind,
  billId: notifications.billId,
  quoteId: notifications.quoteId,
  messageId: notifications.messageId,
  parameters: notifications.parameters,
  createdAt: notifications.createdAt,
}

export type ToldRow = Awaited<ReturnType<typeof listTaken>>[number]

/** What one digest holds, the newest first, without what was read since. */
export const listTaken = (db: Database, owner: Owner, digest: "daily" | "weekly", takenAt: Date) =>
  db
    .select(told)
    .from(notifications)
    .where(
      and(
        eq(notifications.owner, owner),
        eq(notifications.mailedAt, takenAt),
        eq(notifications.mailAs, digest),
        isNull(notifications.readAt),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))

/** One that is to be told of, unless it was read since. */
export const findTaken = (db: Database, owner: Owner, id: string): Promise<ToldRow[]> =>
  db
    .select(told)
    .from(notifications)
    .where(
      and(eq(notifications.owner, owner), eq(notifications.id, id), isNull(notifications.readAt)),
    )

/** Where the owner reads their mail, unless the account is closed. */
export async function findAddress(db: Database, owner: Owner): Promise<string | undefined> {
  const [own] = await db
    .select({ email: people.email })
    .from(people)
    .where(and(eq(people.id, owner), isNull(people.closedAt)))
  return own?.email ?? undefined
}

/** Lets go of what came before an instant. */
export const dropBefore = (pool: pg.Pool, instant: Date) =>
  sweep(pool, "notificationAge", "delete from notifications where created_at < $1", [instant])
