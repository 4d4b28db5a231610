import type { Configuration, KoaContextWithOIDC } from "oidc-provider"
import { errors } from "oidc-provider"
import { chooseLocale, type Locale } from "./messages"
import { renderExpired, renderFailure } from "./pages/notices"
import { pageHeaders } from "./pages/page"

/** Errors that end on a page and not at the client: an unknown client, a foreign redirect address. */
export const answerErrors: NonNullable<Configuration["renderError"]> = async (ctx, out, error) => {
  const locale = localeOf(ctx)
  ctx.body =
    error instanceof errors.SessionNotFound
      ? await renderExpired(locale)
      : await renderFailure(locale, out.error)
  ctx.set(pageHeaders())
}

export function localeOf(ctx: KoaContextWithOIDC): Locale {
  return chooseLocale(ctx.get("cookie"), ctx.oidc.params?.ui_locales ?? ctx.query.ui_locales)
}
