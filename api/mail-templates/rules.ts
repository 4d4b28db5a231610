import type { MailTemplate } from "../../contract/mail-templates"
import { type Day, daysBetween } from "../../domain/day"
import { formatIban } from "../../domain/iban"
import { fillIn, type MailValues } from "../../domain/mail-template"

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

/** What a message about a bill may speak of, in the language of the message. */
export interface Spoken {
  number: string | null
  clientName: string
  totalTTC: number
  due: number
  currency: string
  releaseDate: Day | null
  dueDate: Day | null
}

/** The values of a bill's variables; the link only where the bill has one. */
export function valuesOf(
  bill: Spoken,
  { sender, iban, link }: { sender: string; iban: string | null; link?: string },
  today: Day,
  language: Language,
): Partial<MailValues> {
  const locale = language === "fr" ? "fr-FR" : "en-GB"
  const money = new Intl.NumberFormat(locale, { style: "currency", currency: bill.currency })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
  const day = (text: Day | null) => (text ? date.format(new Date(`${text}T00:00:00Z`)) : "")
  const late = bill.dueDate ? Math.max(0, daysBetween(bill.dueDate, today)) : 0
  return {
    number: bill.number ?? "",
    client: bill.clientName,
    amount: money.format(bill.totalTTC / 100),
    due: money.format(bill.due / 100),
    date: day(bill.releaseDate),
    dueDate: day(bill.dueDate),
    daysLate: String(late),
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
