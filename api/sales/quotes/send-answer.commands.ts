import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { installationMail } from "../../mail-texts/compose"
import type { WorkerParts } from "../../ports/parts"
import { findUntoldAnswer, markAnswerTold } from "./edition.queries"

type Parts = Pick<WorkerParts, "pool" | "mail" | "clock" | "log">

/**
 * Tells the owner by mail what a client answered by the link. Tried again by its queue until a mail server takes
 * it; the notification is there meanwhile.
 */
export async function sendQuoteAnswer(
  { pool, mail, clock, log }: Parts,
  owner: Owner,
  answerId: string,
): Promise<void> {
  const untold = await inTransaction(pool, owner, (db) => findUntoldAnswer(db, owner, answerId))
  if (!untold?.to) return
  const { to, language, answer, number, name, client, reason } = untold
  const purpose = answer === "accepted" ? "quoteAccepted" : "quoteRefused"
  const words = await inTransaction(pool, owner, (db) =>
    installationMail(db, purpose, language, () => ({
      ...{ number, name, client },
      reason: reason ?? "",
    })),
  )
  const receipt = await mail({
    // The same at each attempt, so that no mailbox shows two.
    messageId: `<quote-answer-${answerId}@plume>`,
    to,
    ...words,
  })
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
  if (receipt.failure) log.warn({ answerId, reason: receipt.failure }, "mail not taken")
  await inTransaction(pool, owner, (db) => markAnswerTold(db, owner, answerId, clock()))
}
