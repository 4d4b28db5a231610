import type { User } from "#contract/users"
import { apiFor } from "../api.server"
import { send } from "../api-send.server"
import { log } from "../log.server"
import { readCookie } from "../session/cookie"
import { isSecure } from "../session/cookies.server"
import { type Args, sessionOf } from "../session/request-session.server"
import type { Session } from "../session/session.server"
import { firstLocale, isLocale, type Locale, languageParameter, localeCookie } from "./locale"

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

/**
 * Brings the language of the browser and that of who has just signed in together: who signed up in English is
 * written to in English, and who is new in this browser finds it in their own. Answers a header that keeps it,
 * where there is something to keep. No sign-in fails for it.
 */
export async function agreeOnLanguage(
  args: Args,
  session: Pick<Session, "accessToken">,
): Promise<string | undefined> {
  const chosen = readCookie(args.request, localeCookie)
  try {
    const answer = await send(args, session, "GET", "/Users", {})
    if (!answer.ok) return undefined
    const { language } = (await answer.json()) as User
    if (language) return isLocale(chosen) ? undefined : rememberLocale(language)
    if (isLocale(chosen) && chosen !== firstLocale)
      await send(args, session, "PUT", "/Profile/language", { body: { language: chosen } })
  } catch (error) {
    log.warn({ err: error }, "the language of who signed in was not kept")
  }
}
