import { type Database, inTransaction } from "../../database/client"
import type { Owner } from "../../domain/owner"
import { beginAttempt, type EmailRow, endAttempt, markSent } from "../bills/email-queries"
import { addEvent, findBill } from "../bills/queries"
import { storedDocument } from "../bills/stored-document"
import { findFile } from "../files/queries"
import { addNotification } from "../notifications/queries"
import type { Queue } from "../queue"
import { isDisputed, isPaused } from "../reminders/queries"
import type { WorkerParts } from "../workers"
import { outcomeOf, type Receipt, remaining } from "./delivery"
import { logoName } from "./html"
import type { OutgoingMessage } from "./transport"

/** A message may be queued again; who takes it up then is not asked here. */
type Parts = Omit<WorkerParts, "queue"> & { queue: Queue }

/**
 * One attempt at a message: begun and ended in transactions of their own, the mail server in between.
 * A process that dies in between leaves the message on its way; it is then sent again under the same
 * Message-ID, because nobody can know whether the first one arrived.
 */
export async function sendBillEmail(parts: Parts, owner: Owner, emailId: string): Promise<void> {
  const email = await inTransaction(parts.pool, owner, (db) => beginAttempt(db, owner, emailId))
  if (!email) return
  if (email.purpose === "reminder" && (await isIdle(parts, owner, email))) return
  const attachments = await attachmentsOf(parts, owner, email)
  const receipt = await parts.mail({
    messageId: email.messageId,
    senderName: email.senderName ?? undefined,
    replyTo: email.replyTo ?? undefined,
    to: email.to,
    cc: email.cc,
    deliverTo: remaining(email),
    subject: email.subject,
    text: email.body,
    html: email.html ?? undefined,
    attachments,
  })
  if (receipt.failure)
    parts.log.warn({ emailId, attempt: email.attempts, reason: receipt.failure }, "mail not taken")
  await conclude(parts, owner, email, receipt)
}

async function conclude(parts: Parts, owner: Owner, email: EmailRow, receipt: Receipt) {
  const now = parts.clock()
  const { retryInMinutes, ...outcome } = outcomeOf(email, receipt, now)
  await inTransaction(parts.pool, owner, async (db) => {
    await endAttempt(db, owner, email.id, outcome)
    if (retryInMinutes !== undefined)
      return parts.queue.send(db, "billEmail", { owner, emailId: email.id }, retryInMinutes * 60)
    const { billId } = email
    // A test to oneself is no part of what happened to the bill.
    if (email.purpose === "test") return
    const isSent = outcome.state === "sent"
    const told = isSent ? outcome.accepted : outcome.rejected
    if (isSent) await markSent(db, owner, billId, now)
    const isReminder = email.purpose === "reminder"
    const what = !isSent ? "emailFailed" : isReminder ? "reminderSent" : "emailSent"
    if (isSent && isReminder) await tellReminded(db, owner, email, now)
    await addEvent(db, owner, { billId, what, at: now, detail: told.join(", ") })
    if (outcome.rejected.length > 0) await tellFailed(db, owner, email, outcome.rejected, now)
  })
}

/** A reminder does not leave any more once the bill is settled or disputed, or its client left in peace. */
async function isIdle(parts: Parts, owner: Owner, email: EmailRow): Promise<boolean> {
  return inTransaction(parts.pool, owner, async (db) => {
    const bill = await findBill(db, owner, email.billId)
    const isWanted =
      bill &&
      bill.due > 0 &&
      !(await isDisputed(db, owner, bill.id)) &&
      !(await isPaused(db, owner, bill.clientId))
    // One of whom a part was reached already goes on to the others.
    if (isWanted || email.accepted.length > 0) return false
    const { accepted, rejected } = email
    await endAttempt(db, owner, email.id, { state: "cancelled", accepted, rejected, sentAt: null })
    const { billId } = email
    await addEvent(db, owner, { billId, what: "reminderCancelled", at: parts.clock() })
    return true
  })
}

async function tellReminded(db: Database, owner: Owner, { id, billId }: EmailRow, at: Date) {
  const bill = await findBill(db, owner, billId)
  if (!bill) return
  await addNotification(db, owner, {
    kind: "reminderSent",
    causeId: id,
    billId,
    parameters: {
      number: bill.number ?? "",
      client: bill.clientName,
      amount: bill.due,
      currency: bill.currency,
    },
    createdAt: at,
  })
}

/** Tells whom a message did not reach, now that nobody tries any more. */
async function tellFailed(
  db: Database,
  owner: Owner,
  { id, billId }: EmailRow,
  addresses: string[],
  at: Date,
) {
  const bill = await findBill(db, owner, billId)
  if (!bill) return
  await addNotification(db, owner, {
    kind: "emailFailed",
    causeId: id,
    billId,
    parameters: { number: bill.number ?? "", client: bill.clientName, addresses },
    createdAt: at,
  })
}

/** The bill's PDF first, then what the sender added. */
async function attachmentsOf(
  parts: Parts,
  owner: Owner,
  email: EmailRow,
): Promise<NonNullable<OutgoingMessage["attachments"]>> {
  const pdf = await storedDocument(parts, owner, email.billId)
  if (!pdf) throw new Error("the document of the bill is still being made")
  const { bill, files } = await inTransaction(parts.pool, owner, async (db) => {
    const found = await findBill(db, owner, email.billId)
    const rows = []
    for (const id of email.attachmentIds) rows.push(await findFile(db, owner, id))
    return { bill: found, files: rows }
  })
  const attachments: NonNullable<OutgoingMessage["attachments"]> = [
    { filename: `${bill?.number}.pdf`, content: pdf, contentType: "application/pdf" },
  ]
  const logo = email.html ? await logoOf(parts, owner, email.logoId) : undefined
  if (logo) attachments.push(logo)
  for (const file of files) {
    const content = file && (await parts.files.get(file.id))
    if (!content) throw new Error("an attachment of the message is gone")
    attachments.push({ filename: file.name, content, contentType: file.type })
  }
  return attachments
}

/** The picture at the head of the message; one that is gone is left out. */
async function logoOf(parts: Parts, owner: Owner, logoId: string | null) {
  if (!logoId) return undefined
  const file = await inTransaction(parts.pool, owner, (db) => findFile(db, owner, logoId))
  const content = file && (await parts.files.get(file.id))
  if (!content) return undefined
  return { filename: file.name, content, contentType: file.type, cid: logoName }
}
