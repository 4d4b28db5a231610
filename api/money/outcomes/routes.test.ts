import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"

const train = {
  day: "2026-03-02",
  label: "Billet de train",
  payeeName: "SNCF",
  amount: 11_000,
  category: "travel",
  vatRate: "10",
}

async function start() {
  const api = await startApi()
  const call = async (method: "POST" | "PUT" | "DELETE" | "GET", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const { id } = await call("POST", "/Accounts", {
    ...{ name: "Compte courant", openedOn: "2026-01-01", openingBalance: 50_000 },
  })
  const balance = async () => (await call("GET", `/Accounts/${id}`)).balance
  return { api, call, balance, account: id }
}

test("what Camille spends is posted once, follows what she puts right, and comes back", async () => {
  const { call, balance } = await start()
  const { id, version, vat } = await call("POST", "/Outcomes", train)
  expect([vat, await balance()]).toEqual([1_000, 39_000])
  await call("PUT", `/Outcomes/${id}`, { ...train, amount: 22_000, version })
  expect(await balance()).toBe(28_000)
  await call("DELETE", `/Outcomes/${id}`)
  expect(await balance()).toBe(50_000)
  await call("POST", `/Outcomes/${id}/restoration`)
  expect(await balance()).toBe(28_000)
  expect((await call("GET", "/Outcomes/sums?year=2026")).months[2]).toBe(22_000)
})

test("a received bill is paid in parts by a log that only grows, and is kept once checked", async () => {
  const { api, call, balance } = await start()
  const purchase = await call("POST", "/Purchases/entries", {
    ...{ supplierName: "Papeterie", number: "P-7", issueDate: "2026-03-01" },
    ...{ totalHT: 10_000, totalVat: 1_550, totalTTC: 11_550 },
    vat: [
      { rate: "20", base: 7_000, tax: 1_400 },
      { rate: "5.5", base: 3_000, tax: 150 },
    ],
  })
  expect(purchase.vat).toHaveLength(2)
  const pay = (body: object) =>
    api.call("camille", "POST", `/Purchases/${purchase.id}/payments`, {
      ...{ paidOn: "2026-03-10", ...body },
    })
  expect((await pay({ amount: 11_551 })).body.errors).toMatchObject([{ code: "overpaid" }])
  const part = (await pay({ amount: 5_000 })).body
  expect(part).toMatchObject({ paid: 5_000, paidOn: null, payments: [{ amount: 5_000 }] })
  const whole = (await pay({ paidOn: "2026-04-02" })).body
  expect(whole).toMatchObject({ paid: 11_550, paidOn: "2026-04-02", status: "paid" })
  expect(await balance()).toBe(50_000 - 11_550)
  expect((await pay({})).body.code).toBe("purchasePaid")

  const [first] = whole.payments
  const path = `/Purchases/${purchase.id}/payments/${first.id}`
  const back = await call("DELETE", path)
  expect(back).toMatchObject({ paid: 6_550, paidOn: null })
  expect(back.payments.map((it: { amount: number }) => it.amount)).toEqual([5_000, 6_550, -5_000])
  expect((await api.call("camille", "DELETE", path)).body.code).toBe("paymentReversed")
  expect(await balance()).toBe(50_000 - 6_550)
  expect((await api.call("thomas", "DELETE", path)).status).toBe(404)

  const removed = await api.call("camille", "DELETE", `/Purchases/${purchase.id}`)
  expect([removed.status, removed.body.code]).toEqual([409, "purchaseChecked"])
  const listed = await call("GET", "/Outcomes?category=other")
  expect(listed).toHaveLength(3)
  const [{ id }] = listed
  expect((await api.call("camille", "DELETE", `/Outcomes/${id}`)).body.code).toBe(
    "outcomeOfPurchase",
  )
})

test("rates that do not come to the totals are refused at their field", async () => {
  const { api } = await start()
  const { body } = await api.call("camille", "POST", "/Purchases/entries", {
    ...{ supplierName: "Papeterie", number: "P-8", issueDate: "2026-03-01" },
    ...{ totalHT: 10_000, totalVat: 2_000, totalTTC: 12_000 },
    vat: [{ rate: "20", base: 10_000, tax: 1_999 }],
  })
  expect(body.errors).toMatchObject([{ path: "vat", code: "ratesDiffer" }])
})
