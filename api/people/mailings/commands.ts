import { randomBytes } from "node:crypto"
import { aboutOf } from "#contract/mail-purposes"
import {
  type MailingDetails,
  type MailingMessage,
  mostReceivers,
  type NewMailing,
} from "#contract/mailings"
import { emailKey } from "#domain/email-key"
import { fillIn, putIn } from "#domain/mail-template"
import { permitted } from "../../access/permitted.rules"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { translate } from "../../http/messages"
import { ensure, found, invalid } from "../../http/problem"
import { takeQuota } from "../../http/take-quota"
import { wordingIn } from "../../mail-texts/wording"
import { plainly, wordsOf } from "../../mailer/words"
import { mayWriteToOthers } from "../../ports/accounts"
import type { Context } from "../../ports/context"
import type { Person } from "../../ports/person"
import { findMailTemplate } from "../../sales/mail/template.queries"
import { findProfile } from "../profile/queries"
import { senderName } from "../profile/rules"
import { clocksOf } from "./clock.commands"
import { linkOf } from "./link.rules"
import * as queries from "./queries"
import { refusedOf } from "./refusal.commands"
import { leftOutOf, type Receiver, valuesOf } from "./rules"

/** A message leaves by the queue, in the name of whoever has confirmed their own address. */
export type WritingContext = Omit<
  Context<"queue" | "origin" | "sendsMail" | "accounts">,
  "person"
> & { person: Pick<Person, "id" | "email" | "emailConfirmed"> }

export async function ensureMayWrite(
  context: Pick<WritingContext, "parts" | "person">,
): Promise<void> {
  ensure(await mayWriteToOthers(context.parts, context.person), "emailUnconfirmed")
}

type Chosen = Pick<NewMailing, "contactIds" | "q" | "clientId">

/** Those who were chosen, with all that decides whether they may be written to. */
export async function receiversOf(
  context: Pick<Context, "db" | "owner" | "today">,
  chosen: Chosen,
): Promise<Receiver[]> {
  const { db, owner } = context
  const rows = await queries.listChosen(db, owner, chosen, mostReceivers + 1)
  const clocks = await clocksOf(
    context,
    rows.map(({ id }) => id),
  )
  const refused = await refusedOf(db, owner, rows)
  return rows.map((row) => {
    const { state, collectedOn } = found(clocks.get(row.id))
    return { ...row, refused: refused.has(row.id), clock: state, collectedOn }
  })
}

/** Who writes, and where answers go. */
export async function composeFor({ db, owner, person, parts }: WritingContext) {
  const profile = await findProfile(db, owner)
  return {
    sender: senderName(profile) ?? profile?.email ?? person.email ?? "",
    replyTo: profile?.email ?? person.email ?? null,
    origin: parts.origin,
  }
}

/**
 * One contact's message, as it is received: the words with their values, and below them who writes, where the address
 * comes from and how to refuse.
 */
export function messageOf(
  { sender, replyTo, origin }: Awaited<ReturnType<typeof composeFor>>,
  receiver: Receiver,
  words: { subject: string; body: string },
  purpose: "mailing" | "question",
) {
  const { language } = receiver
  const secret = randomBytes(24).toString("base64url")
  const values = valuesOf(receiver, sender)
  const foot = footOf(receiver, { sender, link: linkOf(origin, secret, language), purpose })
  return {
    contactId: receiver.id,
    language,
    address: receiver.email,
    subject: fillIn(words.subject, values)
      .replace(/\p{Cc}+/gu, " ")
      .slice(0, 400),
    body: `${putIn(words.body, values, plainly)}\n\n${foot}`,
    senderName: sender || null,
    ...{ replyTo, secret },
  }
}

function footOf(
  { language, source, collectedOn }: Receiver,
  { sender, link, purpose }: { sender: string; link: string; purpose: "mailing" | "question" },
): string {
  const date = new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  })
  const day = date.format(new Date(`${collectedOn}T00:00:00Z`))
  const lines = [`sources.${source}`, `links.${purpose}`] as const
  return lines
    .map((key) =>
      translate(language, `mailings.foot.${key}`)
        .replace("{{sender}}", () => sender)
        .replace("{{day}}", () => day)
        .replace("{{link}}", () => link),
    )
    .join("\n")
}

/** Makes a mailing that has not left: what each of the chosen contacts would get, and who gets nothing, and why. */
export async function addMailing(
  context: WritingContext,
  { name, templateId, ...chosen }: NewMailing,
): Promise<MailingDetails> {
  const { owner, db, now } = context
  const template = await findMailTemplate(db, owner, templateId)
  if (!template || aboutOf(template.purpose) !== "contact")
    invalid([{ path: "templateId", code: "unknown" }])
  const receivers = await receiversOf(context, chosen)
  if (receivers.length === 0) invalid([{ path: "contactIds", code: "nobodyChosen" }])
  if (receivers.length > mostReceivers)
    invalid([{ path: "contactIds", code: `tooManyReceivers ${mostReceivers}` }])
  if (chosen.contactIds.length > 0 && receivers.length < new Set(chosen.contactIds).size)
    invalid([{ path: "contactIds", code: "unknown" }])
  const composed = await composeFor(context)
  const mailing = found(
    await queries.addMailing(db, owner, {
      ...{ name, templateId, createdAt: now, chosen: receivers.length },
      ...{ templateName: template.name, templateVersion: template.version },
    }),
  )
  const taken = new Set<string>()
  const messages = receivers.map((receiver) => {
    const { subject, body } = wordingIn(template, receiver.language)
    const key = receiver.email && emailKey(receiver.email)
    const leftOut = leftOutOf(receiver, `${subject} ${body}`, taken, key)
    if (!leftOut && key) taken.add(key)
    return {
      ...messageOf(composed, receiver, { subject, body }, "mailing"),
      ...{ mailingId: mailing.id, purpose: "mailing" as const, createdAt: now, leftOut },
      state: leftOut ? ("leftOut" as const) : ("draft" as const),
    }
  })
  await queries.addMessages(db, owner, messages)
  return readMailing(context, mailing.id)
}

export async function readMailing(
  { db, owner, rights }: Pick<Context, "db" | "owner" | "rights">,
  id: string,
): Promise<MailingDetails> {
  const mailing = found(await queries.findMailing(db, owner, id))
  const messages = await queries.listMessages(db, owner, id)
  return {
    ...showMailing(mailing),
    messages: messages.map((message) => ({
      ...message,
      sentAt: message.sentAt?.toISOString() ?? null,
    })),
    can: permitted(rights, {
      send: mailing.sentAt === null && mailing.receivers > 0 && "mailings.create",
      remove: mailing.sentAt === null && "mailings.delete",
    }),
  }
}

/** A row as it travels. */
export const showMailing = ({ chosen: _, ...mailing }: queries.MailingRow) => ({
  ...mailing,
  sentAt: mailing.sentAt?.toISOString() ?? null,
  createdAt: mailing.createdAt.toISOString(),
  changedAt: mailing.changedAt.toISOString(),
})

/** One contact's message, word for word, and its neighbours. */
export async function readMessage(
  { db, owner }: Pick<Context, "db" | "owner">,
  id: string,
): Promise<MailingMessage> {
  const { mailingId, subject, body } = found(await queries.findMessage(db, owner, id))
  const mailing = found(mailingId ? await queries.findMailing(db, owner, mailingId) : undefined)
  const all = await queries.listMessages(db, owner, mailing.id)
  const at = all.findIndex((each) => each.id === id)
  const message = found(all[at])
  return {
    ...message,
    sentAt: message.sentAt?.toISOString() ?? null,
    ...{ mailingId: mailing.id, mailingName: mailing.name, subject, body: wordsOf(body).text },
    previous: all[at - 1]?.id ?? null,
    next: all[at + 1]?.id ?? null,
  }
}

/** What goes out counts as messages do. */
type SendingContext = WritingContext & Pick<Context<"pool" | "rateLimits">, "parts">

/** Leaves everyone's message to the queue, once. */
export async function dispatchMailing(
  context: SendingContext & AuditContext,
  id: string,
): Promise<MailingDetails> {
  const { owner, db, now, parts } = context
  const mailing = found(await queries.lockMailing(db, owner, id))
  ensure(mailing.sentAt === null, "mailingSent")
  await ensureMayWrite(context)
  await queries.readdressMessages(db, owner, id)
  const queued = await queries.queueMessages(db, owner, id)
  ensure(queued.length > 0, "mailingEmpty")
  await takeQuota(context, "messages", queued.length)
  await queries.markMailingSent(db, owner, id, now)
  for (const messageId of queued) await parts.queue.send(db, "mailingMessage", { owner, messageId })
  const subject = { id, name: mailing.name }
  await recordAudit(context, "mailings.sent", subject, { after: { receivers: queued.length } })
  return readMailing(context, id)
}

/** Sends the first message to oneself, and to nobody else; its link opens nothing. */
export async function testMailing(context: SendingContext, id: string): Promise<void> {
  const { owner, db, person, parts } = context
  found(await queries.findMailing(db, owner, id))
  const [first] = await queries.listMessages(db, owner, id)
  ensure(first && !first.leftOut, "mailingEmpty")
  await ensureMayWrite(context)
  ensure(person.email, "noOwnAddress")
  await takeQuota(context, "messages")
  await parts.queue.send(db, "mailingMessage", { owner, messageId: first.id, to: person.email })
}

/** What was sent stays in the history of whoever got it. */
export async function removeMailing(
  { db, owner }: Pick<Context, "db" | "owner">,
  id: string,
): Promise<void> {
  const mailing = found(await queries.lockMailing(db, owner, id))
  ensure(mailing.sentAt === null, "mailingSent")
  await queries.removeMailing(db, owner, id)
}
