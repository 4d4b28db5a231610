import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { installationMail } from "../../mail-texts/compose"
import type { WorkerParts } from "../../ports/parts"
import { findUntoldMessage, markMessageTold } from "./message.queries"

type Parts = Pick<WorkerParts, "pool" | "mail" | "clock" | "log">

/**
 * Tells the owner of a site by e-mail what a visitor wrote by its form, the answer going to the visitor.
 * Tried again by its queue until a mail server takes it.
 */
export async function notifyOwner(
  { pool, mail, clock, log }: Parts,
  owner: Owner,
  consentId: string,
): Promise<void> {
  const found = await inTransaction(pool, owner, (db) => findUntoldMessage(db, owner, consentId))
  if (!found?.to) return
  const { to, name, email, phoneNumber, message, consent, language } = found
  const words = await inTransaction(pool, owner, (db) =>
    installationMail(db, "siteMessage", language, () => ({
      ...{ name, message, email, consent },
      phone: phoneNumber ?? "",
    })),
  )
  const receipt = await mail({
    // The same at each attempt, so that no mailbox shows two.
    messageId: `<site-${consentId}@plume>`,
    to,
    replyTo: email,
    senderName: name,
    ...words,
  })
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
  if (receipt.failure) log.warn({ consentId, reason: receipt.failure }, "mail not taken")
  await inTransaction(pool, owner, (db) => markMessageTold(db, owner, consentId, clock()))
}
