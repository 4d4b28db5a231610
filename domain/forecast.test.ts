import { expect, test } from "vitest"
import { forecast, habitOf } from "./forecast"

test("who pays late is expected as late as usual, and the account falls where it does not on paper", () => {
  const { onTime, habitual } = forecast({
    ...{ today: "2026-06-01", days: 60, balance: 50_000 },
    planned: [
      { day: "2026-06-15", amount: -80_000 },
      { day: "2026-07-05", amount: -20_000 },
    ],
    bills: [{ id: "F-1", clientId: "A", due: "2026-06-10", open: 120_000 }],
    habits: new Map([["A", 12]]),
  })
  expect(onTime).toMatchObject({
    ...{ lowest: { day: "2026-06-01", balance: 50_000 }, end: 70_000, leftOut: [] },
  })
  expect(habitual).toMatchObject({
    ...{ lowest: { day: "2026-06-15", balance: -30_000 }, end: 70_000, leftOut: [] },
  })
  expect(onTime.balances).toHaveLength(61)
})

test("what is overdue falls on today; what is later than its client’s habit is left out, and said", () => {
  const { onTime, habitual } = forecast({
    ...{ today: "2026-06-01", days: 30, balance: 10_000 },
    planned: [
      { day: "2026-05-20", amount: -4_000 },
      { day: "2026-06-10", amount: -3_000 },
    ],
    bills: [
      { id: "F-2", clientId: "B", due: "2026-05-01", open: 9_000 },
      { id: "F-3", clientId: "B", due: "2026-05-28", open: 5_000 },
    ],
    habits: new Map([["B", 10]]),
  })
  expect(onTime).toMatchObject({
    ...{ lowest: { day: "2026-06-10", balance: 17_000 }, end: 17_000, leftOut: [] },
  })
  expect(habitual).toMatchObject({
    ...{ lowest: { day: "2026-06-01", balance: 6_000 }, end: 8_000, leftOut: ["F-2"] },
  })
})

test("a habit is the median of the latest bills, which one forgotten bill does not move, and never early", () => {
  expect(habitOf([3, 40, 5])).toBe(5)
  expect(habitOf([-4, -2, 0])).toBe(0)
  expect(habitOf([3, 40])).toBeUndefined()
  expect(habitOf([4, 7, 2, 9])).toBe(5)
  expect(habitOf([...new Array<number>(12).fill(1), 99, 99, 99, 99])).toBe(1)
})
