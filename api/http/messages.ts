import { readFileSync } from "node:fs"
import { join } from "node:path"

type Texts = Record<string, string>

/** The product's own error texts, for callers that are not our screens. */
const texts: Record<"fr" | "en", Texts> = { fr: read("fr"), en: read("en") }

/** What `code` ("required", "tooLong 40") says in the caller's language; English unless French is asked for. */
export function message(acceptLanguage: string | undefined, code: string): string {
  const [key = "", limit = ""] = code.split(" ")
  const language = acceptLanguage?.trim().toLowerCase().startsWith("fr") ? "fr" : "en"
  return (texts[language][key] ?? key).replaceAll("{{limit}}", limit)
}

function read(language: "fr" | "en"): Texts {
  const path = join(process.cwd(), "public/locales", language, "translation.json")
  return (JSON.parse(readFileSync(path, "utf8")) as { errors?: Texts }).errors ?? {}
}
