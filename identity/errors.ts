import type { Configuration, KoaContextWithOIDC } from "oidc-provider"
import * as errors from "oidc-provider/lib/helpers/errors.js"
import { chooseLocale, type Locale } from "./messages"
import { renderExpired, renderFailure, renderNotFound } from "./pages/notices"
import { pageHeaders } from "./pages/page"

/** Errors that end on a page and not at the client: an unknown client, a foreign redirect address. */
export const answerErrors: NonNullable<Configuration["renderError"]> = async (ctx, out, error) => {
  const locale = localeOf(ctx)
  ctx.body =
    error instanceof errors.SessionNotFound
      ? await renderExpired(locale)
      : await renderFailure(locale, out.error, isSignOut(ctx) ? "signOut" : "signIn")
  ctx.set(pageHeaders())
}

const isSignOut = ({ oidc }: KoaContextWithOIDC) => oidc?.route?.startsWith("end_session") ?? false

/** What oidc-provider leaves without an answer gets the page of an address that does not exist. */
export async function nameMissingPages(
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  await next()
  if (ctx.status !== 404 || ctx.body || ctx.accepts("json", "html") !== "html") return
  ctx.body = await renderNotFound(chooseLocale(ctx.get("cookie"), ctx.query.ui_locales))
  ctx.status = 404
  ctx.set(pageHeaders())
}

export function localeOf(ctx: KoaContextWithOIDC): Locale {
  return chooseLocale(ctx.get("cookie"), ctx.oidc.params?.ui_locales ?? ctx.query.ui_locales)
}
