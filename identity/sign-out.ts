import type { KoaContextWithOIDC } from "oidc-provider"
import { sendLogoutToken } from "./back-channel"
import { localeOf } from "./errors"
import { renderSignedOut, renderSignOut, renderSwitch } from "./pages/notices"
import { pageHeaders } from "./pages/page"

/**
 * RP-initiated logout. A client that holds the person's own ID token (`id_token_hint`) has them
 * signed out at once; any other page on the web could send them here, so they are asked first
 * (OpenID Connect RP-Initiated Logout 1.0 §2).
 */
export const signOut = {
  async logoutSource(ctx: KoaContextWithOIDC, form: string): Promise<void> {
    const hinted = ctx.oidc.entities.IdTokenHint?.payload.sub
    if (hinted && hinted === ctx.oidc.session?.accountId) return endSession(ctx)
    ctx.body = await renderSignOut(localeOf(ctx), form)
    ctx.set(pageHeaders(postLogoutTargets(ctx)))
  },
  async postLogoutSuccessSource(ctx: KoaContextWithOIDC): Promise<void> {
    ctx.body = await renderSignedOut(localeOf(ctx))
    ctx.set(pageHeaders())
  },
}

/**
 * oidc-provider leads from step to step with a form that a script submits. Instead: without a
 * session there is nothing to end, so the answer is the redirect; and where another person's
 * session must end first, a page says so and has a button.
 */
export async function skipEmptySignOut(
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  await next()
  if (ctx.status !== 200 || typeof ctx.body !== "string") return
  const { route, session } = ctx.oidc ?? {}
  if (route === "end_session" && !session?.accountId) return leave(ctx)
  const state = logoutState(ctx)
  if (route === "resume" && state?.secret) {
    const action = ctx.oidc.urlFor("end_session_confirm")
    ctx.body = await renderSwitch(localeOf(ctx), action, state.secret)
    ctx.set(pageHeaders(interactionTargets(ctx)))
  }
}

/** What oidc-provider does once the person has confirmed: all grants of the session end with it. */
async function endSession(ctx: KoaContextWithOIDC): Promise<void> {
  const { provider, session } = ctx.oidc
  const { accountId, authorizations = {} } = session ?? {}
  await Promise.all(
    Object.entries(authorizations).map(async ([clientId, { grantId, sid }]) => {
      const client = await provider.Client.find(clientId)
      if (client && accountId && sid) await sendLogoutToken(provider, client, accountId, sid)
      if (!grantId) return
      await provider.RefreshToken.revokeByGrantId(grantId)
      await provider.Grant.adapter.destroy(grantId)
    }),
  )
  await session?.destroy()
  ctx.cookies.set(provider.cookieName("session"), null)
  provider.emit("end_session.success", ctx)
  leave(ctx)
}

function leave(ctx: KoaContextWithOIDC): void {
  const state = logoutState(ctx)
  const target = new URL(
    state?.postLogoutRedirectUri ?? ctx.oidc.urlFor("end_session_success"),
    ctx.oidc.issuer,
  )
  if (state?.postLogoutRedirectUri && state.state) target.searchParams.set("state", state.state)
  ctx.body = null
  ctx.redirect(target.href)
  ctx.status = 303
}

interface LogoutState {
  secret?: string
  postLogoutRedirectUri?: string
  state?: string
}

function logoutState(ctx: KoaContextWithOIDC): LogoutState | undefined {
  return ctx.oidc.session?.state as LogoutState | undefined
}

function postLogoutTargets(ctx: KoaContextWithOIDC): string[] {
  const uri = logoutState(ctx)?.postLogoutRedirectUri
  return uri ? [new URL(uri).origin] : []
}

function interactionTargets(ctx: KoaContextWithOIDC): string[] {
  const uri = ctx.oidc.entities.Interaction?.params.redirect_uri
  return typeof uri === "string" ? [new URL(uri).origin] : []
}
