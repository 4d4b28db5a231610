import type { Language } from "#contract/values"

/** The address of a public page as somebody reads it: French at the plain one, others by parameter. */
export const pageIn = (address: string, language: Language): string =>
  language === "fr" ? address : `${address}?lang=${language}`
