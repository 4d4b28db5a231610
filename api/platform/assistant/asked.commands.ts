import type { Language } from "#contract/values"
import type { Day } from "#domain/day"
import { wordingIn } from "../../extension/extension"
import type { Context } from "../../ports/context"
import type { Person } from "../../ports/person"
import type { Heard } from "./handles.rules"

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

/** A text with its values, in the language of the question; what is said is written down where somebody listens. */
export function sayIn(language: Language, heard?: Heard) {
  const { text, money, day } = wordingIn(language)
  const say = (template: string, values: Record<string, string | number> = {}) => {
    const said = template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
    heard?.set(said, { template, values })
    return said
  }
  return {
    text: (key: string, values?: Record<string, string | number>) => say(text(key), values),
    /** Words of the product that stand in no text of the assistant's: of its help and its screens. */
    own: (words: string) => say(words),
    money: (cents: number, currency = "EUR") => say(money(cents, currency) || ""),
    day: (value: Day | null) => say(day(value) ?? "–"),
    number: (value: number, digits = 0) =>
      say(
        value.toLocaleString(language === "fr" ? "fr-FR" : "en-GB", {
          maximumFractionDigits: digits,
        }),
      ),
  }
}

export type Say = ReturnType<typeof sayIn>
