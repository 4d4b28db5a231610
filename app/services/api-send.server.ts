import type { Problem } from "#contract/problem"
import { environment } from "../../config/environment"
import { correlationId } from "./correlation.server"
import { localeOf } from "./language/locale.server"
import type { Args } from "./session/request-session.server"
import type { Session } from "./session/session.server"
import { unavailable } from "./unavailable.server"

const deadline = 10_000

export interface CallOptions {
  path?: Record<string, string | number>
  query?: URLSearchParams | Record<string, string | number | boolean | null | undefined | string[]>
  body?: unknown
  /** A body that is handed on while it arrives. */
  stream?: ReadableStream<Uint8Array>
  type?: string
  key?: string
  /** What is made to be kept may take longer than a page. */
  isDocument?: boolean
  /** Tags of what the visitor has already: the answer is 304 where one of them is still right. */
  known?: string | null
}

/** One call in the name of a session, whatever the API says to it. */
export async function send(
  args: Args,
  session: (Pick<Session, "accessToken"> & { account?: string | null }) | undefined,
  method: string,
  path: string,
  { path: parameters = {}, query, body, stream, type, key, known, isDocument }: CallOptions,
): Promise<Response> {
  if (namesNothing(path, parameters)) return nothing(args)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name] ?? "")),
  )
  const search = searchOf(query)
  const headers: Record<string, string> = {
    ...(session && { Authorization: `Bearer ${session.accessToken}` }),
    ...(session?.account && { "Plume-Account": session.account }),
    // Whom the gate saw: what is counted by address is counted by theirs, not by this process's.
    "X-Forwarded-For": args.request.headers.get("X-Forwarded-For") ?? "",
    // What signs is written down with what signed it.
    "User-Agent": args.request.headers.get("User-Agent") ?? "",
    ...(known && { "If-None-Match": known }),
    "Accept-Language": await localeOf(args.request),
    "X-Request-Id": correlationId(args),
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...(stream && { "Content-Type": type ?? "application/octet-stream" }),
    ...(key && { "Idempotency-Key": key }),
  }
  const request: RequestInit & { duplex?: "half" } = {
    method,
    headers,
    body: stream ?? (body === undefined ? undefined : JSON.stringify(body)),
    // What a person sends over a slow line takes its time; a page does not. In one process nothing listens to the
    // signal (inTime).
    signal: stream || inProcess(args) ? undefined : AbortSignal.timeout(deadline),
    redirect: "error",
    ...(stream && { duplex: "half" }),
  }
  const asked = fetcher(args)(`${base()}/api${filled}${search}`, request)
  const isPage = method === "GET" && !isDocument
  const answer = inProcess(args) && isPage ? inTime(asked) : asked
  return answer.catch((error) => unavailable(error, correlationId(args)))
}

/** A reading that is not there in time is none: the database may be frozen, which its own deadline tells later. */
async function inTime(asked: Promise<Response>, ms = deadline): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException("the API did not answer in time", "TimeoutError"))
      asked.then((answer) => answer.body?.cancel()).catch(() => {})
    }, ms)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** What is called an id and is none; of two things, the name is its own. */
const named = ["messageId", "documentId"]
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Whether an address says a word where an id stands: filled in, it would be the address of something else, as
 * `/Users/quotas` is not a person's.
 */
const namesNothing = (path: string, parameters: NonNullable<CallOptions["path"]>): boolean =>
  [...path.matchAll(/\{(\w+Id)\}/g)].some(
    ([, name = ""]) => !named.includes(name) && !id.test(String(parameters[name] ?? "")),
  )

function nothing(args: Args): Response {
  const instance = correlationId(args)
  const problem: Problem = {
    type: "about:blank",
    title: "notFound",
    status: 404,
    code: "notFound",
    instance,
  }
  return Response.json(problem, { status: 404 })
}

/**
 * The same for what anyone may send, signed in or not: one that finds nobody to take it, or fails there, is
 * answered as a problem, so that the form is shown again with all that was typed.
 */
export async function sendOpen(
  args: Args,
  session: Session | undefined,
  path: string,
  options: CallOptions,
): Promise<Response> {
  const answer = await send(args, session, "POST", path, options).catch((error: unknown) => {
    if (error instanceof Response) return error
    throw error
  })
  if (answer.status < 500) return answer
  await answer.body?.cancel()
  const instance = correlationId(args)
  const { status } = answer
  const problem: Problem = {
    type: "about:blank",
    title: "unsaved",
    status,
    code: "unsaved",
    instance,
  }
  return Response.json(problem, { status })
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
  const given = pairs
    .flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const))
    .filter(([, value]) => value !== undefined && value !== null && value !== "")
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `?${search}` : ""
}
