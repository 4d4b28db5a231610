import { placeOf } from "#contract/notification-places"
import type { Language } from "#contract/values"
import { message, translate } from "../../http/messages"
import type { ToldRow } from "./queries"

interface Line {
  title: string
  text: string
  /** The page that it is about. */
  to: string
}

/** What a notification says, in the language of whoever it is sent to. */
export function lineOf(row: ToldRow, language: Language, origin: string): Line {
  const { kind, parameters } = row
  const values = valuesOf(row, language)
  const say = (part: string) =>
    translate(language, `notifications.kinds.${kind}.${part}`).replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? "",
    )
  const place = placeOf(kind, row, parameters) ?? "notifications"
  return { title: say("title"), text: say("text"), to: `${origin}/admin/${place}` }
}

/** What a notification speaks of, as it is said in a language. */
export function valuesOf({ parameters }: ToldRow, language: Language): Record<string, string> {
  const region = language === "fr" ? "fr-FR" : "en-GB"
  const { amount, currency = "EUR", addresses = [], missing = [], day, month, time } = parameters
  const dated = (of: string, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(region, { timeZone: "UTC", ...format }).format(new Date(of))
  const given = Object.entries(parameters).map(([name, value]) => [name, String(value ?? "")])
  return {
    ...Object.fromEntries(given),
    amount:
      amount === undefined
        ? ""
        : new Intl.NumberFormat(region, { style: "currency", currency }).format(amount / 100),
    addresses: new Intl.ListFormat(region, { type: "conjunction" }).format(addresses),
    day: day ? [dated(day, { dateStyle: "long" }), time].filter(Boolean).join(", ") : "",
    month: month ? dated(`${month}-01`, { month: "long", year: "numeric" }) : "",
    missing: missing.map((code) => message(language, code)).join(" · "),
  }
}
