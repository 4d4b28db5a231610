import type { Language } from "#contract/values"
import { withDaysWritten } from "#domain/day"
import { waitIn } from "#domain/wait"
import type { Texts } from "../../config/gather-texts"
import { readTexts } from "../../config/texts"

/** The product's own texts, for callers that are not our screens. */
const texts: Record<Language, Texts> = { fr: readTexts("fr"), en: readTexts("en") }

/** What `code` ("required", "tooLong 40") says in a language. */
export function message(language: Language, code: string): string {
  const [key = "", about = ""] = code.split(" ")
  // Of two numbers, "columnHolds 3/3", the first is a count and the second its limit.
  const [held = "", limit = held] = about.split("/")
  const name = withDaysWritten(code.slice(key.length + 1))
  const region = language === "fr" ? "fr-FR" : "en-GB"
  return (find(language, `errors.${key}`) ?? key)
    .replaceAll("{{limit}}", () => Number(limit).toLocaleString(region))
    .replaceAll("{{held}}", () => Number(held).toLocaleString(region))
    .replaceAll("{{name}}", () => name)
}

/** The same of what there will be again in so many seconds, and when that is. */
export const waitingMessage = (language: Language, code: string, seconds: number): string =>
  `${message(language, code)} ${translate(language, "errors.page.wait").replace("{{wait}}", waitIn(seconds))}`

/** The text of a key of the locales in a language; the key itself where there is none. */
export function translate(language: Language, key: string): string {
  return find(language, key) ?? key
}

function find(language: Language, key: string): string | undefined {
  let found: string | Texts | undefined = texts[language]
  for (const part of key.split("."))
    found = typeof found === "object" && Object.hasOwn(found, part) ? found[part] : undefined
  return typeof found === "string" ? found : undefined
}
