import { createHash } from "node:crypto"
import pg from "pg"
import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"

async function withBill(changes: object = {}) {
  const api = await startApi()
  const client = await openForBusiness(api)
  const bill = await issued(api, client.id, changes)
  const pay = async (amount: number, more: object = {}) =>
    (
      await api.call("camille", "POST", `/Bills/${bill.id}/payments`, {
        amount,
        paidOn: "2026-11-20",
        means: "transfer",
        collectedOn: "2026-11-20",
        ...more,
      })
    ).body
  const book = async (query = "") => (await api.call("camille", "GET", `/Books${query}`)).body
  return { api, client, bill, pay, book }
}

/** As somebody who can reach the database itself, triggers switched off. */
async function tamper(api: TestApi, statement: string) {
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  await client.query("set session_replication_role = replica")
  await client.query(statement)
  await client.end()
}

test("money is in the book once it has reached the bank; what is taken back is an entry below zero", async () => {
  const { api, bill, pay, book } = await withBill()
  const cheque = await pay(40_000, { means: "cheque", collectedOn: undefined })
  expect((await book()).receipts).toEqual([])
  const collection = `/Bills/${bill.id}/payments/${cheque.id}/collection`
  await api.call("camille", "PUT", collection, { collectedOn: "2026-11-21" })
  const { id } = await pay(100_000)
  await api.call("camille", "DELETE", `/Bills/${bill.id}/payments/${id}`)
  await api.call("camille", "DELETE", collection)
  const { receipts, total, brokenAt } = await book("?year=2026")
  const bySequence = [...receipts].sort((one, other) => one.sequence - other.sequence)
  expect(bySequence.map(({ amount }) => amount)).toEqual([40_000, 100_000, -100_000, -40_000])
  expect(bySequence[0]).toMatchObject({
    day: "2026-11-21",
    reference: "F-2026-0001",
    clientName: "Atelier Rhône",
    nature: "Développement",
    means: "cheque",
  })
  expect([total, brokenAt]).toEqual([0, null])
})

test("sums of months, quarters and the year agree with the entries", async () => {
  const { pay, book } = await withBill({ releaseDate: "2026-01-05" })
  await pay(10_000, { paidOn: "2026-02-10", collectedOn: "2026-02-11" })
  await pay(20_000, { paidOn: "2026-03-31", collectedOn: "2026-04-01" })
  await pay(30_000)
  const { months, quarters, total } = await book()
  expect(months).toEqual([0, 10_000, 0, 20_000, 0, 0, 0, 0, 0, 0, 30_000, 0])
  expect([...quarters, total]).toEqual([10_000, 20_000, 0, 30_000, 60_000])
  expect((await book("?year=2025")).total).toBe(0)
})

test("whoever changes, removes or slips in an entry is found out, at the end of the book too", async () => {
  for (const [statement, at] of [
    ["update receipts set amount = amount + 1 where sequence = 2", 2],
    ["delete from receipts where sequence = 1", 2],
    ["delete from receipts where sequence = 3", 3],
    ["update receipts set client_name = 'x' where sequence = 3", 3],
  ] as const) {
    const { api, pay, book } = await withBill()
    for (let time = 0; time < 3; time++) await pay(1_000)
    expect((await book()).brokenAt).toBeNull()
    await tamper(api, statement)
    expect((await book()).brokenAt, statement).toBe(at)
  }
})

test("payments at once are in the book once each, in an unbroken order", async () => {
  const { pay, book } = await withBill()
  await Promise.all(Array.from({ length: 8 }, () => pay(1_000)))
  const { receipts, brokenAt } = await book()
  expect(receipts.map(({ sequence }: { sequence: number }) => sequence).sort()).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])
  expect(brokenAt).toBeNull()
})

test("money beyond what was due is in the book, and is earned only once a bill is paid by it", async () => {
  const { api, client, book } = await withBill()
  const day = "2026-11-20"
  const whole = { amount: 600_000, paidOn: day, means: "transfer", collectedOn: day }
  await api.call("camille", "POST", `/Clients/${client.id}/payments`, whole)
  expect(await book()).toMatchObject({ total: 540_000, credits: { kept: 60_000, used: 0 } })
  // A bill that is paid out of the credit brings no money, and is earned.
  const next = await issued(api, client.id)
  const used = await api.call("camille", "POST", `/Bills/${next.id}/creditUses`, { amount: 10_000 })
  expect(used.status).toBeLessThan(300)
  expect(await book()).toMatchObject({ total: 550_000, credits: { kept: 60_000, used: 10_000 } })
  const refund = { amount: 50_000, paidOn: day, means: "transfer" }
  expect(
    (await api.call("camille", "POST", `/Clients/${client.id}/refunds`, refund)).status,
  ).toBeLessThan(300)
  const { total, receipts, brokenAt } = await book()
  expect([total, brokenAt]).toEqual([550_000, null])
  expect(receipts).toMatchObject([
    { amount: 540_000, isCredit: false },
    { amount: 60_000, isCredit: true },
    { amount: -50_000, isCredit: true },
  ])
})

test("what is owed is told by its age", async () => {
  const { pay, book } = await withBill({ releaseDate: "2026-01-05", paymentDays: 30 })
  await pay(40_000)
  expect((await book()).ageing).toMatchObject([{ older: 500_000, notDue: 0, due: 500_000 }])
})

test("C53 no export runs a formula, and the workbook is one", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const line = { serviceName: '=HYPERLINK("x")', quantity: "1", unitPriceHT: 1_000, vatRate: "20" }
  const bill = await issued(api, client.id, { lines: [line] })
  const day = "2026-11-20"
  const payment = { amount: 1_200, paidOn: day, means: "transfer", collectedOn: day }
  await api.call("camille", "POST", `/Bills/${bill.id}/payments`, payment)
  const csv = await (await api.fetch("camille", "/Books/receipts/csv?year=2026")).text()
  expect(csv).toContain("'=HYPERLINK")
  const answer = await api.fetch("camille", "/Books/receipts/xlsx?year=2026")
  const workbook = Buffer.from(await answer.arrayBuffer())
  expect(workbook.toString("latin1")).toContain("'=HYPERLINK")
  expect(workbook.toString("latin1")).not.toContain("<f>")
  // The 20 November 2026, as spreadsheets count days.
  expect(workbook.toString("latin1")).toContain('<c s="2"><v>46346</v></c>')
  const uploaded = await api.fetch("camille", "/Uploads?name=recettes.xlsx", {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: new Uint8Array(workbook),
  })
  // The product's own check of contents takes it for a workbook.
  expect((await uploaded.json()).type).toMatch(/spreadsheetml/)
})

test("a year is one archive, whose list of digests holds", async () => {
  const { api, bill, pay } = await withBill()
  await pay(1_000)
  const answer = await api.fetch("camille", "/Books/archive?year=2026")
  const archive = Buffer.from(await answer.arrayBuffer())
  const pdf = Buffer.from(await (await api.fetch("camille", `/Bills/${bill.id}/pdf`)).arrayBuffer())
  const text = archive.toString("latin1")
  expect(archive.includes(pdf)).toBe(true)
  for (const name of [
    "factures/F-2026-0001.xml",
    "F-2026-0001.ubl.xml",
    "factures.csv",
    "recettes.csv",
    "SHA256SUMS",
  ])
    expect(text).toContain(name)
  const digest = createHash("sha256").update(pdf).digest("hex")
  expect(text).toContain(`${digest}  factures/F-2026-0001.pdf`)
})
