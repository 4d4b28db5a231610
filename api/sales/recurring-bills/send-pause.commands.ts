import { inTransaction } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { message } from "../../http/messages"
import { installationMail } from "../../mail-texts/compose"
import type { WorkerParts } from "../../ports/parts"
import type { QueuedWork } from "../../ports/queue"
import { findOwnAddress, findRecurringBill } from "./queries"

type Parts = Pick<WorkerParts, "pool" | "mail" | "log" | "origin">

/**
 * Tells its owner that a recurring bill was paused, and what it lacks. Nothing leaves where it goes on by
 * then; tried again by its queue until a mail server takes it.
 */
export async function sendPause(
  { pool, mail, log, origin }: Parts,
  { owner: id, recurringBillId, failedAt }: QueuedWork["recurringBillPaused"],
): Promise<void> {
  const owner = ownerOfRow({ owner: id })
  const [recurring, own] = await inTransaction(pool, owner, async (db) => [
    await findRecurringBill(db, owner, recurringBillId),
    await findOwnAddress(db, owner),
  ])
  if (recurring?.pausedBy !== "failures" || !own?.to) return
  const words = await inTransaction(pool, owner, (db) =>
    installationMail(db, "recurringBillPaused", own.language, (language) => ({
      title: recurring.title,
      client: recurring.clientName,
      missing: recurring.lastFailure.map(({ code }) => `– ${message(language, code)}`).join("\n"),
      link: `${origin}/admin/recurring-bills/${recurringBillId}`,
    })),
  )
  const receipt = await mail({
    // The same at each attempt, so that no mailbox shows two.
    messageId: `<recurring-${recurringBillId}-${Date.parse(failedAt)}@plume>`,
    to: own.to,
    ...words,
  })
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
  if (receipt.failure) log.warn({ recurringBillId, reason: receipt.failure }, "mail not taken")
}
