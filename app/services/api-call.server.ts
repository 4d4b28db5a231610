import { setTimeout as pause } from "node:timers/promises"
import { redirectDocument } from "@remix-run/node"
import type { Problem } from "#contract/problem"
import { waitIn } from "#domain/wait"
import { loggedPath } from "../../config/logged-path"
import { type CallOptions, send } from "./api-send.server"
import { correlationId } from "./correlation.server"
import { entriesOf } from "./form/form-body.server"
import { keepUnsent } from "./form/form-drafts.server"
import { log } from "./log.server"
import { mountOf } from "./mount"
import { requireSameOrigin } from "./session/origin.server"
import {
  type Args,
  refreshedSession,
  toConfirmation,
  toSignIn,
} from "./session/request-session.server"
import { chooseAccount, type Session } from "./session/session.server"
import { rememberSuspension } from "./session/suspension.server"
import { withToast } from "./toast.server"

const aSecond = 1_000
/** A session this young that the API does not accept would not fare better after another sign-in. */
const tooYoungToRestart = 15_000

/**
 * Calls the API. Answers 2xx, and what a form can show with all that was typed: 402, 409, 413, 415, 422, 429, 507,
 * 404 of what a field names, and other 5xx as the code "unsaved"; whatever else it says, and whatever goes wrong with
 * a reading, is thrown.
 */
export type Caller = (method: string, path: string, options?: CallOptions) => Promise<Response>

export function callerFor(args: Args, signedIn: Session): Caller {
  let session = signedIn
  requireSameOrigin(args.request)
  if (!isReading(args.request)) posted.set(args.context, args.request)
  return async (method, path, options = {}) => {
    const ask = () => {
      const answer = send(args, session, method, path, options)
      return answer.catch(async (error) => {
        await keepTyped(args, session)
        if (method === "GET") throw error
        return unreached(error)
      })
    }
    let answer = await ask()
    if (wantsConfirmation(answer)) throw await unconfirmed(args, session)
    // The person's rights changed since the token was issued: the next one knows them. Tokens say the
    // second in which they were issued, so in the second of the change itself none is new enough.
    for (let again = 0; again < 2 && answer.status === 401 && !options.stream; again += 1) {
      if (again > 0) await pause(aSecond)
      session = await refreshedSession(args, session)
      answer = await ask()
    }
    if (answer.status === 401) throw await refused(args, session)
    if (session.account && (await isAccountShut(answer)))
      throw await backToOwnAccount(args, session)
    if (answer.ok || (method !== "GET" && (await canBeShown(answer)))) return answer
    if (answer.status === 503) await keepTyped(args, session)
    if (method !== "GET" && answer.status >= 500) return unsaved(args, answer)
    throw await failure(args, answer)
  }
}

/** The account that one is in was shut to them, or is over: seen at the next click. */
async function isAccountShut(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false
  const problem = (await answer.clone().json()) as Partial<Problem>
  return problem.code === "accountMissing"
}

async function backToOwnAccount({ request }: Args, { key }: Session): Promise<Response> {
  await chooseAccount(key, null)
  const { headers } = await withToast("accesses.shut", "warning")
  return redirectDocument(mountOf(new URL(request.url).pathname), { headers })
}

/** What a form says of a save; of what is not there too, where it is a field that names it. */
async function canBeShown(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return [402, 409, 413, 415, 422, 429, 507].includes(answer.status)
  const problem = (await answer.clone().json()) as Partial<Problem>
  return Boolean(problem.errors?.length)
}

/**
 * Keeps what a form was sent with, where nobody can take it: without JavaScript the page that answers cannot
 * be drawn without the API either, and the form would be gone.
 */
async function keepTyped({ request }: Args, session: Session): Promise<void> {
  if (isReading(request)) return
  const path = new URL(request.url).pathname.replace(/\.data$/, "")
  // Sessions may be out of reach as well: then there is nowhere to keep it.
  await entriesOf(request)
    .then((entries) => keepUnsent(path, entries, session))
    .catch((error: unknown) => log.warn({ err: error }, "a form was not kept"))
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

/** A save that found nobody to take it is answered as one that failed there. */
function unreached(error: unknown): Response {
  if (error instanceof Response && error.status === 503) return error
  throw error
}

/** A save that failed for no fault of the form: it may be sent again, and by its key is done once. */
async function unsaved(args: Args, { status, url, body }: Response): Promise<Response> {
  const instance = correlationId(args)
  // Who could not be reached was written down where that was seen.
  if (body) log.error({ requestId: instance, status, url: loggedPath(url) }, "the API failed")
  await body?.cancel()
  const problem: Problem = {
    type: "about:blank",
    title: "unsaved",
    status,
    code: "unsaved",
    instance,
  }
  return Response.json(problem, { status })
}

/**
 * What somebody wrote in a form whose record is gone, by the time that it was sent: the error page gives it back, to be
 * taken elsewhere. What was chosen, and what is not theirs to read again, is none of it.
 */
async function typedIn({ request, context }: Args): Promise<string[]> {
  // The page of a form that was refused is read by a request of its own, of the same visit.
  const sent = isReading(request) ? posted.get(context) : request
  const entries = sent && (await entriesOf(sent).catch(() => undefined))
  return (entries ?? []).flatMap(([name, value]) =>
    !name.startsWith("_") && !/password/i.test(name) && isWritten(value) ? [value] : [],
  )
}

const isReading = ({ method }: Request): boolean => method === "GET" || method === "HEAD"

/** The form that a visit began with. */
const posted = new WeakMap<object, Request>()

/** Words, rather than a choice, an id, a day, an address of ours or a number. */
const isWritten = (value: string): boolean =>
  /\p{L}/u.test(value) && !codes.some((code) => code.test(value))

const codes = [
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  /^[A-Z]{1,3}$/,
  /^[a-z][a-zA-Z\d]{0,19}$/,
  /^\//,
  /^\d{4}-\d\d-\d\dT[\d:.]+Z?$/,
]

/** What the error page needs to know of an answer: its status, nothing of its text. */
async function failure(args: Args, answer: Response): Promise<Response> {
  const requestId = correlationId(args)
  const suspension = answer.status === 403 ? await suspensionIn(answer) : undefined
  if (suspension)
    return redirectDocument("/auth/support", {
      headers: { "Set-Cookie": await rememberSuspension(suspension) },
    })
  if (answer.status >= 500)
    log.error({ requestId, status: answer.status, url: loggedPath(answer.url) }, "the API failed")
  await answer.body?.cancel()
  const retryAfter = answer.status === 429 ? answer.headers.get("Retry-After") : null
  const typed = answer.status === 404 ? await typedIn(args) : []
  return Response.json(
    {
      correlationId: requestId,
      ...(retryAfter && { wait: waitIn(Number(retryAfter)) }),
      ...(typed.length > 0 && { typed }),
    },
    { status: answer.status, headers: retryAfter ? { "Retry-After": retryAfter } : {} },
  )
}

async function suspensionIn(answer: Response): Promise<Problem["suspension"]> {
  const problem = (await answer.clone().json()) as Partial<Problem>
  return problem.suspension
}
