import { expect, test } from "vitest"
import type { Forecast } from "#contract/forecast"
import { startApi } from "../../../tests/api"
import { draftFor, openForBusiness } from "../../../tests/billing"

async function start() {
  const api = await startApi()
  api.setClock("2026-01-05T09:00:00Z")
  const call = async (method: "POST" | "PUT" | "GET", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const client = await openForBusiness(api, "camille")
  await call("POST", "/Accounts", {
    ...{ name: "Compte courant", openedOn: "2026-01-01", openingBalance: 50_000 },
  })
  const bill = async () => {
    const line = {
      serviceName: "Développement",
      quantity: "1",
      unitPriceHT: 100_000,
      vatRate: "20",
    }
    const draft = await call("POST", "/Bills", draftFor(client.id, { lines: [line] }))
    return call("POST", `/Bills/${draft.id}/issue`, { version: draft.version })
  }
  const forecast = (months = "3"): Promise<Forecast> => call("GET", `/Forecast?months=${months}`)
  return { api, call, bill, forecast }
}

const rent = {
  ...{ title: "Loyer", outcomeCategory: "rent", mode: "autoDebit", amount: 80_000 },
  recurrence: { frequency: "monthly", start: "2026-01-15" },
}

test("the balance to come falls by the rent and rises by the bill, and its lowest day is said", async () => {
  const { call, bill, forecast } = await start()
  const { dueDate } = await bill()
  await call("POST", "/ScheduledTransactions", rent)
  const { balance, planned, onTime, points, habitual } = await forecast()
  expect(balance).toBe(50_000)
  expect(planned.map(({ day, amount }) => [day, amount])).toEqual([
    ["2026-01-15", -80_000],
    ["2026-02-15", -80_000],
    ["2026-03-15", -80_000],
  ])
  expect(points[0]).toEqual({ day: "2026-01-05", onTime: 50_000, habitual: 50_000 })
  expect(points.at(-1)).toMatchObject({ day: "2026-04-05", onTime: 50_000 - 240_000 + 120_000 })
  expect(onTime.lowest.balance).toBe(50_000 - 240_000 + (dueDate <= "2026-03-15" ? 120_000 : 0))
  // Nothing is known of any client: each is expected on time.
  expect(habitual).toEqual(onTime)
  expect((await forecast("12")).planned).toHaveLength(12)
})

test("VAT that is scheduled stands in for what is due from its first month on, not for what was due before", async () => {
  const { api, call, forecast, bill } = await start()
  const { id } = await bill()
  const payment = { amount: 120_000, paidOn: "2026-01-05", collectedOn: "2026-01-05" }
  await call("POST", `/Bills/${id}/payments`, payment)
  api.setClock("2026-03-10T09:00:00Z")
  const owed = async () =>
    (await forecast()).planned.flatMap(({ vatFrom, amount }) =>
      vatFrom ? [[vatFrom, amount]] : [],
    )
  expect(await owed()).toEqual([["2026-01-01", -20_000]])
  await call("POST", "/ScheduledTransactions", {
    ...{ title: "TVA", outcomeCategory: "vat", mode: "needsValidation", amountType: "calculated" },
    ...{ percent: "100", source: "vatDue", period: "previousMonth" },
    recurrence: { frequency: "monthly", start: "2026-03-15" },
  })
  expect(await owed()).toEqual([["2026-01-01", -20_000]])
})

test("a client who pays ten days late is expected ten days late, and a bill later than that is left out", async () => {
  const { api, call, bill, forecast } = await start()
  for (let at = 0; at < 3; at++) {
    const { id, dueDate } = await bill()
    const late = new Date(`${dueDate}T12:00:00Z`)
    late.setUTCDate(late.getUTCDate() + 10)
    api.setClock(late.toISOString())
    const day = late.toISOString().slice(0, 10)
    await call("POST", `/Bills/${id}/payments`, { amount: 120_000, paidOn: day, collectedOn: day })
  }
  const { id, dueDate } = await bill()
  const before = await forecast()
  expect(before.habitual.end).toBe(before.onTime.end)
  expect(before.leftOut).toEqual([])
  const late = new Date(`${dueDate}T12:00:00Z`)
  late.setUTCDate(late.getUTCDate() + 11)
  api.setClock(late.toISOString())
  const after = await forecast()
  expect(after.leftOut).toMatchObject([{ billId: id, due: dueDate, open: 120_000 }])
  expect(after.onTime.end - after.habitual.end).toBe(120_000)
})

test("what waits for its word or its bank line, and what is scheduled of others, is not mixed up", async () => {
  const { api, call, forecast } = await start()
  await call("POST", "/ScheduledTransactions", {
    ...{ ...rent, mode: "needsValidation" },
    recurrence: { frequency: "once", start: "2026-01-05" },
  })
  const [item] = await call("GET", "/ScheduledTransactions")
  await call("POST", `/ScheduledTransactions/${item.id}/execution`)
  const { planned, balance } = await forecast()
  expect(planned).toMatchObject([{ day: "2026-01-05", amount: -80_000, label: "Loyer" }])
  expect(balance).toBe(50_000)
  const { body } = await api.call("thomas", "GET", "/Forecast")
  expect(body).toMatchObject({ planned: [], balance: 0, leftOut: [] })
})
