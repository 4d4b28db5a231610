import { expect, test } from "vitest"
import type { Dashboard, Steps } from "#contract/dashboard"
import { lastDayOf } from "#domain/month"
import { type Name, people, startApi, type TestApi } from "../../../tests/api"
import { draftFor, issued, openForBusiness } from "../../../tests/billing"

/** Bills of two years: paid, part paid, late by every age, due soon and later, and a draft. */
async function openBooks() {
  const verify = async (token: string) => ({
    // A token that is nobody's name is Camille's, with a role of that name alone.
    ...(people[token as Name] ?? { ...people.camille, roles: [token] }),
    ...{ username: token, email: null, issuedAt: new Date(), signedInAt: new Date() },
  })
  const api = await startApi({ verify })
  api.setClock("2025-01-02T09:00:00Z")
  const { id } = await openForBusiness(api)
  const bill = async (day: string, euros: number, paymentDays = 30) => {
    api.setClock(`${day}T09:00:00Z`)
    const lines = [
      { serviceName: "Conseil", quantity: "1", unitPriceHT: euros * 100, vatRate: "20" },
    ]
    return issued(api, id, { lines, paymentDays })
  }
  const pay = async (bill: { id: string }, amount: number, collectedOn: string | null) => {
    const paidOn = collectedOn ?? "2026-11-10"
    const answer = await api.call("camille", "POST", `/Bills/${bill.id}/payments`, {
      amount,
      paidOn,
      means: collectedOn ? "transfer" : "cheque",
      collectedOn,
      inClosedYear: true,
    })
    expect(answer.status).toBe(201)
    return answer.body
  }
  const first = await bill("2025-11-03", 1_000)
  const second = await bill("2026-02-27", 2_000)
  await bill("2026-07-01", 100) // due on 31 July: 113 days late
  await bill("2026-08-20", 200) // 63
  await bill("2026-09-10", 400) // 42
  const part = await bill("2026-10-01", 800) // 21
  await bill("2026-11-01", 1_600, 20) // due today
  await bill("2026-11-02", 3_200, 25) // due in six days
  await bill("2026-11-03", 6_400, 60) // due in January
  api.setClock("2026-11-21T09:00:00Z")
  await pay(first, 120_000, "2025-12-15")
  await pay(second, 240_000, "2026-11-10")
  await pay(part, 6_000, null)
  await api.call("camille", "POST", "/Bills", draftFor(id, { releaseDate: "2026-11-20" }))
  return { api, id, pay, bill }
}

const see = async ({ call }: TestApi): Promise<Dashboard> =>
  (await call("camille", "GET", "/Dashboard")).body

const stepsOf = async ({ call }: TestApi): Promise<Steps> =>
  (await call("camille", "GET", "/Dashboard/steps")).body

test("Camille sees her turnover, what is late and by how much, what is due and what came in", async () => {
  const { api } = await openBooks()
  const seen = await see(api)
  expect(seen).toMatchObject({ today: "2026-11-21", bills: 10 })
  expect(seen.turnover[10]).toEqual({ month: "2026-11", totalHT: 1_120_000, yearBefore: 100_000 })
  expect(seen.turnover[1]).toEqual({ month: "2026-02", totalHT: 200_000, yearBefore: 0 })
  expect(seen.ages.map(({ count, unpaid }) => [count, unpaid])).toEqual([
    [3, 1_344_000],
    [1, 90_000],
    [1, 48_000],
    [1, 24_000],
    [1, 12_000],
  ])
  expect(seen.overdue).toEqual({ count: 4, unpaid: 174_000 })
  expect(seen.unpaid).toEqual({ count: 7, unpaid: 1_518_000 })
  expect(seen.cash.filter(({ collected, expected }) => collected || expected)).toEqual([
    { month: "2025-12", collected: 120_000, expected: null },
    { month: "2026-11", collected: 240_000, expected: 576_000 },
    { month: "2027-01", collected: null, expected: 768_000 },
  ])
  expect(seen.latest.map(({ number }) => number)).toEqual(
    [8, 7, 6, 5, 4].map((place) => `F-2026-000${place}`),
  )
})

test("one list says what to do, what waits longest for most money first", async () => {
  const { api } = await openBooks()
  const steps = await stepsOf(api)
  expect(steps).toMatchObject({ today: "2026-11-21", firstName: "Camille" })
  // 900 € × 21 days, 480 × 42, 240 × 63, 120 × 113; then what has no day, by its amount.
  expect(steps.toDo.map(({ step, day, amount }) => [step, day, amount])).toEqual([
    ["overdue", "2026-10-10", 48_000],
    ["overdue", "2026-10-31", 90_000],
    ["overdue", "2026-09-19", 24_000],
    ["overdue", "2026-07-31", 12_000],
    ["drafts", null, 540_000],
    ["uncollected", null, 6_000],
  ])
  expect(steps.day.map(({ step, day }) => [step, day])).toEqual([
    ["dueSoon", "2026-11-21"],
    ["dueSoon", "2026-11-27"],
  ])
  expect(steps.kinds).toContainEqual({ step: "overdue", count: 4 })
})

test("who never billed anything is told how to begin", async () => {
  const api = await startApi()
  await openForBusiness(api, "thomas")
  const steps = await stepsOf(api)
  expect(steps.toDo.map(({ step }) => step)).toEqual(["profile", "client", "bill"])
})

test("with the right to the dashboard alone, nothing of other menus is told", async () => {
  const { api } = await openBooks()
  const permissions = ["dashboard.see", "contracts.see"]
  await api.call("admin", "POST", "/Roles", { name: "onlooker", permissions })
  const answer = await api.call("onlooker" as Name, "GET", "/Dashboard/steps")
  expect(answer).toMatchObject({ status: 200, body: { toDo: [], day: [], kinds: [] } })
})

test("each figure equals the list behind it", async () => {
  const { api } = await openBooks()
  const seen = await see(api)
  const totals = async (query: string) =>
    (await api.call("camille", "GET", `/Bills/totals?${query}`)).body
  const listed = async (query: string) =>
    (await api.call("camille", "GET", `/Bills?limit=100&${query}`)).body as {
      totalHT: number
      totalTTC: number
      paid: number
    }[]
  for (const { dueFrom, dueTo, count, unpaid } of seen.ages) {
    const days = new URLSearchParams({ ...(dueFrom && { dueFrom }), ...(dueTo && { dueTo }) })
    const query = `state=unpaid&${days}`
    expect(await totals(query), query).toMatchObject({ count, unpaid })
    const rows = await listed(query)
    expect(rows.reduce((sum, row) => sum + row.totalTTC - row.paid, 0)).toBe(unpaid)
  }
  for (const { month, totalHT } of seen.turnover) {
    const query = `state=issued&from=${month}-01&to=${lastDayOf(month)}`
    expect((await totals(query)).totalHT, query).toBe(totalHT)
    expect((await listed(query)).reduce((sum, row) => sum + row.totalHT, 0)).toBe(totalHT)
  }
  for (const { month, collected } of seen.cash) {
    if (collected === null) continue
    const sums = await api.call("camille", "GET", `/Dashboard/collections/totals?month=${month}`)
    const rows = await api.call<{ amount: number }[]>(
      "camille",
      "GET",
      `/Dashboard/collections?month=${month}`,
    )
    expect(sums.body).toMatchObject({ amount: collected, count: rows.body.length })
    expect(rows.body.reduce((sum, { amount }) => sum + amount, 0)).toBe(collected)
  }
  expect(await totals("state=unpaid")).toMatchObject(seen.unpaid)
  expect(await totals("state=overdue")).toMatchObject(seen.overdue)
})

test("money moves to the month in which it is said to have come in, and goes when it is taken back", async () => {
  const { api, bill, pay } = await openBooks()
  const collected = async () =>
    (await see(api)).cash.filter((month) => month.collected).map((month) => month.collected)
  const late = await bill("2026-11-21", 10)
  const payment = await pay(late, 1_200, null)
  expect(await collected()).toEqual([120_000, 240_000])
  const path = `/Bills/${late.id}/payments/${payment.id}`
  await api.call("camille", "PUT", `${path}/collection`, { collectedOn: "2026-11-20" })
  expect(await collected()).toEqual([120_000, 241_200])
  await api.call("camille", "DELETE", `${path}/collection`)
  expect(await collected()).toEqual([120_000, 240_000])
  await api.call("camille", "PUT", `${path}/collection`, { collectedOn: "2026-11-21" })
  await api.call("camille", "DELETE", path)
  expect(await collected()).toEqual([120_000, 240_000])
  const { body } = await api.call("camille", "GET", "/Dashboard/collections?month=2026-11")
  expect(body.map(({ amount }: { amount: number }) => amount).sort()).toEqual([
    -1_200, 1_200, 240_000,
  ])
})

test("the year turns in Paris, an hour before it does in Greenwich", async () => {
  const { api } = await openBooks()
  api.setClock("2026-12-31T22:59:59Z")
  expect((await see(api)).turnover[0]?.month).toBe("2026-01")
  api.setClock("2026-12-31T23:00:00Z")
  const seen = await see(api)
  expect(seen.today).toBe("2027-01-01")
  expect(seen.turnover[10]).toEqual({ month: "2027-11", totalHT: 0, yearBefore: 1_120_000 })
  expect(seen.bills).toBe(10)
})

test("on a leap day, the month ends with it", async () => {
  const { api } = await openBooks()
  api.setClock("2028-02-29T12:00:00Z")
  const seen = await see(api)
  expect(seen.cash.at(12)?.month).toBe("2028-02")
  expect(seen.ages.at(-1)).toMatchObject({ age: "older", count: 7 })
})

test("a business of the first day has no figures, and is told how to begin", async () => {
  const api = await startApi()
  await openForBusiness(api, "thomas")
  const seen = await see(api)
  expect(seen).toMatchObject({ bills: 0, unpaid: { count: 0, unpaid: 0 }, latest: [] })
  expect(seen.turnover.every(({ totalHT, yearBefore }) => totalHT + yearBefore === 0)).toBe(true)
  expect(seen.cash).toHaveLength(16)
})

test("a month that is none is refused", async () => {
  const api = await startApi()
  for (const month of ["", "2026-13", "2026-1", "x"]) {
    const { status } = await api.call("camille", "GET", `/Dashboard/collections?month=${month}`)
    expect([month, status]).toEqual([month, 422])
  }
})

test("who is in the VAT franchise sees how the year stands to it, by what the business does", async () => {
  const { api } = await openBooks()
  expect((await see(api)).franchise).toBeNull()
  const choose = async (values: object) => {
    const { body } = await api.call("camille", "GET", "/Profile")
    const saved = await api.call("camille", "PUT", "/Profile/vat", {
      ...values,
      version: body.version,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  await choose({ vatRegime: "franchise" })
  const turnover = (await see(api)).turnover.reduce((sum, { totalHT }) => sum + totalHT, 0)
  expect((await see(api)).franchise).toEqual({
    activity: "services",
    activityKnown: false,
    turnover,
    threshold: 3_750_000,
    ceiling: 4_125_000,
    standing: "within",
    liableFrom: null,
  })
  await choose({ vatRegime: "franchise", franchiseActivity: "goods" })
  // What is left out stays.
  await choose({ vatRegime: "franchise" })
  expect((await see(api)).franchise).toMatchObject({ activity: "goods", threshold: 8_500_000 })
})

test("whoever goes beyond the franchise’s ceiling is told since which day VAT is due", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const line = { serviceName: "Conseil", quantity: "1", unit: "flat", vatRate: "20" }
  for (const [releaseDate, unitPriceHT] of [
    ["2026-03-05", 4_125_000],
    ["2026-04-10", 1],
    ["2026-05-01", 500_000],
  ] as const)
    await issued(api, client.id, { releaseDate, lines: [{ ...line, unitPriceHT }] })
  const { version } = (await api.call("camille", "GET", "/Profile")).body
  const franchise = { vatRegime: "franchise", vatNumber: null, version }
  expect((await api.call("camille", "PUT", "/Profile/vat", franchise)).status).toBe(200)
  expect((await see(api)).franchise).toMatchObject({
    turnover: 4_625_001,
    standing: "beyond",
    liableFrom: "2026-04-10",
  })
})

test("what was collected is what statistics say, and the book but for what a client has paid too much", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const [first, second] = [await issued(api, client.id), await issued(api, client.id)]
  const means = { paidOn: "2026-11-20", means: "transfer", collectedOn: "2026-11-20" }
  const paid = { ...means, amount: 600_000, keepExcess: true }
  await api.call("camille", "POST", `/Bills/${first.id}/payments`, paid)
  await api.call("camille", "POST", `/Bills/${second.id}/creditUses`, { amount: 50_000 })
  const refund = { paidOn: "2026-11-20", means: "transfer", amount: 4_000 }
  await api.call("camille", "POST", `/Clients/${client.id}/refunds`, refund)
  const sums = await api.call("camille", "GET", "/Dashboard/collections/totals?month=2026-11")
  expect(sums.body).toMatchObject({ amount: 596_000, count: 3 })
  const rows = await api.call("camille", "GET", "/Dashboard/collections?month=2026-11")
  expect(rows.body.map(({ amount }: { amount: number }) => amount).sort()).toEqual([
    -4_000, 540_000, 60_000,
  ])
  const [month] = (await see(api)).cash.filter(({ collected }) => collected)
  expect(month?.collected).toBe(596_000)
  const book = await api.call("camille", "GET", "/Books?year=2026")
  // What a client has paid too much is no turnover before a bill is paid by it.
  expect(book.body).toMatchObject({ total: 590_000, credits: { kept: 56_000, used: 50_000 } })
})
