import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"

test("a budget holds from its month on, and what was spent is taken off it", async () => {
  const api = await startApi()
  api.setClock("2026-11-23T09:00:00Z")
  const plan = async (month: string, amount: number | null) => {
    const body = { category: "travel", month, amount }
    const answer = await api.call("camille", "PUT", "/Budget", body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const of = async (month: string, who: "camille" | "thomas" = "camille") =>
    (await api.call(who, "GET", `/Budget?month=${month}`)).body
  await plan("2026-10", 30_000)
  await plan("2026-12", 20_000)
  const spend = (day: string, amount: number, category = "travel") =>
    api.call("camille", "POST", "/Outcomes", { day, label: "Train", amount, category })
  await spend("2026-11-01", 11_000)
  await spend("2026-11-20", 25_000)
  await spend("2026-10-31", 5_000)
  await spend("2026-11-02", 4_000, "rent")
  expect((await of("2026-09")).rows).toEqual([])
  expect((await of("2026-10")).rows).toEqual([
    { category: "travel", planned: 30_000, spent: 5_000, left: 25_000 },
  ])
  const november = await of("2026-11")
  expect(november.rows).toHaveLength(2)
  expect(november.rows).toContainEqual({
    ...{ category: "travel", planned: 30_000, spent: 36_000, left: -6_000 },
  })
  expect(november.rows).toContainEqual({
    ...{ category: "rent", planned: null, spent: 4_000, left: null },
  })
  expect(november).toMatchObject({ planned: 30_000, left: -6_000, spent: 40_000 })
  // Without a month, that of today.
  expect((await api.call("camille", "GET", "/Budget")).body).toEqual(november)
  expect((await of("2027-03")).rows).toMatchObject([{ planned: 20_000, spent: 0 }])
  // Taken away from a month on, it stays for those before.
  await plan("2027-01", null)
  expect((await of("2027-03")).rows).toEqual([])
  expect((await of("2026-12")).planned).toBe(20_000)
  expect((await of("2026-11", "thomas")).rows).toEqual([])
})
