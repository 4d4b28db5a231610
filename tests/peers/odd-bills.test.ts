import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { startApi, type TestApi } from "../api"
import { issued, openForBusiness } from "../billing"
import { findings } from "./mustang"
import { phiveFindings } from "./phive"

const line = { serviceName: "Conseil", quantity: "1", unit: "flat", vatRate: "20" }
const at = (unitPriceHT: number, changes: object = {}) => ({ ...line, unitPriceHT, ...changes })

const rates = ["20", "10", "5.5", "2.1"]
const mixed = {
  lines: rates.map((vatRate, index) => at(33_333 + index, { vatRate, quantity: "3.25" })),
}
const long = `${"Développement – « étape n° 1 » à 550 €/jour 🚀 <b>&amp;</b> ".repeat(30)}\n…`

async function client(api: TestApi, values: object): Promise<string> {
  const address = { streetAddress: "1 Hauptstraße", postalCode: "10115", city: "Berlin" }
  const made = await api.call("camille", "POST", "/Clients", {
    name: "Müller & Söhne <GmbH>",
    ...address,
    ...values,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.id
}

/** Makes a bill of another one, and issues it. */
async function made(api: TestApi, path: string, body?: object) {
  const draft = await api.call("camille", "POST", path, body)
  expect(draft.status, JSON.stringify(draft.body)).toBe(201)
  const { id, version } = draft.body
  const bill = await api.call("camille", "POST", `/Bills/${id}/issue`, { version })
  expect(bill.status, JSON.stringify(bill.body)).toBe(200)
  return bill.body
}

test("odd bills, as people make them, keep every rule too: as Factur-X and as UBL", async () => {
  const api = await startApi()
  const { id: home } = await openForBusiness(api)
  const german = { country: "DE", vatNumber: "DE129274202", email: "rechnung@example.de" }
  const union = await client(api, german)
  const american = { country: "US", postalCode: "10001", city: "New York", language: "en" }
  const abroad = await client(api, { ...american, name: "Acme Inc.", email: "ap@example.com" })
  const french = { country: "FR", postalCode: "69003", city: "Lyon", kind: "individual" }
  const person = await client(api, { ...french, name: "Zoé Œuvrard", email: "zoe@example.fr" })
  const bills: { id: string; number: string }[] = []
  const bill = async (clientId: string, changes: object) => {
    const one = await issued(api, clientId, changes)
    bills.push(one)
    return one
  }
  const discounted = await bill(home, { ...mixed, discountRate: "12.5" })
  await bill(home, { ...mixed, discountAmount: 10_001 })
  bills.push(await made(api, `/Bills/${discounted.id}/creditNotes`))
  await bill(union, {
    lines: [
      at(20_000, { vatRate: "0", kind: "goods", vatCategory: "K" }),
      at(30_000, { vatRate: "0", kind: "services", vatCategory: "AE" }),
      at(10_000),
    ],
  })
  const goods = { vatRate: "0", kind: "goods", vatCategory: "G", serviceName: "Lamp" }
  await bill(abroad, { lines: [at(12_345, goods)], note: "Thank you" })
  await bill(abroad, { lines: [at(99_999, { vatRate: "0" })] })
  await bill(person, { lines: [at(0, { serviceName: "Offert" }), at(4_167)] })
  await bill(home, { lines: [at(50, { quantity: "0.01" }), at(10_000, { discountRate: "100" })] })
  await bill(home, {
    lines: [at(55_000, { description: long.slice(0, 1_900) })],
    note: long.slice(0, 990),
    purchaseOrder: "BC n° 7/ é €",
  })
  await bill(home, {
    lines: Array.from({ length: 200 }, (_, index) =>
      at(1_999 + index, {
        vatRate: rates[index % 4],
        quantity: "0.3333",
        serviceName: `N° ${index}`,
      }),
    ),
    discountRate: "3.33",
  })
  const draft = await api.call("camille", "POST", "/Bills", {
    clientId: home,
    includeVat: true,
    includePenalty: true,
    ...mixed,
    discountRate: "5",
  })
  const deposit = await made(api, `/Bills/${draft.body.id}/deposits`, { percent: "33.33" })
  bills.push(deposit)
  const paid = { amount: deposit.due, paidOn: "2026-11-21", means: "transfer" }
  const settled = await api.call("camille", "POST", `/Bills/${deposit.id}/payments`, paid)
  expect(settled.status).toBe(201)
  const { version } = (await api.call("camille", "GET", `/Bills/${draft.body.id}`)).body
  const final = await api.call("camille", "POST", `/Bills/${draft.body.id}/issue`, { version })
  expect(final.status, JSON.stringify(final.body)).toBe(200)
  bills.push(final.body)
  const wrong = await bill(home, { ...mixed, discountAmount: 1 })
  bills.push(await made(api, `/Bills/${wrong.id}/corrections`))

  const folders = await Promise.all(
    ["pdf", "ubl"].map(async (kind) => {
      const path = await mkdtemp(join(tmpdir(), "plume-odd-"))
      onTestFinished(() => rm(path, { recursive: true, force: true }))
      for (const { id, number } of bills) {
        const answer = await api.fetch("camille", `/Bills/${id}/${kind}`)
        expect(answer.status, `${number} as ${kind}`).toBe(200)
        const name = `${number}.${kind === "ubl" ? "xml" : "pdf"}`
        await writeFile(join(path, name), Buffer.from(await answer.arrayBuffer()))
      }
      return path
    }),
  )
  for (const path of folders) expect(await findings(path)).toEqual(bills.map(() => []))
  expect(await phiveFindings(folders[1] ?? "")).toEqual([])
}, 600_000)
