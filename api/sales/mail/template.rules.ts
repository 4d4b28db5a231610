import type { MailTemplate } from "#contract/mail-templates"
import { type Day, daysBetween } from "#domain/day"
import { formatIban } from "#domain/iban"
import { fillIn, type MailSubject, type MailValues } from "#domain/mail-template"

type Language = "fr" | "en"
type Texts = Pick<MailTemplate, "subjectFr" | "bodyFr" | "subjectEn" | "bodyEn">

/** Subject and text of a message. */
export interface Wording {
  /** The language that it is in: the one asked for, or the only one that the template has. */
  language: Language
  subject: string
  body: string
}

/** The words of a template in a language, or in the other one where it lacks the first. */
export function wordingIn(template: Texts, language: Language): Wording {
  const french = { language: "fr", subject: template.subjectFr, body: template.bodyFr } as const
  const english = { language: "en", subject: template.subjectEn, body: template.bodyEn } as const
  const [first, second] = language === "fr" ? [french, english] : [english, french]
  const { language: found, subject, body } = first.body === null ? second : first
  return { language: found, subject: subject ?? "", body: body ?? "" }
}

/** The values of the variables of a bill or a quote, in the language of the message; the link only where there is one. */
export function valuesOf(
  one: MailSubject,
  { sender, iban, link }: { sender: string; iban: string | null; link?: string },
  today: Day,
  language: Language,
): Partial<MailValues> {
  const locale = language === "fr" ? "fr-FR" : "en-GB"
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: one.currency })
  const money = (cents: number) => format.format(cents / 100)
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
  const day = (text: Day | null) => (text ? date.format(new Date(`${text}T00:00:00Z`)) : "")
  const late = (dueDate: Day | null) => (dueDate ? Math.max(0, daysBetween(dueDate, today)) : 0)
  return {
    number: one.number ?? "",
    client: one.clientName,
    amount: money(one.totalTTC),
    date: day(one.releaseDate),
    ...(one.about === "bill"
      ? { due: money(one.due), dueDate: day(one.dueDate), daysLate: String(late(one.dueDate)) }
      : {
          validUntil: day(one.validUntil),
          deposit: share.format(Number(one.depositRate ?? 0) / 100),
        }),
    sender,
    iban: iban ? formatIban(iban) : "",
    ...(link && { link }),
  }
}

/** A subject stays one line, whatever its values say. */
export function filled({ language, subject, body }: Wording, values: Partial<MailValues>): Wording {
  const line = fillIn(subject, values).replace(/\p{Cc}+/gu, " ")
  return { language, subject: line.trim(), body: fillIn(body, values) }
}
