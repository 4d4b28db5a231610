import { expect, test } from "vitest"
import type { SearchResult } from "#contract/search"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"

const search = async (api: TestApi, q: string, who: "camille" | "thomas" = "camille") =>
  (await api.call<SearchResult[]>(who, "GET", `/Search?${new URLSearchParams({ q })}`)).body

/** The titles of what was found, kind by kind. */
const titles = (results: SearchResult[], kind: string) =>
  results.filter((found) => found.kind === kind).map(({ title }) => title)

async function withRecords() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id)
  await api.call("camille", "POST", "/Bills", draftFor(client.id))
  await api.call("camille", "POST", "/Contacts", {
    name: "Inès Rhône",
    role: "Gérante",
    clientId: client.id,
  })
  await api.call("camille", "POST", "/Products", { name: "Lampe d’atelier", sellingPrice: 9_000 })
  return { api, client, bill }
}

test("a word is found in every kind of record, whatever its accents and capitals", async () => {
  const { api, client, bill } = await withRecords()
  const results = await search(api, "RHONE")
  expect(results).toEqual([
    {
      kind: "bills",
      id: expect.any(String),
      title: "Brouillon · Atelier Rhône",
      detail: expect.stringMatching(/^5\s400,00\s€( · \d\d\/\d\d\/\d{4})?$/),
    },
    {
      kind: "bills",
      id: bill.id,
      title: "F-2026-0001 · Atelier Rhône",
      detail: expect.stringMatching(/^5\s400,00\s€ · Émise · \d\d\/\d\d\/2026$/),
    },
    {
      kind: "clients",
      id: client.id,
      title: "Atelier Rhône",
      detail: "Lyon · SIREN 552\u202f100\u202f554",
    },
    {
      kind: "contacts",
      id: expect.any(String),
      title: "Inès Rhône",
      detail: "Gérante · Atelier Rhône",
    },
  ])
  expect(titles(await search(api, "lampe D"), "products")).toEqual(["Lampe d’atelier"])
})

test("what is found is worded in the caller’s language", async () => {
  const { api } = await withRecords()
  const answer = await api.fetch("camille", "/Search?q=rhone", {
    headers: { "accept-language": "en" },
  })
  const [draft, issuedBill] = (await answer.json()) as SearchResult[]
  expect(draft?.title).toBe("Draft · Atelier Rhône")
  expect(issuedBill?.detail).toMatch(/^€5,400\.00 · Issued · \d\d\/\d\d\/2026$/)
})

test("a bill is found by its number, a client by its SIREN with spaces and by its town", async () => {
  const { api, client, bill } = await withRecords()
  expect(await search(api, "2026-0001")).toMatchObject([{ kind: "bills", id: bill.id }])
  expect(await search(api, "552 100 554")).toMatchObject([{ kind: "clients", id: client.id }])
  expect(await search(api, "lyon")).toMatchObject([{ kind: "clients", id: client.id }])
})

test("names that begin with the words come first, and five of a kind are enough", async () => {
  const api = await startApi()
  for (const name of ["Le Zinc", "Zinc", "Au Zinc", "Zinc et fils", "Bar Zinc", "Café Zinc"])
    await api.call("camille", "POST", "/Clients", { name })
  expect(titles(await search(api, "zin"), "clients")).toEqual([
    "Zinc",
    "Zinc et fils",
    "Au Zinc",
    "Bar Zinc",
    "Café Zinc",
  ])
})

test("signs that mean something to a database are letters like others", async () => {
  const { api } = await withRecords()
  for (const q of ["%", "_", "\\", "100 %"]) expect(await search(api, q), q).toEqual([])
})

test("no words find nothing, and control characters are refused", async () => {
  const { api } = await withRecords()
  for (const q of ["", "  "]) expect(await search(api, q)).toEqual([])
  expect((await api.call("camille", "GET", "/Search")).body).toEqual([])
  expect((await api.call("camille", "GET", "/Search?q=a%00")).status).toBe(422)
})

test("nobody finds what is another's", async () => {
  const { api } = await withRecords()
  for (const q of ["rhône", "e", "F-2026"]) expect(await search(api, q, "thomas")).toEqual([])
})

test("only what one may see is searched", async () => {
  const { api } = await withRecords()
  const role = { name: "comptable", permissions: ["bills.see"] }
  expect((await api.call("admin", "POST", "/Roles", role)).status).toBe(201)
  const { verify } = api.parts
  api.parts.verify = async (token) => ({ ...(await verify(token)), roles: [role.name] })
  const results = await search(api, "rhone")
  expect(results.map(({ kind }) => kind)).toEqual(["bills", "bills"])
})
