import type { Day } from "#domain/day"
import { type MailSubject, speaksOf } from "#domain/mail-template"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { translate } from "../../http/messages"
import { composed } from "../../mail-texts/compose"
import { wordingIn } from "../../mail-texts/wording"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { senderName } from "../../people/profile/rules"
import { findOrigin } from "../bills/credit-note.queries"
import { linkFor } from "../private-links/commands"
import { factsOf } from "./about.commands"
import type { usualTemplate } from "./template.commands"
import { valuesOf } from "./template.rules"

/** Who writes, to whom, and what may be said of the bill or the quote. */
export async function correspondence(db: Database, owner: Owner, one: MailSubject, today: Day) {
  const profile = await findProfile(db, owner)
  const client = await findClient(db, owner, one.clientId)
  const sender = senderName(profile) ?? ""
  const origin =
    one.about === "bill" && one.originId ? await findOrigin(db, owner, one.originId) : undefined
  const known = { sender, iban: profile?.iban ?? null, origin: origin?.number ?? null }
  return {
    client,
    sender,
    replyTo: profile?.email ?? null,
    logoId: profile?.logoId ?? null,
    language: client?.language ?? ("fr" as const),
    values: (language: "fr" | "en") => valuesOf(one, known, today, language),
  }
}

export type Correspondence = Awaited<ReturnType<typeof correspondence>>

/** What is kept of a message's words: its values in place, as text and as HTML. */
export async function finished(
  db: Database,
  owner: Owner,
  one: MailSubject,
  details: Correspondence,
  words: { subject: string; body: string },
  { origin, now }: { origin: string; now: Date },
) {
  const { language } = details
  const isLinked = speaksOf(`${words.subject} ${words.body}`, "link")
  const link =
    isLinked && one.about !== "contract"
      ? await linkFor(db, owner, one.about, { id: one.id, origin, now, language })
      : undefined
  const values = { ...details.values(language), ...(link && { link }) }
  const facts = factsOf(one).map((key) => ({
    label: translate(language, `mailTemplates.facts.${key === "number" ? calledOf(one) : key}`),
    value: values[key] ?? "",
  }))
  const said = composed({ language, ...words }, values, {
    sender: details.sender,
    hasLogo: details.logoId !== null,
    facts,
    box: boxOf(one, language, values.lastDay ?? ""),
    button: link
      ? { label: translate(language, `mailTemplates.open.${calledOf(one)}`), to: link }
      : undefined,
  })
  return {
    subject: said.subject,
    body: said.text,
    html: said.html,
    source: words.body,
    logoId: details.logoId,
  }
}

/** What its receiver calls it. */
const calledOf = (one: MailSubject) =>
  one.about === "bill" && one.kind === "creditNote" ? one.kind : one.about

/** By when a consumer may decline the renewal stands in a frame that nobody overlooks (C. conso. L215-1). */
export const boxOf = (one: MailSubject, language: "fr" | "en", day: string) =>
  one.about === "contract"
    ? translate(language, "mailTemplates.box").replace("{{day}}", () => day)
    : undefined

/** A message that nobody typed: the words of a template, and by what its answers find it. */
export async function written(
  db: Database,
  owner: Owner,
  one: MailSubject,
  details: Correspondence,
  template: Awaited<ReturnType<typeof usualTemplate>>,
  { origin, now }: { origin: string; now: Date },
) {
  const id = crypto.randomUUID()
  const wording = wordingIn(template, details.language)
  return {
    ...(await finished(db, owner, one, details, wording, { origin, now })),
    id,
    attachmentIds: [],
    templateId: template.id,
    templateName: template.name,
    templateVersion: template.version,
    senderName: details.sender || null,
    replyTo: details.replyTo,
    messageId: `<${id}@${new URL(origin).hostname}>`,
    createdAt: now,
  }
}
