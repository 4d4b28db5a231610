import { readTexts, type Texts } from "../../config/texts"

/** The product's own texts, for callers that are not our screens. */
const texts: Record<"fr" | "en", Texts> = { fr: readTexts("fr"), en: readTexts("en") }

/** What `code` ("required", "tooLong 40") says in the caller's language; English unless French is asked for. */
export function message(acceptLanguage: string | undefined, code: string): string {
  const [key = "", limit = ""] = code.split(" ")
  const name = code.slice(key.length + 1)
  const region = spokenTo(acceptLanguage) === "fr" ? "fr-FR" : "en-GB"
  return (find(acceptLanguage, `errors.${key}`) ?? key)
    .replaceAll("{{limit}}", () => Number(limit).toLocaleString(region))
    .replaceAll("{{name}}", () => name)
}

/** The text of a key of the locales in the caller's language; the key itself where there is none. */
export function translate(acceptLanguage: string | undefined, key: string): string {
  return find(acceptLanguage, key) ?? key
}

/** The language of what is read from lists: French where nothing, or nothing that we speak, is asked for. */
export const languageOf = (acceptLanguage: string | undefined): "fr" | "en" =>
  acceptLanguage?.trim().toLowerCase().startsWith("en") ? "en" : "fr"

function find(acceptLanguage: string | undefined, key: string): string | undefined {
  let found: string | Texts | undefined = texts[spokenTo(acceptLanguage)]
  for (const part of key.split("."))
    found = typeof found === "object" && Object.hasOwn(found, part) ? found[part] : undefined
  return typeof found === "string" ? found : undefined
}

/** The language of messages: English unless French is asked for. */
function spokenTo(acceptLanguage: string | undefined): "fr" | "en" {
  return acceptLanguage?.trim().toLowerCase().startsWith("fr") ? "fr" : "en"
}
