import { describe, expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"

async function start() {
  const api = await startApi()
  const call = async (method: "POST" | "PUT" | "DELETE" | "GET", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const openAccount = (body: object = {}) =>
    call("POST", "/Accounts", { name: "Compte courant", openedOn: "2026-01-01", ...body })
  const balance = async (id: string) => (await call("GET", `/Accounts/${id}`)).balance
  const book = () => call("GET", "/Books?year=2026")
  return { api, call, openAccount, balance, book }
}

const grant = {
  day: "2026-03-02",
  label: "Aide à la création",
  payerName: "Région",
  amount: 120_000,
  category: "subsidy",
}

describe("income that is no bill", () => {
  test("enters the sealed book beside what bills bring, and is posted once", async () => {
    const { api, call, openAccount, balance, book } = await start()
    const account = await openAccount({ openingBalance: 10_000 })
    const client = await openForBusiness(api, "camille")
    const bill = await issued(api, client.id)
    const payment = { amount: bill.due, paidOn: "2026-11-20", collectedOn: "2026-11-20" }
    await call("POST", `/Bills/${bill.id}/payments`, payment)
    const income = await call("POST", "/Incomes", { ...grant, vatRate: "20" })
    expect(income).toMatchObject({ vat: 20_000, entries: [{ amount: 120_000 }] })
    const { receipts, total, brokenAt } = await book()
    expect([total, brokenAt]).toEqual([120_000 + bill.due, null])
    expect(receipts).toMatchObject([{ incomeId: income.id, amount: 120_000 }, { billId: bill.id }])
    expect(await balance(account.id)).toBe(10_000 + 120_000 + bill.due)
    const listed = await call("GET", "/Incomes")
    expect(listed.map((it: { amount: number }) => it.amount)).toEqual([bill.due, 120_000])
    expect((await call("GET", "/Incomes/sums?year=2026")).total).toBe(120_000 + bill.due)
  })

  test("is put right, removed and brought back by entries, never by forgetting one", async () => {
    const { call, openAccount, balance, book } = await start()
    const account = await openAccount()
    const { id, version } = await call("POST", "/Incomes", grant)
    const changed = await call("PUT", `/Incomes/${id}`, { ...grant, amount: 100_000, version })
    expect(changed.entries.map((it: { amount: number }) => it.amount)).toEqual([
      120_000, -120_000, 100_000,
    ])
    expect(await balance(account.id)).toBe(100_000)
    await call("DELETE", `/Incomes/${id}`)
    expect(await balance(account.id)).toBe(0)
    expect((await book()).total).toBe(0)
    await call("POST", `/Incomes/${id}/restoration`)
    const { receipts, total, brokenAt } = await book()
    expect([receipts.length, total, brokenAt]).toEqual([5, 100_000, null])
    expect(await balance(account.id)).toBe(100_000)
  })

  test("goes through the account that was named, and none that statements feed", async () => {
    const { call, openAccount, balance } = await start()
    const main = await openAccount()
    const till = await openAccount({ name: "Caisse", kind: "cash" })
    const bank = await openAccount({ name: "Qonto", fedBy: "statements" })
    await call("POST", "/Incomes", { ...grant, means: "cash" })
    await call("POST", "/Incomes", { ...grant, accountId: bank.id })
    const moved = await call("POST", "/Incomes", grant)
    expect([await balance(main.id), await balance(till.id), await balance(bank.id)]).toEqual([
      120_000, 120_000, 0,
    ])
    // Another account is no correction: the book has nothing to say of it.
    const changes = { ...grant, accountId: till.id, version: moved.version }
    const { entries } = await call("PUT", `/Incomes/${moved.id}`, changes)
    expect(entries).toHaveLength(1)
    expect([await balance(main.id), await balance(till.id)]).toEqual([0, 240_000])
  })

  test("written down before the account was opened is posted with it, from its first day on", async () => {
    const { call, openAccount, balance } = await start()
    await call("POST", "/Incomes", grant)
    await call("POST", "/Incomes", { ...grant, day: "2026-01-15" })
    const account = await openAccount({ openedOn: "2026-02-01" })
    expect(await balance(account.id)).toBe(120_000)
  })

  test("of a day to come is refused", async () => {
    const { api } = await start()
    const { status, body } = await api.call("camille", "POST", "/Incomes", {
      ...grant,
      day: "2099-01-01",
    })
    expect([status, body.errors]).toMatchObject([422, [{ path: "day", code: "inFuture" }]])
  })
})

describe("a product that is sold", () => {
  const lamp = { name: "Lampe", purchasePrice: 4_000, sellingPrice: 9_000 }
  const sold = { ...lamp, sold: true, sellingDate: "2026-05-04", collectedPrice: 8_200 }

  test("brings its collected price once, and un-selling takes it back", async () => {
    const { call, openAccount, balance, book } = await start()
    const account = await openAccount()
    const { id, version } = await call("POST", "/Products", sold)
    expect(await balance(account.id)).toBe(8_200)
    const again = await call("PUT", `/Products/${id}`, { ...sold, color: "bleu", version })
    expect(await balance(account.id)).toBe(8_200)
    const dearer = { ...sold, collectedPrice: 8_500, version: again.version }
    const changed = await call("PUT", `/Products/${id}`, dearer)
    expect(await balance(account.id)).toBe(8_500)
    const [income] = await call("GET", "/Incomes")
    expect(income).toMatchObject({ label: "Lampe", category: "goods", amount: 8_500 })
    expect((await call("GET", `/Incomes/${income.id}`)).can).toEqual([])
    await call("PUT", `/Products/${id}`, { ...lamp, version: changed.version })
    expect([await balance(account.id), (await book()).total]).toEqual([0, 0])
    expect(await call("GET", "/Incomes")).toEqual([])
  })

  test("on a day to come is refused at that day", async () => {
    const { api, call } = await start()
    const later = { ...sold, sellingDate: "2099-06-01" }
    const refused = await api.call("camille", "POST", "/Products", later)
    expect(refused.body.errors).toMatchObject([{ path: "sellingDate", code: "inFuture" }])
    const { id, version } = await call("POST", "/Products", { ...later, sold: false })
    const sale = { quantity: 1, sellingPrice: 9_000, sellingDate: "2099-06-01", version }
    const sell = await api.call("camille", "POST", `/Products/${id}/sales`, sale)
    expect(sell.body.errors).toMatchObject([{ path: "sellingDate", code: "inFuture" }])
  })

  test("is not deleted: what it brought stays in the book with it", async () => {
    const { api, call, book } = await start()
    const { id } = await call("POST", "/Products", sold)
    const refused = await api.call("camille", "DELETE", `/Products/${id}`)
    expect(refused.body.code).toBe("productSoldStays")
    expect((await book()).total).toBe(8_200)
  })
})
