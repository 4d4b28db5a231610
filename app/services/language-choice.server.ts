import { isSecure } from "./cookies.server"
import { isLocale, type Locale, languageParameter, localeCookie } from "./locale"

const aYear = 365 * 24 * 60 * 60

/** The header that keeps a person's choice of language. */
export function rememberLocale(locale: Locale): string {
  const secure = isSecure() ? "; Secure" : ""
  return `${localeCookie}=${locale}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
}

/** The language that an address asks for: who signs in from such a page goes on in it. */
export function localeAsked(request: Request): Locale | undefined {
  const asked = new URL(request.url).searchParams.get(languageParameter)
  return isLocale(asked) ? asked : undefined
}
