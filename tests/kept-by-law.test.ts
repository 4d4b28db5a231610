import { expect, test } from "vitest"
import { universalBusinessLanguage } from "../api/e-invoice/ubl"
import { storedDocument } from "../api/sales/bills/stored-document.commands"
import { storedEdition } from "../api/sales/quotes/stored-edition.commands"
import { inTransaction } from "../database/client"
import { people, startApi } from "./api"
import { openForBusiness } from "./billing"
import { aBill } from "./frozen-bill"
import { ownerOf } from "./owner"
import { unzipped } from "./zip"

const camille = ownerOf(people.camille.id)

/** Camille's account, and calls of hers that must succeed. */
async function open() {
  const api = await startApi()
  const { id: business } = await openForBusiness(api, "camille")
  const post = async (path: string, body: object) => {
    const answer = await api.call("camille", "POST", path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const erase = async () => {
    const email = "camille@example.fr"
    expect((await post("/PersonalData/erasure", { email })) ?? "").toBe("")
  }
  /** What is left in a table, as text. */
  const left = (table: string) =>
    inTransaction(api.parts.pool, camille, async (db) => {
      const { rows } = await db.execute<{ row: string }>(
        `select to_jsonb(t)::text as row from ${table} t`,
      )
      return rows.map(({ row }) => row).join("\n")
    })
  return { api, business, post, erase, left }
}

test("the quotes stay that were accepted and billed, or accepted by a consumer, and no other", async () => {
  const { api, business, post, erase, left } = await open()
  const consumer = { kind: "individual", name: "Jeanne Morel", streetAddress: "1 rue Mercière" }
  const { id: individual } = await post("/Clients", {
    ...consumer,
    ...{ postalCode: "69002", city: "Lyon" },
  })
  const pdfs = new Map<string, string>()
  const quote = async (serviceName: string, clientId: string, unitPriceHT = 20_000) => {
    const line = { serviceName, quantity: "1", unitPriceHT, vatRate: "20" }
    const { id, version } = await post("/Quotes", { clientId, includeVat: true, lines: [line] })
    const issued = await post(`/Quotes/${id}/issue`, { version })
    await storedEdition(api.parts, camille, { quoteId: id, edition: 1 })
    pdfs.set(serviceName, `quotes/${issued.number}-1.pdf`)
    return id
  }
  const accept = (id: string) =>
    post(`/Quotes/${id}/answers`, { answer: "accepted", name: "Inès Vasseur" })
  await quote("canari sans réponse", individual)
  await accept(await quote("canari jamais facturé", business))
  await accept(await quote("canari petit prix", individual, 9_999))
  await accept(await quote("garde consommateur", individual, 10_000))
  const billed = await quote("garde facturé", business)
  await accept(billed)
  await post(`/Quotes/${billed}/bills`, {})
  const [draft] = (await api.call("camille", "GET", "/Bills")).body
  const bill = await post(`/Bills/${draft.id}/issue`, { version: draft.version })
  await storedDocument(api.parts, camille, bill.id)

  const archive = await api.fetch("camille", "/PersonalData/export")
  const taken = unzipped(new Uint8Array(await archive.arrayBuffer()))
  for (const name of pdfs.values()) expect(taken.has(name), name).toBe(true)
  const keysLeft = () =>
    left("quote_editions").then((rows) =>
      [...rows.matchAll(/"file_key": "([^"]+)"/g)].map(([, key = ""]) => key),
    )
  const before = await keysLeft()
  await erase()

  for (const table of ["quotes", "quote_lines", "quote_editions", "quote_answers", "quote_events"])
    expect(await left(table), table).not.toContain("canari")
  for (const name of ["garde consommateur", "garde facturé"])
    expect(await left("quote_editions")).toContain(name)
  expect((await left("quote_answers")).split("\n")).toHaveLength(2)
  expect((await left("quote_bills")).split("\n")).toHaveLength(1)
  expect(await left("clients")).toContain("Jeanne Morel")
  expect(await left("clients")).not.toContain("Mercière")
  const after = await keysLeft()
  expect([before.length, after.length]).toEqual([5, 2])
  // Bytes go with what they were of.
  for (const key of before)
    expect(Boolean(await api.parts.files.get(key)), key).toBe(after.includes(key))
})

test("received bills stay once they were checked, with their files, and no other", async () => {
  const { api, post, erase, left } = await open()
  const upload = async (name: string, body: string) => {
    const answer = await api.fetch("camille", `/Uploads?name=${name}`, {
      method: "POST",
      body,
      headers: { "content-type": "application/octet-stream" },
    })
    return ((await answer.json()) as { id: string }).id
  }
  const copy = await upload("garde.txt", "Facture G-1")
  await post("/Purchases/entries", {
    ...{ supplierName: "Garde SAS", number: "G-1", issueDate: "2026-11-02", fileId: copy },
    ...{ totalHT: 10_000, totalVat: 2_000, totalTTC: 12_000 },
  })
  const file = await upload("canari.xml", universalBusinessLanguage(aBill({ number: "canari-1" })))
  expect((await post("/Purchases", { fileId: file })).status).toBe("draft")
  await erase()
  expect(await left("purchases")).toContain("Garde SAS")
  for (const table of ["purchases", "files"]) expect(await left(table)).not.toContain("canari")
  expect(await api.parts.files.get(copy)).toBeDefined()
  expect(await api.parts.files.get(file)).toBeUndefined()
})

test("days of work stay behind an issued bill, others go, and sick leave always does", async () => {
  const { api, business, post, erase, left } = await open()
  const terms = { startDate: "2026-01-01", priceHT: 52_000, unit: "day", clientId: business }
  const contracts = []
  for (const title of ["garde", "canari"]) {
    const { id, version } = await post("/Contracts", { ...terms, title })
    await post(`/Contracts/${id}/activation`, { version })
    contracts.push(id)
  }
  const [kept, gone] = contracts
  const month = await api.call("camille", "PUT", "/Timesheets/months/2026-11", {
    version: 1,
    rows: [
      { contractId: kept, activity: "garde", days: { "2026-11-02": "1" } },
      { contractId: gone, activity: "canari", days: { "2026-11-03": "1" } },
      { kind: "sickLeave", activity: "canari", days: { "2026-11-04": "1" } },
    ],
  })
  const sheet = month.body.contracts.find(({ id }: { id: string }) => id === kept)
  const path = `/Timesheets/${sheet.timesheetId}`
  const { version } = (await api.call("camille", "GET", path)).body
  await post(`${path}/editions`, { version })
  await post(`${path}/answers`, { answer: "approved", name: "Inès Vasseur", comment: "Par e-mail" })
  const draft = await post("/Timesheets/bills", { timesheetIds: [sheet.timesheetId] })
  const bill = await post(`/Bills/${draft.id}/issue`, { version: draft.version })
  await storedDocument(api.parts, camille, bill.id)
  await erase()
  expect((await left("timesheet_billed_days")).split("\n")).toHaveLength(1)
  for (const table of ["timesheets", "timesheet_rows", "timesheet_editions", "contracts"]) {
    expect(await left(table), table).toContain("garde")
    expect(await left(table), table).not.toMatch(/canari|sickLeave/)
  }
  expect(await left("timesheet_events")).toBe("")
})
