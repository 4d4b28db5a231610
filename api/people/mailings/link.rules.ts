import type { Language } from "#contract/values"

/** Where whoever got a message says that they want no more, or answers what it asks. */
export const linkOf = (origin: string, secret: string, language: Language) =>
  `${origin}/mailing/${secret}${language === "en" ? "?lang=en" : ""}`
