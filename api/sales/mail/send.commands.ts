import { todayIn } from "#domain/day"
import type { Owner } from "#domain/owner"
import { type Database, inTransaction } from "../../../database/client"
import { hasEnded } from "../../access/subscription.commands"
import { findFile } from "../../files/queries"
import { outcomeOf, remaining } from "../../mailer/delivery"
import { logoName } from "../../mailer/html"
import { addNotification } from "../../notifications/add.commands"
import type { OutgoingMessage, Receipt } from "../../ports/mail-transport"
import type { WorkerParts } from "../../ports/parts"
import type { Queue } from "../../ports/queue"
import { findContract } from "../../work/contracts/queries"
import { changeTimesheet, findTimesheet } from "../../work/timesheets/queries"
import { timesheetCan } from "../../work/timesheets/rules"
import { givenOutTimesheet, storedTimesheet } from "../../work/timesheets/stored-edition.commands"
import { findBill, markSent as markBillSent } from "../bills/queries"
import { storedDocument } from "../bills/stored-document.commands"
import { beginAttempt, type EmailRow, endAttempt } from "../documents/email.queries"
import { findQuote, markSent as markQuoteSent } from "../quotes/queries"
import { quoteCan } from "../quotes/rules"
import { storedEdition } from "../quotes/stored-edition.commands"
import { aboutBill, mayBeReminded, papersWith, recordEvent } from "./about.commands"

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
  if ((await isIdle(parts, owner, email)) || (await isHeld(parts, owner, email))) return
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
    template: {
      purpose: email.purpose,
      version: email.templateVersion ?? 0,
    },
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
    // A test to oneself is no part of what happened to the bill or the quote.
    if (email.purpose === "test") return
    const isSent = outcome.state === "sent"
    const isKept = outcome.state === "kept"
    const told = isSent || isKept ? outcome.accepted : outcome.rejected
    if (isSent) await markSent(db, owner, email, now)
    const isReminder = email.purpose === "reminder"
    const sent = isReminder ? "reminderSent" : "emailSent"
    const what = isKept ? "emailKept" : isSent ? sent : "emailFailed"
    if (isSent && isReminder) await notifyReminder(db, owner, email, now)
    await recordEvent(db, owner, email, { what, at: now, detail: told.join(", ") })
    if (outcome.rejected.length > 0) await notifyFailure(db, owner, email, outcome.rejected, now)
  })
}

/** Remembers when what it is about first left for its client. */
async function markSent(db: Database, owner: Owner, email: EmailRow, at: Date) {
  const { billId, quoteId, timesheetId, purpose } = email
  if (billId) await markBillSent(db, owner, billId, at)
  if (quoteId) await markQuoteSent(db, owner, quoteId, at)
  const sheet =
    timesheetId && purpose === "timesheet" && (await findTimesheet(db, owner, timesheetId))
  if (sheet && !sheet.sentAt) await changeTimesheet(db, owner, sheet.id, { sentAt: at })
}

/**
 * Whether the message has lost its reason: a reminder, once the bill is settled or disputed, or its client
 * left in peace; a quote's or a timesheet's, once a next edition takes the place of the one that it was written
 * about; a timesheet's reminder, once it is answered.
 */
async function isIdle(parts: Parts, owner: Owner, email: EmailRow): Promise<boolean> {
  const isWanted = {
    reminder: isStillOwed,
    quote: isStillOffered,
    timesheet: isStillShared,
    timesheetReminder: isStillWaitedFor,
  }
  const ask = hasReason(email.purpose) ? email.purpose : undefined
  // One of whom a part was reached already goes on to the others.
  if (!ask || email.accepted.length > 0) return false
  return inTransaction(parts.pool, owner, async (db) => {
    if (await isWanted[ask](db, owner, email)) return false
    const { accepted, rejected } = email
    await endAttempt(db, owner, email.id, { state: "cancelled", accepted, rejected, sentAt: null })
    const isReminder = ask === "reminder" || ask === "timesheetReminder"
    const what = isReminder ? "reminderCancelled" : "emailOutdated"
    await recordEvent(db, owner, email, { what, at: parts.clock() })
    return true
  })
}

/** A message that was to leave later waits as a draft, where the access of who wrote it has ended meanwhile. */
async function isHeld(parts: Parts, owner: Owner, email: EmailRow): Promise<boolean> {
  if (!email.sendAt || email.attempts > 1) return false
  const now = parts.clock()
  return inTransaction(parts.pool, owner, async (db) => {
    const today = todayIn("Europe/Paris", now)
    if (!(await hasEnded({ db, owner, today, parts }))) return false
    const { accepted, rejected } = email
    await endAttempt(db, owner, email.id, { state: "draft", accepted, rejected, sentAt: null })
    await recordEvent(db, owner, email, { what: "emailHeld", at: now })
    return true
  })
}

async function isStillOwed(db: Database, owner: Owner, { billId }: EmailRow): Promise<boolean> {
  const bill = billId ? await findBill(db, owner, billId) : undefined
  return bill !== undefined && mayBeReminded(db, owner, aboutBill(bill))
}

async function isStillOffered(db: Database, owner: Owner, { quoteId, edition }: EmailRow) {
  const quote = quoteId ? await findQuote(db, owner, quoteId) : undefined
  return quote !== undefined && quoteCan.beSent(quote) && quote.edition === edition
}

const hasReason = (
  purpose: EmailRow["purpose"],
): purpose is "reminder" | "quote" | "timesheet" | "timesheetReminder" =>
  ["reminder", "quote", "timesheet", "timesheetReminder"].includes(purpose)

async function isStillShared(db: Database, owner: Owner, { timesheetId, edition }: EmailRow) {
  const sheet = timesheetId ? await findTimesheet(db, owner, timesheetId) : undefined
  return sheet !== undefined && timesheetCan.share(sheet) && sheet.edition === edition
}

async function isStillWaitedFor(db: Database, owner: Owner, email: EmailRow) {
  const sheet = email.timesheetId ? await findTimesheet(db, owner, email.timesheetId) : undefined
  return sheet !== undefined && timesheetCan.answer(sheet) && sheet.edition === email.edition
}

async function notifyReminder(db: Database, owner: Owner, { id, billId }: EmailRow, at: Date) {
  const bill = billId && (await findBill(db, owner, billId))
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
async function notifyFailure(
  db: Database,
  owner: Owner,
  { id, billId, quoteId, timesheetId, contractId }: EmailRow,
  addresses: string[],
  at: Date,
) {
  const about =
    (billId && (await findBill(db, owner, billId))) ||
    (quoteId && (await findQuote(db, owner, quoteId)))
  if (timesheetId || contractId) {
    const parameters = {
      timesheetId: timesheetId ?? undefined,
      contractId: contractId ?? undefined,
    }
    const work =
      (timesheetId && (await findTimesheet(db, owner, timesheetId))) ||
      (contractId && (await findContract(db, owner, contractId)))
    const title = work && ("contractTitle" in work ? work.contractTitle : work.title)
    if (work && title)
      await addNotification(db, owner, {
        kind: "workEmailFailed",
        causeId: id,
        parameters: { ...parameters, name: title, client: work.clientName, addresses },
        createdAt: at,
      })
  }
  if (!about) return
  await addNotification(db, owner, {
    kind: quoteId ? "quoteEmailFailed" : "emailFailed",
    causeId: id,
    billId,
    quoteId,
    parameters: { number: about.number ?? "", client: about.clientName, addresses },
    createdAt: at,
  })
}

/** The document that it is about first, then what the sender added. */
async function attachmentsOf(
  parts: Parts,
  owner: Owner,
  email: EmailRow,
): Promise<NonNullable<OutgoingMessage["attachments"]>> {
  const files = await inTransaction(parts.pool, owner, async (db) => {
    const rows = []
    for (const id of email.attachmentIds) rows.push(await findFile(db, owner, id))
    return rows
  })
  const document = await documentOf(parts, owner, email)
  const attachments: NonNullable<OutgoingMessage["attachments"]> = document ? [document] : []
  for (const { name, ...which } of await papersBeside(parts, owner, email)) {
    const content = await givenOutTimesheet(parts, owner, which)
    if (!content) throw new Error("the document of the message is still being made")
    attachments.push({ filename: name, content, contentType: "application/pdf" })
  }
  const logo = email.html ? await logoOf(parts, owner, email.logoId) : undefined
  if (logo) attachments.push(logo)
  for (const file of files) {
    const content = file && (await parts.files.get(file.id))
    if (!content) throw new Error("an attachment of the message is gone")
    attachments.push({ filename: file.name, content, contentType: file.type })
  }
  return attachments
}

const papersBeside = (parts: Parts, owner: Owner, email: EmailRow) =>
  inTransaction(parts.pool, owner, (db) => papersWith(db, owner, email))

/** The bill as it was sealed; the edition of the quote or the timesheet that the message was written about. */
async function documentOf(parts: Parts, owner: Owner, email: EmailRow) {
  const { billId, quoteId, timesheetId, contractId, edition } = email
  // That a contract may end needs no paper; and what was withdrawn is not sent again.
  if (contractId || email.purpose === "timesheetReopened") return undefined
  if (timesheetId) return timesheetOf(parts, owner, { timesheetId, edition: edition ?? 0 })
  const find = (db: Database) =>
    billId ? findBill(db, owner, billId) : quoteId ? findQuote(db, owner, quoteId) : undefined
  const about = await inTransaction(parts.pool, owner, async (db) => find(db))
  const content = billId
    ? await storedDocument(parts, owner, billId)
    : quoteId && edition && (await storedEdition(parts, owner, { quoteId, edition }))?.bytes
  if (!content) throw new Error("the document of the message is still being made")
  return { filename: `${about?.number}.pdf`, content, contentType: "application/pdf" }
}

async function timesheetOf(
  parts: Parts,
  owner: Owner,
  which: { timesheetId: string; edition: number },
) {
  const sheet = await inTransaction(parts.pool, owner, (db) =>
    findTimesheet(db, owner, which.timesheetId),
  )
  const stored = await storedTimesheet(parts, owner, which)
  if (!stored) throw new Error("the document of the message is still being made")
  const filename = `${sheet?.month ?? "timesheet"}.pdf`
  return { filename, content: stored.bytes, contentType: "application/pdf" }
}

/** The picture at the head of the message; one that is gone is left out. */
async function logoOf(parts: Parts, owner: Owner, logoId: string | null) {
  if (!logoId) return undefined
  const file = await inTransaction(parts.pool, owner, (db) => findFile(db, owner, logoId))
  const content = file && (await parts.files.get(file.id))
  if (!content) return undefined
  return { filename: file.name, content, contentType: file.type, cid: logoName }
}
