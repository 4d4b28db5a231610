import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import { setCookie } from "hono/cookie"
import { chooseLocale, type Locale, localeCookie } from "./messages"
import { renderFailure } from "./pages/notices"
import { pageHeaders } from "./pages/page"
import { revealScriptUrl } from "./pages/reveal-script"
import { passkeyScriptUrl } from "./second-factor/passkey-script"
import type { Interaction } from "./sign-in/interaction"

export type Call = Context<{ Bindings: HttpBindings }, string>

export type Status = 200 | 400 | 401 | 403 | 404 | 410 | 413 | 422 | 429 | 500 | 503

/** A page, with the headers of every page. */
export async function answer(
  c: Call,
  status: Status,
  page: Promise<string>,
  formTargets: string[] = [],
): Promise<Response> {
  const text = await page
  const hasScript = [passkeyScriptUrl, revealScriptUrl].some((url) => text.includes(url))
  return c.body(text, status, pageHeaders(formTargets, { hasScript }))
}

export function failure(c: Call, code: string): Promise<string> {
  const isSignIn = c.req.path.startsWith("/identity/interaction/")
  return renderFailure(localeOf(c), code, isSignIn ? "signIn" : "request")
}

export function localeOf(c: Call, interaction?: Interaction): Locale {
  return chooseLocale(
    c.req.header("cookie"),
    interaction?.params.ui_locales ?? c.req.query("ui_locales"),
  )
}

/** Keeps the person's choice of language, for the whole product. */
export function keepLocale(c: Call, origin: string, locale: Locale): void {
  setCookie(c, localeCookie, locale, {
    path: "/",
    sameSite: "Lax",
    maxAge: 365 * 24 * 60 * 60,
    secure: origin.startsWith("https:"),
  })
}
