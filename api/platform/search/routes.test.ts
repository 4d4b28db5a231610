import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"

const search = async (api: TestApi, q: string, who: "camille" | "thomas" = "camille") =>
  (await api.call(who, "GET", `/Search?${new URLSearchParams({ q })}`)).body

const nothing = {
  quotes: [],
  bills: [],
  clients: [],
  contacts: [],
  contracts: [],
  products: [],
  purchases: [],
  recurringBills: [],
}

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
  expect(results).toMatchObject({
    bills: [
      { number: null, status: "draft" },
      { id: bill.id, number: "F-2026-0001", totalTTC: 540_000, status: "issued" },
    ],
    clients: [{ id: client.id, name: "Atelier Rhône", city: "Lyon", siren: "552100554" }],
    contacts: [{ name: "Inès Rhône", role: "Gérante", clientName: "Atelier Rhône" }],
    products: [],
  })
  expect((await search(api, "lampe D")).products).toMatchObject([{ name: "Lampe d’atelier" }])
})

test("a bill is found by its number, a client by its SIREN with spaces and by its town", async () => {
  const { api, client, bill } = await withRecords()
  expect((await search(api, "2026-0001")).bills).toMatchObject([{ id: bill.id }])
  expect((await search(api, "552 100 554")).clients).toMatchObject([{ id: client.id }])
  expect((await search(api, "lyon")).clients).toMatchObject([{ id: client.id }])
})

test("names that begin with the words come first, and five of a kind are enough", async () => {
  const api = await startApi()
  for (const name of ["Le Zinc", "Zinc", "Au Zinc", "Zinc et fils", "Bar Zinc", "Café Zinc"])
    await api.call("camille", "POST", "/Clients", { name })
  const { clients } = await search(api, "zin")
  expect(clients.map(({ name }: { name: string }) => name)).toEqual([
    "Zinc",
    "Zinc et fils",
    "Au Zinc",
    "Bar Zinc",
    "Café Zinc",
  ])
})

test("signs that mean something to a database are letters like others", async () => {
  const { api } = await withRecords()
  for (const q of ["%", "_", "\\", "100 %"]) expect(await search(api, q), q).toEqual(nothing)
})

test("no words find nothing, and control characters are refused", async () => {
  const { api } = await withRecords()
  for (const q of ["", "  "]) expect(await search(api, q)).toEqual(nothing)
  expect((await api.call("camille", "GET", "/Search")).body).toEqual(nothing)
  expect((await api.call("camille", "GET", "/Search?q=a%00")).status).toBe(422)
})

test("nobody finds what is another's", async () => {
  const { api } = await withRecords()
  for (const q of ["rhône", "e", "F-2026"]) expect(await search(api, q, "thomas")).toEqual(nothing)
})

test("only what one may see is searched", async () => {
  const { api } = await withRecords()
  const role = { name: "comptable", permissions: ["bills.see"] }
  expect((await api.call("admin", "POST", "/Roles", role)).status).toBe(201)
  const { verify } = api.parts
  api.parts.verify = async (token) => ({ ...(await verify(token)), roles: [role.name] })
  const results = await search(api, "rhone")
  expect(results).toEqual({ ...nothing, bills: [expect.anything(), expect.anything()] })
})
