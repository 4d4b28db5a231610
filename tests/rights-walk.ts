import { expect } from "vitest"
import type { Permission } from "#contract/permissions"
import { createStory } from "../database/seed/story"
import { type Name, people, startApi } from "./api"
import { type Offer, offersOf } from "./page-offers"
import { openPages } from "./pages"

/**
 * Nobody is shown what they may not do. With the right to see one menu alone, what the
 * pages offer is followed from the first one on: links and forms by GET are opened, and other forms sent as
 * they stand. The API is not let change anything: a call that would is told of no record that there is, which
 * it answers by 403 before all else where the right is missing.
 */
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/gi
/** A year, a month or a day: pages that lead to the next one, without end, are of one kind. */
const day = /(?<=\/)\d{4}(?:-\d{2}){0,2}(?=\/|$)/g
/** The texts of the help are of one kind too, but for one walk, with the least right, that reads them all. */
const helpText = /(?<=\/help\/).+/
/** So many pages of one kind show what there is to show with many rights: of several states. */
const mostOfAKind = 2
let rolesLeft = 999

type Api = Awaited<ReturnType<typeof startApi>>
type Pages = Awaited<ReturnType<typeof openPages>>

/** The story world, whose pages are asked for with whatever rights. */
export async function storyWorld() {
  const verify = async (token: string) => {
    const known = people[token as Name]
    const person = known ?? { ...people.camille, roles: [token] }
    const issuedAt = new Date(Date.now() + 2_000)
    return { ...person, username: "camille", email: null, issuedAt, signedInAt: new Date() }
  }
  const api = await startApi({ verify })
  api.setClock(new Date().toISOString())
  const camille = { ...people.camille, username: "camille", email: "camille@exemple.fr" }
  await createStory({ parts: api.parts, person: { ...camille, issuedAt: new Date() } })
  return { api, pages: await openPages(api.url) }
}

/** Follows what pages offer with these rights; what of it is refused, and what was opened and sent. */
export async function walked(
  api: Api,
  pages: Pages,
  rights: Permission[],
  { most = mostOfAKind, allHelp = false } = {},
) {
  // Each role's name stands before the last one's: the role of the walk, which has a member, heads the list.
  rolesLeft -= 1
  const role = `a${rolesLeft}`
  const made = await api.call("admin", "POST", "/Roles", { name: role, permissions: rights })
  expect(made.status).toBe(201)
  const cookie = await pages.signIn(people.camille.id, role)
  const refused = new Set<string>()
  const kinds = new Map<string, number>()
  const queue: Offer[] = [{ method: "GET", address: "/admin", on: "" }]
  let sent = 0
  let opened = 0
  const known = new Set<string>()
  for (let offer = queue.shift(); offer; offer = queue.shift()) {
    const { method, address, on } = offer
    const ofKind = kindOf(address)
    const kind = `${method} ${allHelp ? ofKind : ofKind.replace(helpText, ":text")}`
    if (known.has(`${method} ${address}`) || (kinds.get(kind) ?? 0) >= most) continue
    known.add(`${method} ${address}`)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const calls: string[] = []
    const answer = await pages.ask(address, cookie, watched(api, calls), offer.body)
    const text = await answer.text()
    if (method === "POST") sent += 1
    else opened += 1
    const what = `${kind} on ${kindOf(on)}`
    // Two versions are none: such a form can never be saved.
    if ((offer.body?.getAll("version").length ?? 0) > 1) refused.add(`${what}: two versions`)
    for (const call of calls) refused.add(`${what}: ${call}`)
    if (answer.status === 403 || (method === "GET" && answer.status >= 400))
      refused.add(`${what}: ${answer.status}`)
    if (method !== "GET") continue
    const location = answer.headers.get("location")
    if (location?.startsWith("/admin"))
      queue.push({ method: "GET", address: location, on: address })
    queue.push(...offersOf(text, address))
  }
  return {
    refused: [...refused],
    kinds: [...kinds.keys()].map((kind) => kind.slice(4)),
    sent,
    opened,
  }
}

/** The API for one request: what would change something finds no record, and is written down where it is refused. */
function watched(api: Api, refused: string[]) {
  return async (input: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input)
    const path = pathname.replace(/^\/api/, "")
    if ((init.method ?? "GET") === "GET") return api.fetch(null, path + search, init)
    const nowhere = path.replace(uuid, () => crypto.randomUUID())
    const answer = await api.fetch(null, nowhere, { ...init, body: init.body && "{}" })
    if (answer.status === 403) refused.push(`${init.method} ${path.replace(uuid, ":id")}`)
    return answer
  }
}

const kindOf = (address: string) =>
  (address.split(/[?#]/)[0] ?? "").replace(uuid, ":id").replace(day, ":day")
