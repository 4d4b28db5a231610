import { setTimeout as pause } from "node:timers/promises"
import { redirectDocument } from "@remix-run/node"
import { environment } from "../../config/environment"
import type { Problem } from "../../contract/problem"
import { correlationId } from "./correlation.server"
import { localeOf } from "./locale.server"
import { log } from "./log.server"
import { requireSameOrigin } from "./origin.server"
import { type Args, refreshedSession, toConfirmation, toSignIn } from "./request-session.server"
import type { Session } from "./session.server"
import { rememberSuspension } from "./suspension.server"
import { unavailable } from "./unavailable.server"

const deadline = 10_000
const aSecond = 1_000
/** A session this young that the API does not accept would not fare better after another sign-in. */
const tooYoungToRestart = 15_000

export interface CallOptions {
  path?: Record<string, string | number>
  query?: URLSearchParams | Record<string, string | number | boolean | null | undefined>
  body?: unknown
  /** A body that is handed on while it arrives. */
  stream?: ReadableStream<Uint8Array>
  type?: string
  key?: string
}

/** Calls the API; answers 2xx, 409, 413, 415 and 422, throws whatever else it says. */
export type Caller = (method: string, path: string, options?: CallOptions) => Promise<Response>

export function callerFor(args: Args, signedIn: Session): Caller {
  let session = signedIn
  requireSameOrigin(args.request)
  return async (method, path, options = {}) => {
    let answer = await send(args, session, method, path, options)
    if (wantsConfirmation(answer)) throw await unconfirmed(args, session)
    // The person's rights changed since the token was issued: the next one knows them. Tokens say the
    // second in which they were issued, so in the second of the change itself none is new enough.
    for (let again = 0; again < 2 && answer.status === 401 && !options.stream; again += 1) {
      if (again > 0) await pause(aSecond)
      session = await refreshedSession(args, session)
      answer = await send(args, session, method, path, options)
    }
    if (answer.status === 401) throw await refused(args, session)
    if (answer.ok || (method !== "GET" && [409, 413, 415, 422].includes(answer.status)))
      return answer
    throw await failure(args, answer)
  }
}

/** One call in the name of a session, whatever the API says to it. */
export async function send(
  args: Args,
  session: Session | undefined,
  method: string,
  path: string,
  { path: parameters = {}, query, body, stream, type, key }: CallOptions,
): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name] ?? "")),
  )
  const search = searchOf(query)
  const headers = new Headers({
    ...(session && { Authorization: `Bearer ${session.accessToken}` }),
    // Whom the gate saw: what is counted by address is counted by theirs, not by this process's.
    "X-Forwarded-For": args.request.headers.get("X-Forwarded-For") ?? "",
    "Accept-Language": await localeOf(args.request),
    "X-Request-Id": correlationId(args),
  })
  if (body !== undefined) headers.set("Content-Type", "application/json")
  if (stream) headers.set("Content-Type", type ?? "application/octet-stream")
  if (key) headers.set("Idempotency-Key", key)
  const request: RequestInit & { duplex?: "half" } = {
    method,
    headers,
    body: stream ?? (body === undefined ? undefined : JSON.stringify(body)),
    // What a person sends over a slow line takes its time; a page does not. In one process there is no
    // line, and nothing that would listen to the signal.
    signal: stream || inProcess(args) ? undefined : AbortSignal.timeout(deadline),
    redirect: "error",
    ...(stream && { duplex: "half" }),
  }
  const answer = fetcher(args)(`${base()}/api${filled}${search}`, request)
  return answer.catch((error) => unavailable(error, correlationId(args)))
}

function fetcher(args: Args): (url: string, init: RequestInit) => Promise<Response> {
  return inProcess(args) ?? fetch
}

function inProcess({ context }: Args) {
  return environment().apiUrl ? undefined : context.api
}

function base(): string {
  const { apiUrl, port } = environment()
  return apiUrl ?? `http://127.0.0.1:${port}`
}

function searchOf(query: CallOptions["query"]): string {
  if (!query) return ""
  const pairs = query instanceof URLSearchParams ? [...query] : Object.entries(query)
  const given = pairs.filter(([, value]) => value !== undefined && value !== null && value !== "")
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `?${search}` : ""
}

/** The API wants a more recent sign-in for this than that of the session (RFC 9470). */
const wantsConfirmation = (answer: Response): boolean =>
  answer.status === 401 &&
  /\berror="insufficient_user_authentication"/.test(answer.headers.get("WWW-Authenticate") ?? "")

/** To sign-in and back to the form, unless that has just been done. */
async function unconfirmed(args: Args, session: Session): Promise<Response> {
  const { confirmedAt } = session
  if (!confirmedAt || Date.now() - confirmedAt.getTime() > tooYoungToRestart)
    return toConfirmation(args, session)
  log.error(
    { requestId: correlationId(args) },
    "tokens do not say when people signed in: auth_time",
  )
  return new Response(null, { status: 502, statusText: "Bad Gateway" })
}

/** Still not accepted with a new token: sign in again, unless that has just been done. */
async function refused(args: Args, session: Session): Promise<Response> {
  if (Date.now() - session.createdAt.getTime() > tooYoungToRestart)
    return toSignIn(args, session.person)
  log.error({ requestId: correlationId(args) }, "the API refuses the token of a new session")
  return new Response(null, { status: 502, statusText: "Bad Gateway" })
}

/** What the error page needs to know of an answer: its status, nothing of its text. */
async function failure(args: Args, answer: Response): Promise<Response> {
  const requestId = correlationId(args)
  const suspension = answer.status === 403 ? await suspensionIn(answer) : undefined
  if (suspension)
    return redirectDocument("/auth/support", {
      headers: { "Set-Cookie": await rememberSuspension(suspension) },
    })
  if (answer.status >= 500)
    log.error({ requestId, status: answer.status, url: answer.url }, "the API failed")
  await answer.body?.cancel()
  return Response.json({ correlationId: requestId }, { status: answer.status })
}

async function suspensionIn(answer: Response): Promise<Problem["suspension"]> {
  const problem = (await answer.clone().json()) as Partial<Problem>
  return problem.suspension
}
