import type { Language } from "#contract/values"
import type { Day } from "#domain/day"
import { wordingIn } from "../../extension/extension"
import type { Context } from "../../ports/context"
import type { Person } from "../../ports/person"

/** The parts of the API that the tools need. */
export type AssistantParts =
  | "queue"
  | "origin"
  | "sendsMail"
  | "accounts"
  | "pool"
  | "payments"
  | "rateLimits"
  | "assistant"

/** Whoever asks: what they may do, and in which language they are answered. */
export type Asked = Context<AssistantParts> & {
  person: Pick<Person, "id" | "username" | "email" | "emailConfirmed" | "roles">
  language: Language
}

/** A text with its values, in the language of the question. */
export function sayIn(language: Language) {
  const { text, money, day } = wordingIn(language)
  const fill = (key: string, values: Record<string, string | number> = {}) =>
    text(key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  return {
    text: fill,
    money: (cents: number, currency = "EUR") => money(cents, currency) || "",
    day: (value: Day | null) => day(value) ?? "–",
    number: (value: number, digits = 0) =>
      value.toLocaleString(language === "fr" ? "fr-FR" : "en-GB", {
        maximumFractionDigits: digits,
      }),
  }
}

export type Say = ReturnType<typeof sayIn>
