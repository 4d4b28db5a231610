import { expect, test } from "vitest"
import { microCeilingOn, microLimitOn } from "./micro-ceiling"

test("the ceiling of a year is that of its activity, and is passed by the first cent above it", () => {
  expect(microCeilingOn("2026-11-21", "services", 8_360_000)).toEqual({
    limit: 8_360_000,
    annualised: 8_360_000,
    over: false,
  })
  expect(microCeilingOn("2026-11-21", "services", 8_360_001)?.over).toBe(true)
  expect(microCeilingOn("2026-11-21", "goods", 8_360_001)?.over).toBe(false)
  expect(microCeilingOn("2025-11-21", "services", 8_000_000)?.over).toBe(true)
  expect(microCeilingOn("2022-11-21", "services", 0)).toBeUndefined()
  expect(microCeilingOn("2029-01-01", "services", 0)).toBeUndefined()
})

test("a first year counts as a whole one", () => {
  expect(microCeilingOn("2026-12-31", "services", 4_000_000, 153)).toMatchObject({
    annualised: 9_542_484,
    over: true,
  })
})

test("the ceiling of a first year is its share by days", () => {
  expect(microLimitOn("2026-11-21", "services", "2026-02-10")).toBe(7_443_836)
  expect(microLimitOn("2026-11-21", "services", "2025-02-10")).toBe(8_360_000)
  expect(microLimitOn("2026-11-21", "services")).toBe(8_360_000)
})
