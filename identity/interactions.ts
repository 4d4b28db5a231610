import type { HttpBindings } from "@hono/node-server"
import { type Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { setCookie } from "hono/cookie"
import { errors, type Provider } from "oidc-provider"
import type { Pool } from "pg"
import { type Account, addAccount, authenticate } from "./accounts"
import type { RecordIdentityEvent } from "./events"
import { chooseLocale, isLocale, type Locale, localeCookie } from "./messages"
import { isSameOrigin } from "./origin"
import { type AccountForm, renderAccountForm } from "./pages/account-form"
import { renderExpired, renderFailure, renderNotFound } from "./pages/notices"
import { pageHeaders } from "./pages/page"
import { TooBusy } from "./passwords"
import type { RateLimits } from "./rate-limits"
import { stylesheet, themeStylesheet, themeUrl } from "./stylesheet"
import { readForm, type Typed, typedFaults } from "./typed"

export interface InteractionParts {
  provider: Provider
  pool: Pool
  origin: string
  limits: RateLimits
  clock(): Date
  addressOf(bindings: HttpBindings): string
  record: RecordIdentityEvent
  onError(error: Error): void
}

type Kind = AccountForm["kind"]
type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>
type Call = Context<{ Bindings: HttpBindings }, string>

const paths: Record<Kind, string> = { signIn: "sign-in", signUp: "sign-up" }

/** The pages between a client's authorization request and its answer: to sign in, to sign up. */
export function createInteractions(parts: InteractionParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>().basePath("/identity")
  app.get("/assets/identity.css", (c) =>
    c.body(stylesheet, 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    }),
  )
  app.get(themeUrl.replace("/identity", ""), (c) =>
    c.body(themeStylesheet(c.req.header("cookie")), 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    }),
  )
  app.use("/interaction/*", async (c, next) => {
    if (!isSameOrigin(c.req.raw, parts.origin)) return answer(c, 403, failure(c, "access_denied"))
    return next()
  })
  app.use("/interaction/*", bodyLimit({ maxSize: 16 * 1024 }))
  app.get("/interaction/:uid", async (c) => {
    const interaction = await openInteraction(parts, c)
    return show(c, interaction, interaction.prompt.name === "create" ? "signUp" : "signIn")
  })
  for (const kind of ["signIn", "signUp"] as const) {
    app.get(`/interaction/:uid/${paths[kind]}`, async (c) =>
      show(c, await openInteraction(parts, c), kind),
    )
    app.post(`/interaction/:uid/${paths[kind]}`, async (c) => submit(parts, c, kind))
  }
  app.notFound((c) => answer(c, 404, renderNotFound(localeOf(c))))
  app.onError((error, c) => {
    if (error instanceof errors.SessionNotFound) return answer(c, 400, renderExpired(localeOf(c)))
    parts.onError(error)
    return answer(c, 500, failure(c, "server_error"))
  })
  return app
}

async function submit(parts: InteractionParts, c: Call, kind: Kind): Promise<Response> {
  const interaction = await openInteraction(parts, c)
  const typed = readForm(await c.req.parseBody())
  if (isLocale(typed.locale)) {
    setCookie(c, localeCookie, typed.locale, localeCookieFlags(parts.origin))
    return show(c, interaction, kind, { email: typed.email, locale: typed.locale })
  }
  const faults = typedFaults(kind, typed)
  if (faults.length > 0) return show(c, interaction, kind, { email: typed.email, faults }, 422)
  try {
    return kind === "signIn"
      ? await signIn(parts, c, interaction, typed)
      : await signUp(parts, c, interaction, typed)
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error
    c.header("Retry-After", "5")
    return show(c, interaction, kind, { email: typed.email, faults: [{ fault: "busy" }] }, 503)
  }
}

async function signIn(parts: InteractionParts, c: Call, interaction: Interaction, typed: Typed) {
  const address = parts.addressOf(c.env)
  const wait = await parts.limits.beforeSignIn(typed.email, address)
  if (wait) return refuse(c, interaction, "signIn", typed, wait)
  const account = await authenticate(parts.pool, typed.email, typed.password)
  const event = { email: typed.email, from: address }
  if (!account) {
    await parts.record({ kind: "signInFailed", ...event })
    const faults = [{ fault: "credentials" as const }]
    return show(c, interaction, "signIn", { email: typed.email, faults }, 401)
  }
  await parts.limits.signedIn(typed.email, address)
  await parts.record({ kind: "signedIn", accountId: account.id, ...event })
  return finish(parts, c, interaction, account)
}

async function signUp(parts: InteractionParts, c: Call, interaction: Interaction, typed: Typed) {
  const wait = await parts.limits.beforeSignUp(parts.addressOf(c.env))
  if (wait) return refuse(c, interaction, "signUp", typed, wait)
  const locale = localeOf(c, interaction)
  const account = await addAccount(parts.pool, { ...typed, locale, now: parts.clock() })
  if (account) {
    const event = { accountId: account.id, email: account.email, from: parts.addressOf(c.env) }
    await parts.record({ kind: "accountCreated", ...event })
    return finish(parts, c, interaction, account)
  }
  const faults = [{ field: "email" as const, fault: "emailUnavailable" as const }]
  return show(c, interaction, "signUp", { email: typed.email, faults }, 422)
}

/** Hands the person over to oidc-provider, which goes on with the client's request. */
async function finish(
  parts: InteractionParts,
  c: Call,
  interaction: Interaction,
  account: Account,
) {
  const { incoming, outgoing } = c.env
  const result = {
    [interaction.prompt.name]: {},
    login: { accountId: account.id, amr: ["pwd"] },
  }
  return c.redirect(await parts.provider.interactionResult(incoming, outgoing, result), 303)
}

/** The request that this browser has open under this address, known by its signed cookie. */
async function openInteraction(parts: InteractionParts, c: Call): Promise<Interaction> {
  const interaction = await parts.provider.interactionDetails(c.env.incoming, c.env.outgoing)
  if (interaction.uid !== c.req.param("uid"))
    throw new errors.SessionNotFound("another interaction")
  return interaction
}

function refuse(c: Call, interaction: Interaction, kind: Kind, typed: Typed, wait: number) {
  c.header("Retry-After", String(wait))
  return show(c, interaction, kind, { email: typed.email, faults: [{ fault: "tooMany" }] }, 429)
}

function show(
  c: Call,
  interaction: Interaction,
  kind: Kind,
  reply: Partial<AccountForm> = {},
  status: 200 | 401 | 422 | 429 | 503 = 200,
) {
  const base = `/identity/interaction/${interaction.uid}`
  const page = renderAccountForm({
    kind,
    locale: localeOf(c, interaction),
    action: `${base}/${paths[kind]}`,
    otherAction: `${base}/${paths[kind === "signIn" ? "signUp" : "signIn"]}`,
    email: hintedEmail(interaction),
    faults: [],
    ...reply,
  })
  return answer(c, status, page, [new URL(String(interaction.params.redirect_uri)).origin])
}

async function answer(
  c: Call,
  status: 200 | 400 | 401 | 403 | 404 | 422 | 429 | 500 | 503,
  page: Promise<string>,
  formTargets: string[] = [],
) {
  return c.body(await page, status, pageHeaders(formTargets))
}

function failure(c: Call, code: string): Promise<string> {
  return renderFailure(localeOf(c), code)
}

function localeOf(c: Call, interaction?: Interaction): Locale {
  return chooseLocale(c.req.header("cookie"), interaction?.params.ui_locales)
}

function hintedEmail(interaction: Interaction): string {
  const hint = interaction.params.login_hint
  return typeof hint === "string" ? hint : ""
}

function localeCookieFlags(origin: string) {
  const secure = origin.startsWith("https:")
  return { path: "/", sameSite: "Lax", maxAge: 365 * 24 * 60 * 60, secure } as const
}
