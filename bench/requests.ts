import { type Figure, measure, type Target } from "./measure"
import { type Person, tokenOf } from "./person"

/** The bills page as people use it: its first page, one deep in the list, sorted, searched. */
export const billLists = (deep: string) => ({
  "bills page": "/admin/bills?limit=50",
  "bills page, deep": `/admin/bills?limit=50&after=${deep}`,
  "bills page, sorted": "/admin/bills?limit=50&sort=-totalTTC",
  "bills page, searched": "/admin/bills?limit=50&q=conseil",
})

export const apiLists = { "API list": "/api/Bills?limit=50" }

/** The cursor of a page about `position` rows into the list, reached as a person would: page by page. */
export async function deepPage(port: number, token: string, position: number): Promise<string> {
  let cursor = ""
  for (let at = 0; at < position; at += 100) {
    const answer = await call(port, token, `/Bills?limit=100${cursor && `&after=${cursor}`}`)
    const next = /[?&]after=([^&>]+)[^>]*>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1]
    if (!next) break
    cursor = next
  }
  return cursor
}

/** Making bills at 16 at once, issuing them, and rendering one. */
export async function documents(target: Target, person: Person): Promise<Figure[]> {
  const { port } = target
  const figures: Figure[] = []
  // One token each: it lives for five minutes.
  for (const measured of [creation, issue, pdf])
    figures.push(await measured(target, tokenOf(`http://localhost:${port}`, person)))
  return figures
}

async function creation(target: Target, token: string): Promise<Figure> {
  const { port } = target
  await describeBusiness(port, token)
  const clientId = await anyClient(port, token)
  const body = JSON.stringify(billOf(clientId))
  return measure(
    "creation of a bill with 3 lines",
    target,
    () => ({ path: "/api/Bills", method: "POST", headers: jsonBy(token), body }),
    { concurrency: 16 },
  )
}

async function issue(target: Target, token: string): Promise<Figure> {
  const drafts = await draftsOf(target.port, token)
  return measure(
    "issue of a bill",
    target,
    (at) => ({
      path: `/api/Bills/${drafts[at]}/issue`,
      method: "POST",
      headers: jsonBy(token),
      body: '{"version":1}',
    }),
    { total: Math.floor(drafts.length / 5), concurrency: 4 },
  )
}

async function pdf(target: Target, token: string): Promise<Figure> {
  const clientId = await anyClient(target.port, token)
  const draft = await call(target.port, token, "/Bills", billOf(clientId))
  const { id } = (await draft.json()) as { id: string }
  return measure("PDF", target, () => ({ path: `/api/Bills/${id}/pdf`, headers: jsonBy(token) }), {
    total: 60,
    concurrency: 2,
  })
}

const jsonBy = (token: string) => ({
  Authorization: `Bearer ${token}`,
  "Content-Type": "application/json",
})

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
async function describeBusiness(port: number, token: string): Promise<void> {
  const parts = {
    personal: { firstName: "Camille", lastName: "Martin" },
    professional: { legalStatus: "entrepreneur", siren: "732829320" },
    address: { streetAddress: "1 rue de la Paix", postalCode: "69001", city: "Lyon" },
    vat: { vatRegime: "normal", vatNumber: "FR44732829320" },
    bank: { iban: "FR1420041010050500013M02606" },
  }
  for (const [part, values] of Object.entries(parts)) {
    const profile = (await (await call(port, token, "/Profile")).json()) as { version: number }
    await call(port, token, `/Profile/${part}`, { ...values, version: profile.version }, "PUT")
  }
}

async function anyClient(port: number, token: string): Promise<string> {
  const [client] = (await (await call(port, token, "/Clients?limit=10")).json()) as {
    id: string
  }[]
  return client?.id ?? ""
}

async function draftsOf(port: number, token: string): Promise<string[]> {
  const ids: string[] = []
  let path = "/Bills?state=draft&limit=100&sort=-releaseDate"
  while (path && ids.length < 2000) {
    const answer = await call(port, token, path)
    const rows = (await answer.json()) as { id: string; totalHT: number }[]
    ids.push(...rows.filter(({ totalHT }) => totalHT === 412_500).map(({ id }) => id))
    path = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1] ?? ""
  }
  return ids
}

async function call(port: number, token: string, path: string, body?: unknown, method = "POST") {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: body ? method : "GET",
    headers: jsonBy(token),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}
