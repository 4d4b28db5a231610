import { deliveryOf } from "#domain/notification-delivery"
import { ownerOfRow } from "../../../database/owner-of-row"
import { findSettings } from "../../notifications/settings.queries"
import { settingsFrom } from "../../notifications/settings.rules"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import * as queries from "./queries"

type Parts = Pick<ApiParts, "pool" | "log" | "clock" | "queue">

/**
 * Queues the mails that are due. Several processes may, and as often as they like: each notification is taken up in the
 * transaction that queues its mail.
 */
export async function queueNotificationEmails(parts: Parts): Promise<void> {
  const now = parts.clock()
  for (const owner of await queries.listOwnersToTell(parts.pool, now))
    try {
      await onBehalfOf(parts, ownerOfRow({ owner }), now, queueForOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "mails of notifications not queued")
    }
}

/** From when on a mail is late, and waits for the end of the quiet hours: its time passed while nothing ran. */
const late = 3_600_000

async function queueForOwner({ db, owner, now, parts }: Context<"queue">): Promise<void> {
  const { quietFrom: from, quietTo: to } = settingsFrom(await findSettings(db, owner))
  const leaves = deliveryOf({ at: now, rhythm: "now", quiet: { from, to } })
  const since = leaves && leaves > now ? new Date(now.getTime() - late) : undefined
  const due = (await queries.takeDue(db, owner, now, since)).filter(({ readAt }) => readAt === null)
  for (const { id } of due.filter(({ mailAs }) => mailAs === "now"))
    await parts.queue.send(db, "notificationEmail", { owner, notificationId: id })
  // What was read is left out, and nothing is sent where nothing is left.
  for (const digest of ["daily", "weekly"] as const)
    if (due.some(({ mailAs }) => mailAs === digest)) {
      const takenAt = now.toISOString()
      await parts.queue.send(db, "notificationEmail", { owner, digest, takenAt })
    }
}

/** Kept for twelve months. */
export async function forgetOldNotifications({
  pool,
  clock,
}: Pick<ApiParts, "pool" | "clock">): Promise<void> {
  const yearAgo = new Date(clock())
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
  await queries.dropBefore(pool, yearAgo)
}
