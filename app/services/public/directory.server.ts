import type { z } from "zod"
import {
  type DirectoryCounts,
  type DirectoryEntry,
  DirectoryFilter,
  type DirectoryPage,
  type Place,
  peoplePerPage,
} from "#contract/directory"
import type { Problem } from "#contract/problem"
import { type Page, pageOf } from "../api-page"
import { send, sendOpen } from "../api-send.server"
import type { Args } from "../session/request-session.server"

/** What is asked of the directory's public calls; nobody is signed in, whoever they are elsewhere. */
interface PublicQuery {
  path?: Record<string, string>
  query?: URLSearchParams | Record<string, string | number | undefined>
  body?: unknown
}

/** Someone asks too often: in how many seconds they may again. */
export interface RateLimit {
  retryAfter: number
}

export interface DirectoryView {
  /** What was asked for, as it stands in the address. */
  asked: SearchInput
  /** What is wrong with it, by field. */
  errors: Record<string, string>
  /** The place of work that was taken, and others of that name. */
  place: Place | null
  otherPlaces: Place[]
  page: Page<DirectoryEntry>
  counts: DirectoryCounts
}

/** The search as it was typed: each field as text, so that nothing of it is lost where it is wrong. */
export interface SearchInput {
  q: string
  skill: string
  match: "all" | "any"
  family: string
  place: string
  radius: string
  from: string
  days: string
  language: string
}

const text = (params: URLSearchParams, name: string) => params.get(name)?.trim().slice(0, 300) ?? ""

export function askedIn(params: URLSearchParams): SearchInput {
  return {
    q: text(params, "q"),
    skill: params.getAll("skill").join(", ").slice(0, 600),
    match: params.get("match") === "any" ? "any" : "all",
    family: text(params, "family"),
    place: text(params, "place"),
    radius: text(params, "radius"),
    from: text(params, "from"),
    days: text(params, "days"),
    language: text(params, "language"),
  }
}

const skillsIn = (typed: string) => typed.split(/[,;]/).flatMap((one) => one.trim() || [])

/** Looks up what an address asks of the directory; what cannot be read is told at its field, and left out. */
export async function searchDirectory(
  args: Args,
  params: URLSearchParams,
): Promise<DirectoryView | RateLimit> {
  const asked = askedIn(params)
  const { errors, filter } = read(asked)
  const places = asked.place ? await placesOf(args, asked.place) : []
  if ("retryAfter" in places) return places
  const [place, ...otherPlaces] = places
  if (asked.place && !place) errors.place = "place"
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      [value ?? []].flat().map((each) => [name, String(each)]),
    ),
  )
  if (place) query.set("commune", place.code)
  else query.delete("radius")
  const counting = ask(args, "GET", "/Public/Directory/counts", {
    query: new URLSearchParams(query),
  })
  query.set("limit", String(peoplePerPage[0]))
  for (const cursor of ["after", "before"]) {
    const value = params.get(cursor)
    if (value) query.set(cursor, value)
  }
  const [found, counted] = await Promise.all([
    ask(args, "GET", "/Public/Directory", { query }),
    counting,
  ])
  if (found.status === 429 || counted.status === 429) return tooOften(found, counted)
  const page = await pageOf<DirectoryEntry>(answered(found))
  const counts = (await answered(counted).json()) as DirectoryCounts
  return { asked, errors, place: place ?? null, otherPlaces, page, counts }
}

/** Each field by itself, so that one that is wrong does not spoil the others. */
function read(asked: SearchInput): {
  errors: Record<string, string>
  filter: Partial<DirectoryFilter>
} {
  const { place: _, skill, ...others } = asked
  const errors: Record<string, string> = {}
  const filter: Record<string, unknown> = {}
  const given: Record<string, unknown> = { ...others, skill: skillsIn(skill) }
  for (const [name, field] of Object.entries(DirectoryFilter.shape) as [string, z.ZodType][]) {
    const value = given[name]
    if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
      continue
    const result = field.safeParse(value)
    if (result.success) filter[name] = result.data
    else errors[name] = result.error.issues[0]?.message ?? "invalid"
  }
  return { errors, filter }
}

async function placesOf(args: Args, q: string): Promise<Place[] | RateLimit> {
  if (q.length < 2) return []
  const answer = await ask(args, "GET", "/Public/Communes", { query: { q: q.slice(0, 100) } })
  if (answer.status === 429) return tooOften(answer)
  return answer.ok ? ((await answer.json()) as Place[]) : []
}

/** Someone's public page; undefined where nobody is to be seen. */
export async function findDirectoryPage(
  args: Args,
  handle: string,
): Promise<DirectoryPage | RateLimit | undefined> {
  const answer = await ask(args, "GET", "/Public/Directory/{handle}", { path: { handle } })
  if (answer.status === 429) return tooOften(answer)
  if (answer.status === 404 || answer.status === 422) return undefined
  return (await answered(answer).json()) as DirectoryPage
}

/** A picture of that page, as the API answers it. */
export async function directoryPicture(
  args: Args,
  handle: string,
  picture: "photo" | "banner",
): Promise<Response> {
  const answer = await ask(args, "GET", `/Public/Directory/{handle}/${picture}`, {
    path: { handle },
  })
  if (!answer.ok) throw new Response(null, { status: answer.status === 422 ? 404 : answer.status })
  const headers = new Headers({
    "Cache-Control": "public, no-cache",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "sandbox; default-src 'none'",
  })
  for (const name of ["Content-Type", "ETag"]) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (args.request.headers.get("If-None-Match") === headers.get("ETag"))
    return new Response(null, { status: 304, headers })
  return new Response(answer.body, { headers })
}

/** Hands a message over; what the API says against it, if anything. */
export async function writeByDirectory(
  args: Args,
  handle: string,
  body: unknown,
): Promise<Problem | undefined> {
  const answer = await sendOpen(args, undefined, "/Public/Directory/{handle}/messages", {
    path: { handle },
    body,
  })
  if (answer.ok) return undefined
  const problem = (await answer.json()) as Problem
  if (answer.status === 404) throw new Response(null, { status: 404 })
  return problem
}

/** One part of the addresses of all pages, and how many parts there are. */
export async function directoryAddresses(
  args: Args,
  part: number,
): Promise<{ parts: number; addresses: { handle: string; changedAt: string }[] }> {
  const answer = await ask(args, "GET", "/Public/Directory/addresses", { query: { part } })
  return (await answered(answer).json()) as Awaited<ReturnType<typeof directoryAddresses>>
}

const ask = (args: Args, method: string, path: string, options: PublicQuery) =>
  send(args, undefined, method, path, options)

/** What cannot be mended by asking otherwise is for the error page. */
function answered(answer: Response): Response {
  if (answer.ok) return answer
  const retryAfter = answer.headers.get("Retry-After")
  throw new Response(null, {
    status: answer.status,
    headers: retryAfter ? { "Retry-After": retryAfter } : {},
  })
}

function tooOften(...answers: Response[]): RateLimit {
  const waits = answers.map((answer) => Number(answer.headers.get("Retry-After") ?? 0))
  return { retryAfter: Math.max(1, ...waits) }
}
