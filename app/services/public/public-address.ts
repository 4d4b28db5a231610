import { firstLocale, type Locale, languageParameter } from "../language/locale"

/** Where a public page is read in a language: French at the plain address, others by parameter. */
export function publicAddress(path: string, locale: Locale): string {
  const sign = path.includes("?") ? "&" : "?"
  return locale === firstLocale ? path : `${path}${sign}${languageParameter}=${locale}`
}
