import { type AppLoadContext, redirectDocument } from "@remix-run/node"
import { correlationId } from "../correlation.server"
import { entriesOf } from "../form/form-body.server"
import { keepDraft } from "../form/form-drafts.server"
import { requireOpen } from "../public/coming-soon.server"
import { unavailable } from "../unavailable.server"
import { refreshTokens } from "./identity.server"
import { findSession, forgetSession, type Session } from "./session.server"
import { endLostSession } from "./suspended-session.server"
import { withUsableToken } from "./token-refresh.server"

/** A loader's or an action's arguments, as far as services read them. */
export interface Args {
  request: Request
  context: AppLoadContext
}

const found = new WeakMap<
  AppLoadContext,
  { cookie: string; session: Promise<Session | undefined> }
>()

/** The session of the request; its loaders, which run at once, look it up once. */
export async function sessionOf(args: Args): Promise<Session | undefined> {
  const { request, context } = args
  const cookie = request.headers.get("Cookie") ?? ""
  const known = found.get(context)
  if (known?.cookie === cookie) return known.session
  const session = usableSession(args).catch((error) => unavailable(error, correlationId(args)))
  found.set(context, { cookie, session })
  return session
}

/** The session, or on to sign-in and back to this page; what was posted is kept until then. */
export async function requireSession(args: Args): Promise<Session> {
  requireOpen()
  const session = await sessionOf(args)
  if (!session) throw await toSignIn(args, null)
  return session
}

/** The session with another token, after the API refused the one of this version. */
export async function refreshedSession(args: Args, refused: Session): Promise<Session> {
  const session = withUsableToken(refused, refreshTokens, refused.version, (lost) =>
    endLostSession(args, lost),
  ).catch((error) => unavailable(error, correlationId(args)))
  found.set(args.context, { cookie: args.request.headers.get("Cookie") ?? "", session })
  const usable = await session
  if (!usable) throw await toSignIn(args, refused.person)
  return usable
}

/** To sign-in, as a whole page even where the router in the browser asked. */
export async function toSignIn(args: Args, person: string | null): Promise<Response> {
  const headers = new Headers()
  headers.append("Set-Cookie", await forgetSession())
  return signInAndBack(args, person, headers)
}

/** The same for someone who is signed in and has to show again who they are; their session goes on. */
export async function toConfirmation(args: Args, { person }: Session): Promise<Response> {
  return signInAndBack(args, person, new Headers(), { confirm: "" })
}

async function signInAndBack(
  args: Args,
  person: string | null,
  headers: Headers,
  asked: { confirm?: "" } = {},
): Promise<Response> {
  const page = pageOf(args.request)
  if (args.request.method !== "GET" && args.request.method !== "HEAD") {
    const entries = await entriesOf(args.request)
    const cookie = entries && (await keepDraft(pathOf(args.request), entries, person))
    if (cookie) headers.append("Set-Cookie", cookie)
  }
  return redirectDocument(`/auth/sign-in?${new URLSearchParams({ ...asked, returnTo: page })}`, {
    headers,
  })
}

async function usableSession(args: Args): Promise<Session | undefined> {
  const session = await findSession(args.request)
  if (!session) return undefined
  return withUsableToken(session, refreshTokens, undefined, (lost) => endLostSession(args, lost))
}

/** The page to come back to: the one asked for, or the one whose form was posted. */
function pageOf(request: Request): string {
  const url = new URL(request.url)
  if (request.method === "GET" || request.method === "HEAD") {
    for (const name of ["_routes", "index"]) url.searchParams.delete(name)
    return pathOf(request) + url.search
  }
  const referrer = request.headers.get("Referer")
  if (!referrer || !URL.canParse(referrer)) return pathOf(request)
  const { pathname, search } = new URL(referrer)
  return pathname + search
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$/, "")
}
