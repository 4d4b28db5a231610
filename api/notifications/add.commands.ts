import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import { insertNotification, type NewNotification } from "./queries"
import { findSettings } from "./settings.queries"
import { deliver } from "./settings.rules"

/** What it tells of, and when that happened; when and how it comes is decided here. */
type Announcement = Omit<
  NewNotification,
  "shownAt" | "mailAt" | "mailAs" | "mailedAt" | "createdAt"
> & { createdAt: Date }

/**
 * Tells the owner of something, in the transaction in which it happens, by the ways that they prefer. Of a kind that has
 * a mail of its own: in how many seconds it may leave; undefined where none is wanted at once.
 */
export async function addNotification(
  db: Database,
  owner: Owner,
  notification: Announcement,
): Promise<number | undefined> {
  const { kind, createdAt } = notification
  const { ownMailAt, ...delivery } = deliver(kind, await findSettings(db, owner), createdAt)
  await insertNotification(db, owner, { ...notification, ...delivery })
  return ownMailAt ? Math.ceil((ownMailAt.getTime() - createdAt.getTime()) / 1000) : undefined
}
