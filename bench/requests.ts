import { type Figure, measure, type Target } from "./measure"
import type { Person } from "./person"

/** The bills page as people use it: its first page, one deep in the list, sorted, searched. */
export const billLists = (deep: string) => ({
  "bills page": "/admin/bills?limit=50",
  "bills page, deep": `/admin/bills?limit=50&after=${deep}`,
  "bills page, sorted": "/admin/bills?limit=50&sort=-totalTTC",
  "bills page, searched": "/admin/bills?limit=50&q=conseil",
})

export const apiLists = { "API list": "/api/Bills?limit=50" }

/** The cursor of a page about `position` rows into the list, reached as a person would: page by page. */
export async function deepPage(port: number, person: Person, position: number): Promise<string> {
  let cursor = ""
  for (let at = 0; at < position; at += 100) {
    const answer = await call(port, person, `/Bills?limit=100${cursor && `&after=${cursor}`}`)
    const next = /[?&]after=([^&>]+)[^>]*>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1]
    if (!next) break
    cursor = next
  }
  return cursor
}

/** Making bills at 16 at once, issuing them, and rendering one. */
export async function documents(target: Target, person: Person): Promise<Figure[]> {
  const { port } = target
  await describeBusiness(port, person)
  const clientId = await anyClient(port, person)
  const json = {
    Authorization: `Bearer ${person.token}`,
    "Content-Type": "application/json",
  }
  const body = JSON.stringify(billOf(clientId))
  const creation = await measure(
    "creation of a bill with 3 lines",
    target,
    () => ({ path: "/api/Bills", method: "POST", headers: json, body }),
    { concurrency: 16 },
  )
  const drafts = await draftsOf(port, person)
  const issue = await measure(
    "issue of a bill",
    target,
    (at) => ({
      path: `/api/Bills/${drafts[at]}/issue`,
      method: "POST",
      headers: json,
      body: '{"version":1}',
    }),
    { total: Math.floor(drafts.length / 5), concurrency: 4 },
  )
  const draft = await call(port, person, "/Bills", billOf(clientId))
  const { id } = (await draft.json()) as { id: string }
  const pdf = await measure(
    "PDF",
    target,
    () => ({ path: `/api/Bills/${id}/pdf`, headers: { Authorization: `Bearer ${person.token}` } }),
    { total: 60, concurrency: 2 },
  )
  return [creation, issue, pdf]
}

const billOf = (clientId: string) => ({
  clientId,
  includeVat: true,
  includePenalty: true,
  lines: ["Développement", "Conseil", "Formation"].map((serviceName) => ({
    serviceName,
    quantity: "2.5",
    unit: "day",
    unitPriceHT: 55_000,
    vatRate: "20",
  })),
})

/** What a bill needs to be issued. */
async function describeBusiness(port: number, person: Person): Promise<void> {
  const parts = {
    personal: { firstName: "Camille", lastName: "Martin" },
    professional: { legalStatus: "entrepreneur", siren: "732829320" },
    address: { streetAddress: "1 rue de la Paix", postalCode: "69001", city: "Lyon" },
    vat: { vatRegime: "normal", vatNumber: "FR44732829320" },
    bank: { iban: "FR1420041010050500013M02606" },
  }
  for (const [part, values] of Object.entries(parts)) {
    const profile = (await (await call(port, person, "/Profile")).json()) as { version: number }
    await call(port, person, `/Profile/${part}`, { ...values, version: profile.version }, "PUT")
  }
}

async function anyClient(port: number, person: Person): Promise<string> {
  const [client] = (await (await call(port, person, "/Clients?limit=10")).json()) as {
    id: string
  }[]
  return client?.id ?? ""
}

async function draftsOf(port: number, person: Person): Promise<string[]> {
  const ids: string[] = []
  let path = "/Bills?state=draft&limit=100&sort=-releaseDate"
  while (path && ids.length < 2000) {
    const answer = await call(port, person, path)
    const rows = (await answer.json()) as { id: string; totalHT: number }[]
    ids.push(...rows.filter(({ totalHT }) => totalHT === 412_500).map(({ id }) => id))
    path = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1] ?? ""
  }
  return ids
}

async function call(port: number, person: Person, path: string, body?: unknown, method = "POST") {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: body ? method : "GET",
    headers: { Authorization: `Bearer ${person.token}`, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}
