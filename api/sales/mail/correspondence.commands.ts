import type { Day } from "#domain/day"
import { fillIn, type MailSubject, speaksOf } from "#domain/mail-template"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { translate } from "../../http/messages"
import { emailHtml } from "../../mailer/html"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { senderName } from "../../people/profile/rules"
import { linkFor } from "../private-links/commands"
import { factsOf } from "./about.commands"
import type { usualTemplate } from "./template.commands"
import { valuesOf, wordingIn } from "./template.rules"

/** Who writes, to whom, and what may be said of the bill or the quote. */
export async function correspondence(db: Database, owner: Owner, one: MailSubject, today: Day) {
  const profile = await findProfile(db, owner)
  const client = await findClient(db, owner, one.clientId)
  const sender = senderName(profile) ?? ""
  return {
    client,
    sender,
    replyTo: profile?.email ?? null,
    logoId: profile?.logoId ?? null,
    language: client?.language ?? ("fr" as const),
    values: (language: "fr" | "en") =>
      valuesOf(one, { sender, iban: profile?.iban ?? null }, today, language),
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
  const link = isLinked
    ? await linkFor(db, owner, one.about, { id: one.id, origin, now, language })
    : undefined
  const values = { ...details.values(language), ...(link && { link }) }
  const body = fillIn(words.body, values)
  const facts = factsOf(one).map((key) => ({
    label: translate(language, `mailTemplates.facts.${key === "number" ? one.about : key}`),
    value: values[key] ?? "",
  }))
  return {
    subject: fillIn(words.subject, values)
      .replace(/\p{Cc}+/gu, " ")
      .slice(0, 400),
    body,
    html: emailHtml({
      language,
      sender: details.sender,
      hasLogo: details.logoId !== null,
      body,
      facts,
      button: link
        ? { label: translate(language, `mailTemplates.open.${one.about}`), to: link }
        : undefined,
    }),
    logoId: details.logoId,
  }
}

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
