import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import {
  addDays,
  compareDays,
  daysBetween,
  endOfMonth,
  instantInParis,
  isDay,
  todayIn,
  yearOf,
} from "./day"

describe("a day", () => {
  it("exists in the calendar, from 1900 to 2100", () => {
    expect(["2028-02-29", "1900-01-01", "2100-12-31"].every(isDay)).toBe(true)
    for (const text of [
      "2026-02-29",
      "2026-13-01",
      "2026-1-01",
      "1899-12-31",
      "2101-01-01",
      "",
      "2026-11-21T00:00",
    ])
      expect(isDay(text)).toBe(false)
  })
  it("goes forth and comes back", () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
        const there = addDays("2026-11-21", days)
        expect(addDays(there, -days)).toBe("2026-11-21")
        expect(daysBetween("2026-11-21", there)).toBe(days)
        expect(compareDays("2026-11-21", there)).toBe(Math.sign(-days) + 0)
      }),
    )
  })
  it("knows the end of its month and its year", () => {
    expect(endOfMonth("2028-02-03")).toBe("2028-02-29")
    expect(endOfMonth("2026-12-31")).toBe("2026-12-31")
    expect(yearOf("2026-12-31")).toBe(2026)
  })
  it("turns at midnight in Paris, not in UTC", () => {
    expect(todayIn("Europe/Paris", new Date("2026-12-31T22:59:59Z"))).toBe("2026-12-31")
    expect(todayIn("Europe/Paris", new Date("2026-12-31T23:00:00Z"))).toBe("2027-01-01")
    expect(todayIn("Europe/Paris", new Date("2026-07-01T22:00:00Z"))).toBe("2026-07-02")
  })
})

test("F17 a time of Paris is an instant, on both days on which the clocks change", () => {
  const at = (local: string) => instantInParis(local).toISOString()
  expect(at("2026-11-21T09:30")).toBe("2026-11-21T08:30:00.000Z")
  expect(at("2026-07-01T09:30")).toBe("2026-07-01T07:30:00.000Z")
  expect(at("2027-03-28T01:59")).toBe("2027-03-28T00:59:00.000Z")
  expect(at("2027-03-28T02:30")).toBe("2027-03-28T01:30:00.000Z")
  expect(at("2026-10-25T02:30")).toBe("2026-10-25T00:30:00.000Z")
  expect(at("2026-10-25T03:00")).toBe("2026-10-25T02:00:00.000Z")
})
