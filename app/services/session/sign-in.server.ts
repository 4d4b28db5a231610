import { redirect } from "@remix-run/node"
import { OAuth2RequestError } from "remix-auth-oauth2"
import { correlationId } from "../correlation.server"
import { claimDraft, draftCookie } from "../form/form-drafts.server"
import { agreeOnLanguage, localeAsked, rememberLocale } from "../language/language-choice.server"
import { localeOf } from "../language/locale.server"
import { log } from "../log.server"
import { requireOpen } from "../public/coming-soon.server"
import { unavailable } from "../unavailable.server"
import { cookiesOf } from "./cookie"
import { isSecure, signedCookie } from "./cookies.server"
import {
  identityServer,
  isOfOurServer,
  type SignInResult,
  stateCookie,
  stateLifetime,
} from "./identity.server"
import type { Args } from "./request-session.server"
import { safeReturnTo } from "./return-to"
import {
  endSession,
  findSession,
  forgetSession,
  openSession,
  sweepSessions,
} from "./session.server"
import { rememberSignIn } from "./sign-in-hint.server"
import { forgetSuspension } from "./suspension.server"

/** A sign-in that was begun in this browser and not finished. */
interface PendingSignIn {
  state: string
  returnTo: string
  at: number
  silent?: SilentReason
  /** A form asked for it: the session is good for what wants a recent sign-in. */
  confirms?: true
}

/**
 * Nobody asked for it, and nobody is asked: the visit of a page that is open to all, or a session
 * that the identity server says has changed there.
 */
type SilentReason = "visit" | "renewal"

/** How many tabs may be on their way at once; older ones are asked to start again. */
const mostPending = 5

function pendingCookie() {
  return signedCookie("plume_sign_in", { maxAge: stateLifetime })
}

interface SignInOptions {
  returnTo: string
  /** To open an account; or to show again who one is, whatever session there is. */
  prompt?: "create" | "login"
  silent?: SilentReason
  /** The address that is to sign in. */
  hint?: string
}

/** Sends the browser to the identity server, to come back to `returnTo` signed in. */
export async function startSignIn(
  args: Args,
  { returnTo, prompt, silent, hint }: SignInOptions,
): Promise<Response> {
  requireOpen()
  const { request } = args
  const { authenticator } = await reached(args)
  // A request of our own: the strategy reads `state` from the address, which anyone may have written.
  const address = new URL("/auth/sign-in", request.url)
  address.searchParams.set("ui_locales", await localeOf(request))
  if (prompt || silent) address.searchParams.set("prompt", prompt ?? "none")
  if (hint) address.searchParams.set("login_hint", hint)
  const ours = new Request(address, { headers: { Cookie: request.headers.get("Cookie") ?? "" } })
  const answer = await responseOf(authenticator.authenticate("plume", ours))
  const location = answer.headers.get("Location") ?? ""
  const state = new URL(location).searchParams.get("state") ?? ""
  const others = await pendingOf(request)
  const kept = others.slice(1 - mostPending)
  answer.headers.append(
    "Set-Cookie",
    await pendingCookie().serialize([
      ...kept,
      {
        ...{ state, returnTo, at: Date.now() },
        ...(silent && { silent }),
        ...(prompt === "login" && { confirms: true }),
      },
    ]),
  )
  const dropped = others.filter((it) => !kept.includes(it)).map((it) => it.state)
  for (const header of forgetStates(request, dropped)) answer.headers.append("Set-Cookie", header)
  const locale = localeAsked(request)
  if (locale) answer.headers.append("Set-Cookie", rememberLocale(locale))
  return answer
}

/** What becomes of a visit to the callback address. */
export type Outcome =
  | { response: Response }
  /** Too old, used already, of another browser, or refused: nothing is signed in, one may start again. */
  | { restart: { returnTo: string; reason: "expired" | "denied" | "failed" }; headers: Headers }

/** Takes the identity server's answer, opens the session, and goes back to where it all began. */
export async function finishSignIn(args: Args): Promise<Outcome> {
  const { request } = args
  const state = new URL(request.url).searchParams.get("state") ?? ""
  const pending = await pendingOf(request)
  const own = pending.find((it) => it.state === state)
  const headers = await forgetPending(request, pending, state)
  const returnTo = safeReturnTo(own?.returnTo)
  const fresh = own && Date.now() - own.at < stateLifetime * 1_000
  if (!fresh) return { restart: { returnTo, reason: "expired" }, headers }
  const { authenticator } = await reached(args)
  if (!(await isOfOurServer(new URL(request.url).searchParams)))
    return { restart: { returnTo, reason: "failed" }, headers }
  let signedIn: SignInResult
  try {
    signedIn = await authenticator.authenticate("plume", request)
  } catch (error) {
    const code = error instanceof OAuth2RequestError ? error.code : undefined
    const isSignedOut = code !== undefined && signedOut.includes(code)
    if (code !== "access_denied" && !(own.silent && isSignedOut))
      log.warn({ err: error, requestId: correlationId(args) }, "sign-in failed")
    if (own.silent && code !== undefined) {
      if (own.silent === "renewal" && isSignedOut) await end(request, headers)
      return { response: redirect(returnTo, { headers }) }
    }
    const denied = code === "access_denied"
    return { restart: { returnTo, reason: denied ? "denied" : "failed" }, headers }
  }
  for (const header of await open(request, signedIn, own.confirms))
    headers.append("Set-Cookie", header)
  const language = await agreeOnLanguage(args, signedIn.tokens)
  if (language) headers.append("Set-Cookie", language)
  return { response: redirect(returnTo, { headers }) }
}

/** What an identity server says to `prompt=none` where nobody is signed in (OpenID Connect Core §3.1.2.6). */
const signedOut: readonly string[] = [
  "login_required",
  "interaction_required",
  "consent_required",
  "account_selection_required",
]

const reached = (args: Args) =>
  identityServer().catch((error: unknown) => unavailable(error, correlationId(args)))

/** Who is no longer signed in at the identity server is not here either. */
async function end(request: Request, headers: Headers): Promise<void> {
  const session = await findSession(request)
  if (session) await endSession(session.key)
  headers.append("Set-Cookie", await forgetSession())
}

async function open(
  request: Request,
  { person, serversSession, tokens }: SignInResult,
  isConfirmed?: boolean,
): Promise<string[]> {
  const before = await findSession(request)
  if (before) await endSession(before.key)
  const draft = await claimDraft(request, person)
  const session = await openSession(person, tokens, draft, serversSession, isConfirmed)
  sweepSessions().catch((error: unknown) => log.warn({ err: error }, "sessions were not swept"))
  return [
    session,
    await draftCookie().serialize("", { maxAge: 0 }),
    await forgetSuspension(),
    await rememberSignIn(),
  ]
}

async function pendingOf(request: Request): Promise<PendingSignIn[]> {
  const value: unknown = await pendingCookie().parse(request.headers.get("Cookie"))
  return Array.isArray(value) ? (value as PendingSignIn[]) : []
}

async function forgetPending(
  request: Request,
  pending: PendingSignIn[],
  state: string,
): Promise<Headers> {
  const rest = pending.filter((it) => it.state !== state)
  const headers = new Headers()
  const options = rest.length > 0 ? undefined : { maxAge: 0 }
  headers.append("Set-Cookie", await pendingCookie().serialize(rest, options))
  for (const header of forgetStates(request, [state])) headers.append("Set-Cookie", header)
  return headers
}

/** remix-auth-oauth2 leaves a cookie behind for every sign-in that was begun. */
function forgetStates(request: Request, states: string[]): string[] {
  return [...cookiesOf(request)]
    .filter(([name, value]) => name.startsWith(stateCookie()) && holdsOne(value, states))
    .map(
      ([name]) =>
        `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`,
    )
}

function holdsOne(cookie: string, states: string[]): boolean {
  // Not decoded: anyone may write a cookie that cannot be.
  return states.some((state) => state !== "" && cookie.includes(encodeURIComponent(state)))
}

/** The strategy throws its redirect. */
async function responseOf(sent: Promise<unknown>): Promise<Response> {
  const thrown: unknown = await sent.catch((error: unknown) => error)
  if (thrown instanceof Response) return new Response(null, thrown)
  throw thrown
}
