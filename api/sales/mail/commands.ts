import {
  type BillEmail,
  type BillEmailProposal,
  mostRecipients,
  type NewEmail,
  type WholeBillEmail,
} from "#contract/bill-emails"
import { aboutOf, type MailPurpose } from "#contract/mail-purposes"
import { instantInParis } from "#domain/day"
import { type MailSubject, putIn } from "#domain/mail-template"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { findFile, keepFiles } from "../../files/queries"
import { ensure, found, invalid } from "../../http/problem"
import { subjectOf } from "../../mail-texts/compose"
import { wordingIn } from "../../mail-texts/wording"
import { logoName } from "../../mailer/html"
import { plainly } from "../../mailer/words"
import { mayWriteToOthers } from "../../ports/accounts"
import type { Context, OutsideContext } from "../../ports/context"
import type { Person } from "../../ports/person"
import { findTimesheet } from "../../work/timesheets/queries"
import { findBill } from "../bills/queries"
import * as queries from "../documents/email.queries"
import { showEmail, showWholeEmail } from "../documents/email.rules"
import { findQuote } from "../quotes/queries"
import { mayBeReminded, papersWith, recordEvent, referenceOf } from "./about.commands"
import { correspondence, finished } from "./correspondence.commands"
import { usualTemplate } from "./template.commands"
import { findMailTemplate, listMailTemplates } from "./template.queries"

// What may be done with messages, whatever they are about: bills and quotes name their own operations.

/** A message leaves by the queue, in the name of whoever has confirmed their own address. */
type WritingContext = Omit<Context<"queue" | "origin" | "sendsMail" | "accounts">, "person"> & {
  person: Pick<Person, "id" | "email" | "emailConfirmed">
}

/** The longest that a message may wait to be sent, in days. */
const latest = 366

/** Words for a message, in its receiver's language: of a template, or the usual one of what it is for. */
export async function proposeEmail(
  context: Context,
  one: MailSubject,
  { templateId, purpose }: { templateId?: string; purpose?: MailPurpose },
): Promise<BillEmailProposal> {
  const { owner, db, today } = context
  const template = templateId
    ? found(await findMailTemplate(db, owner, templateId))
    : await usualTemplate(
        db,
        owner,
        purpose && aboutOf(purpose) === one.about ? purpose : firstPurposeOf(one),
      )
  const correspondent = await correspondence(db, owner, one, today)
  const wording = wordingIn(template, correspondent.language)
  const values = correspondent.values(wording.language)
  // What a value says is no form of the words that one goes on to write.
  const body = putIn(wording.body, values, plainly)
  const subject = subjectOf(wording.subject, values)
  const { rows } = await listMailTemplates(db, owner, { limit: 100 })
  const reminder = isReminder(template.purpose) && (await mayBeReminded(db, owner, one))
  const documents = await namesOfDocuments(db, owner, {
    ...referenceOf(one),
    purpose: reminder ? "reminder" : usualPurposes[one.about],
  })
  return {
    to: correspondent.client?.email ? [correspondent.client.email] : [],
    subject,
    body,
    templateId: template.id,
    reminder,
    documents,
    templates: rows
      .filter(({ purpose }) => aboutOf(purpose) === one.about)
      .map(({ id, name }) => ({ id, name })),
  }
}

/** What is written first: of a credit note, that nothing is to be paid for it. */
const firstPurposeOf = (one: MailSubject): MailPurpose =>
  one.about === "bill" && one.kind === "creditNote" ? "creditNote" : usualPurposes[one.about]

/** As what a message is kept. */
const usualPurposes = {
  bill: "bill",
  quote: "quote",
  timesheet: "timesheet",
  contract: "contractRenewal",
} as const satisfies Record<MailSubject["about"], MailPurpose>

const isReminder = (purpose: MailPurpose) =>
  purpose === "reminderBefore" || purpose === "reminderAfter"

/** Queues a message, or keeps it as a draft. */
export async function writeEmail(
  context: WritingContext,
  one: MailSubject,
  typed: NewEmail,
): Promise<BillEmail> {
  const { owner, db, today, now } = context
  const { origin } = context.parts
  const { draft, replaces, sendAt, subject, body, reminder, ...message } = typed
  if (new Set([...message.to, ...message.cc, ...message.bcc]).size > mostRecipients)
    invalid([{ path: "to", code: `tooMany ${mostRecipients}` }])
  if (!draft) await ensureMayWrite(context)
  const attached = message.attachmentIds.map((id, at) => [`attachmentIds[${at}]`, id] as const)
  await keepFiles(db, owner, Object.fromEntries(attached))
  const leaves = sendAt ? instantInParis(sendAt) : null
  if (leaves && leaves.getTime() > now.getTime() + latest * 86_400_000)
    invalid([{ path: "sendAt", code: "sendTooLate" }])
  if (leaves && leaves < now) invalid([{ path: "sendAt", code: "inPast" }])
  const template = message.templateId
    ? await findMailTemplate(db, owner, message.templateId)
    : undefined
  if (message.templateId && !template) invalid([{ path: "templateId", code: "unknown" }])
  if (replaces && !(await queries.removeDraft(db, owner, referenceOf(one), replaces)))
    invalid([{ path: "replaces", code: "unknown" }])
  const correspondent = await correspondence(db, owner, one, today)
  const email = found(
    await queries.addEmail(db, owner, {
      ...message,
      ...(await finished(db, owner, one, correspondent, { subject, body }, { origin, now })),
      ...identityOf(context),
      senderName: correspondent.sender || null,
      replyTo: correspondent.replyTo ?? context.person.email,
      createdAt: now,
      ...referenceOf(one),
      purpose: reminder ? "reminder" : usualPurposes[one.about],
      templateName: template?.name,
      templateVersion: template?.version,
      sendAt: leaves,
      state: draft ? "draft" : "queued",
    }),
  )
  if (!draft) await queue(context, email)
  return showEmail(email)
}

/** A message as it is, or will be, received. */
export async function readEmail(
  context: Context,
  of: queries.Reference,
  emailId: string,
): Promise<WholeBillEmail> {
  const { owner, db } = context
  const email = found(await queries.findEmail(db, owner, of, emailId))
  const names = []
  for (const id of email.attachmentIds) names.push((await findFile(db, owner, id))?.name ?? "")
  const own = await namesOfDocuments(db, owner, email)
  return showWholeEmail(email, [...own, ...names.filter(Boolean)])
}

/** The names of the PDFs that go with it, where some do. */
async function namesOfDocuments(
  db: Database,
  owner: Owner,
  email: Omit<queries.Reference, "contractId"> & Pick<queries.EmailRow, "purpose">,
): Promise<string[]> {
  const { billId, quoteId, timesheetId, purpose } = email
  const sheet = timesheetId && purpose !== "timesheetReopened" && timesheetId
  const name =
    (billId && (await findBill(db, owner, billId))?.number) ||
    (quoteId && (await findQuote(db, owner, quoteId))?.number) ||
    (sheet && (await findTimesheet(db, owner, sheet))?.month)
  const beside = await papersWith(db, owner, email)
  return name ? [`${name}.pdf`, ...beside.map((paper) => paper.name)] : []
}

/** The HTML of a message, with its logo in it: nothing of it is fetched. */
export async function readEmailHtml(
  { owner, parts, inTransaction }: OutsideContext<"files">,
  of: queries.Reference,
  emailId: string,
): Promise<string> {
  const { html, logoId, type } = await inTransaction(async (db) => {
    const email = found(await queries.findEmail(db, owner, of, emailId))
    const logo = email.logoId ? await findFile(db, owner, email.logoId) : undefined
    return { html: found(email.html), logoId: logo?.id, type: logo?.type }
  })
  const bytes = logoId ? await parts.files.get(logoId) : undefined
  const logo = bytes ? `data:${type};base64,${Buffer.from(bytes).toString("base64")}` : ""
  return html.replace(`cid:${logoName}`, () => logo)
}

/** Queues a draft. */
export async function dispatchEmail(
  context: WritingContext,
  of: queries.Reference,
  emailId: string,
): Promise<BillEmail> {
  const { owner, db } = context
  found(await queries.findEmail(db, owner, of, emailId))
  await ensureMayWrite(context)
  const email = await queries.moveEmail(db, owner, emailId, "draft", "queued")
  ensure(email, "emailNoDraft")
  await queue(context, email)
  return showEmail(email)
}

/** Sends the same message to oneself, and to nobody else. */
export async function testEmail(context: WritingContext, of: queries.Reference, emailId: string) {
  const { owner, db, person, now } = context
  const source = found(await queries.findEmail(db, owner, of, emailId))
  await ensureMayWrite(context)
  ensure(person.email, "noOwnAddress")
  const { id, messageId } = identityOf(context)
  const email = await queries.addEmail(db, owner, {
    billId: source.billId,
    quoteId: source.quoteId,
    timesheetId: source.timesheetId,
    contractId: source.contractId,
    source: source.source,
    templateId: source.templateId,
    templateName: source.templateName,
    templateVersion: source.templateVersion,
    edition: source.edition,
    subject: source.subject,
    body: source.body,
    html: source.html,
    logoId: source.logoId,
    attachmentIds: source.attachmentIds,
    replyTo: source.replyTo,
    senderName: source.senderName,
    purpose: "test",
    to: [person.email],
    id,
    messageId,
    createdAt: now,
  })
  await context.parts.queue.send(db, "billEmail", { owner, emailId: id })
  return showEmail(found(email))
}

/** Removes a draft; calls off a message that has not begun to leave, which stays in the history. */
export async function callOffEmail(
  context: WritingContext,
  of: queries.Reference,
  emailId: string,
) {
  const { owner, db, now } = context
  const email = found(await queries.findEmail(db, owner, of, emailId))
  if (email.state === "draft") return queries.removeDraft(db, owner, of, emailId)
  const cancelled = await queries.moveEmail(db, owner, emailId, "queued", "cancelled")
  ensure(cancelled, "emailLeft")
  await recordEvent(db, owner, of, { what: "emailCancelled", at: now, detail: email.to.join(", ") })
}

async function ensureMayWrite(context: WritingContext) {
  ensure(await mayWriteToOthers(context.parts, context.person), "emailUnconfirmed")
}

/** Leaves the message to the queue, in the transaction that made it. */
async function queue(context: WritingContext, email: queries.EmailRow) {
  const { owner, db, now, parts } = context
  const detail = [...email.to, ...email.cc, ...email.bcc].join(", ")
  const queued = email.purpose === "reminder" ? "reminderQueued" : "emailQueued"
  const what = email.sendAt ? "emailScheduled" : queued
  await recordEvent(db, owner, email, { what, at: now, detail })
  const wait = email.sendAt ? Math.ceil((email.sendAt.getTime() - now.getTime()) / 1000) : 0
  await parts.queue.send(db, "billEmail", { owner, emailId: email.id }, Math.max(0, wait))
}

/** By which name a message is known again, at each attempt. */
function identityOf(context: WritingContext) {
  const id = crypto.randomUUID()
  return { id, messageId: `<${id}@${new URL(context.parts.origin).hostname}>` }
}
