import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { outcomeOf } from "../../mailer/delivery"
import { emailHtml } from "../../mailer/html"
import { wordsOf } from "../../mailer/words"
import type { WorkerParts } from "../../ports/parts"
import type { Queue } from "../../ports/queue"
import { findContact } from "../contacts/queries"
import { linkOf } from "./link.rules"
import * as queries from "./queries"
import { refusedOf } from "./refusal.commands"

type Parts = Pick<WorkerParts, "pool" | "mail" | "clock" | "log" | "origin"> & { queue: Queue }

/**
 * One attempt at one contact's message: begun and ended in transactions of their own, the mail server in between.
 * Who refused since it was queued gets nothing.
 */
export async function sendMailingMessage(
  parts: Parts,
  owner: Owner,
  { messageId, to }: { messageId: string; to?: string },
): Promise<void> {
  if (to) return sendTest(parts, owner, messageId, to)
  const message = await inTransaction(parts.pool, owner, async (db) => {
    const begun = await queries.beginAttempt(db, owner, messageId)
    if (!begun?.address) return undefined
    const contact = await findContact(db, owner, begun.contactId)
    const asked = { id: begun.contactId, email: begun.address }
    const refused = await refusedOf(db, owner, contact ? [asked, contact] : [asked])
    if (refused.size === 0) return { ...begun, address: contact?.email ?? begun.address }
    const { accepted, rejected } = begun
    const outcome = { state: "cancelled" as const, accepted, rejected, sentAt: null }
    await queries.endAttempt(db, owner, messageId, outcome)
    return undefined
  })
  if (!message) return
  const receipt = await parts.mail(outgoing(message, message.address, parts.origin))
  if (receipt.failure)
    parts.log.warn(
      { messageId, attempt: message.attempts, reason: receipt.failure },
      "mail not taken",
    )
  const email = { ...message, to: [message.address], cc: [], bcc: [] }
  const { retryInMinutes, ...outcome } = outcomeOf(email, receipt, parts.clock())
  await inTransaction(parts.pool, owner, async (db) => {
    await queries.endAttempt(db, owner, messageId, outcome)
    if (retryInMinutes !== undefined)
      await parts.queue.send(db, "mailingMessage", { owner, messageId }, retryInMinutes * 60)
  })
}

/** The same words to whoever wrote them; the link of the real one is not in it. */
async function sendTest(parts: Parts, owner: Owner, messageId: string, to: string) {
  const message = await inTransaction(parts.pool, owner, (db) =>
    queries.findMessage(db, owner, messageId),
  )
  if (!message) return
  const {
    secret,
    unsubscribe: _,
    ...test
  } = {
    ...outgoing(message, to, parts.origin),
    secret: message.secret,
  }
  const without = (text: string) => text.replaceAll(secret, "…")
  const html = test.html && without(test.html)
  const receipt = await parts.mail({
    ...{ ...test, text: without(test.text), html },
    messageId: `<mailing-test-${crypto.randomUUID()}@${new URL(parts.origin).hostname}>`,
  })
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
}

function outgoing(message: queries.MessageRow, to: string, origin: string) {
  const { id, senderName, replyTo, subject, body, language, secret } = message
  const sender = senderName ?? ""
  const link = linkOf(origin, secret, language)
  const words = wordsOf(body.replaceAll(link, "{{link}}"), { link })
  return {
    // The same at each attempt, so that no mailbox shows two.
    messageId: `<mailing-${id}@${new URL(origin).hostname}>`,
    senderName: senderName ?? undefined,
    replyTo: replyTo ?? undefined,
    ...{ to, subject, text: words.text },
    html: emailHtml({ language, sender, hasLogo: false, words: words.html, facts: [] }),
    unsubscribe: `${origin}/api/Public/mailings/${secret}/refusal`,
  }
}
