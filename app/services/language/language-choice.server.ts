import { apiFor } from "../api.server"
import { isSecure } from "../session/cookies.server"
import { type Args, sessionOf } from "../session/request-session.server"
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

/**
 * The profile of who is signed in says the language that they chose. Where it cannot be kept there (no right
 * to change it, a session that has just ended) the browser still remembers.
 */
export async function keepInProfile(args: Args, language: Locale): Promise<void> {
  if (!(await sessionOf(args))) return
  try {
    const api = await apiFor(args)
    await api.put("/Profile/language", { body: { language } })
  } catch (problem) {
    if (!(problem instanceof Response)) throw problem
  }
}
