import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { installationMail } from "../../mail-texts/compose"
import type { WorkerParts } from "../../ports/parts"
import { findUnsentMessage, markMessageSent } from "./queries"

type Parts = Pick<WorkerParts, "pool" | "mail" | "clock" | "log">

/**
 * Sends what a visitor wrote to the person whose page it was written on: from the installation, the answer
 * going to the visitor. Tried again by its queue until a mail server takes it.
 */
export async function sendDirectoryMessage(
  { pool, mail, clock, log }: Parts,
  owner: Owner,
  messageId: string,
): Promise<void> {
  const found = await inTransaction(pool, owner, (db) => findUnsentMessage(db, owner, messageId))
  if (!found?.to) return
  const { to, name, email, message, consent, language } = found
  const words = await inTransaction(pool, owner, (db) =>
    installationMail(db, "directoryMessage", language, () => ({ name, message, email, consent })),
  )
  const receipt = await mail({
    // The same at each attempt, so that no mailbox shows two.
    messageId: `<directory-${messageId}@plume>`,
    to,
    replyTo: email,
    senderName: name,
    ...words,
  })
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
  if (receipt.failure) log.warn({ messageId, reason: receipt.failure }, "mail not taken")
  await inTransaction(pool, owner, (db) => markMessageSent(db, owner, messageId, clock()))
}
