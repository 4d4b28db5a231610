import type { Language } from "#contract/values"
import { type Day, daysBetween } from "#domain/day"
import { formatIban } from "#domain/iban"
import type {
  ContractSubject,
  MailSubject,
  MailValues,
  TimesheetSubject,
} from "#domain/mail-template"

const dayIn = (locale: string) => {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
  return (text: Day) => date.format(new Date(`${text}T00:00:00Z`))
}

/** Units as a message counts them: the second for several. */
const units = {
  fr: { day: ["jour", "jours"], hour: ["heure", "heures"] },
  en: { day: ["day", "days"], hour: ["hour", "hours"] },
} as const

function valuesOfWork(
  one: TimesheetSubject | ContractSubject,
  language: Language,
  locale: string,
): Partial<MailValues> {
  const day = dayIn(locale)
  const named = { client: one.clientName, title: one.title }
  if (one.about === "contract") {
    const { runsUntil, nextRenewal, lastDay } = one
    return { ...named, day: day(runsUntil), nextDay: day(nextRenewal), lastDay: day(lastDay) }
  }
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" })
  const count = one.quarters / 4
  const unit = units[language][one.unit === "hour" ? "hour" : "day"][isOne(count, language) ? 0 : 1]
  return {
    ...named,
    month: month.format(new Date(`${one.month}-01T00:00:00Z`)),
    days: `${new Intl.NumberFormat(locale).format(count)}\u00a0${unit}`,
    reason: one.reason ?? "",
  }
}

const isOne = (count: number, language: Language) =>
  new Intl.PluralRules(language).select(count) === "one"

/** The values of the variables of what a message is about, in the language of the message; the link only where there is one. */
export function valuesOf(
  one: MailSubject,
  {
    sender,
    iban,
    origin = null,
    link,
  }: { sender: string; iban: string | null; origin?: string | null; link?: string },
  today: Day,
  language: Language,
): Partial<MailValues> {
  const locale = language === "fr" ? "fr-FR" : "en-GB"
  if (one.about === "timesheet" || one.about === "contract")
    return { ...valuesOfWork(one, language, locale), sender, ...(link && { link }) }
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: one.currency })
  const money = (cents: number) => format.format(cents / 100)
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 })
  const dated = dayIn(locale)
  const day = (text: Day | null) => (text ? dated(text) : "")
  const late = (dueDate: Day | null) => (dueDate ? Math.max(0, daysBetween(dueDate, today)) : 0)
  return {
    number: one.number ?? "",
    client: one.clientName,
    amount: money(one.totalTTC),
    date: day(one.releaseDate),
    ...(one.about === "bill"
      ? {
          origin: origin ?? "",
          due: money(one.due),
          dueDate: day(one.dueDate),
          daysLate: String(late(one.dueDate)),
        }
      : {
          validUntil: day(one.validUntil),
          deposit: share.format(Number(one.depositRate ?? 0) / 100),
        }),
    sender,
    iban: iban ? formatIban(iban) : "",
    ...(link && { link }),
  }
}
