import { expect, test } from "vitest"
import { addMonths, firstDayOf, isMonth, lastDayOf, monthOf, monthsBetween } from "./month"

test("a month is a year and one of twelve", () => {
  expect(["2026-11", "2026-01", "2026-12"].every(isMonth)).toBe(true)
  expect(["2026-00", "2026-13", "2026-1", "2026-11-01", ""].some(isMonth)).toBe(false)
  expect(monthOf("2026-11-21")).toBe("2026-11")
})

test("months are counted over the turn of the year", () => {
  expect(addMonths("2026-11", 2)).toBe("2027-01")
  expect(addMonths("2026-11", 1)).toBe("2026-12")
  expect(addMonths("2026-01", -1)).toBe("2025-12")
  expect(addMonths("2026-11", -23)).toBe("2024-12")
  expect(monthsBetween("2026-11", "2027-02")).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"])
})

test("February is longer in a leap year", () => {
  expect([firstDayOf("2028-02"), lastDayOf("2028-02")]).toEqual(["2028-02-01", "2028-02-29"])
  expect(lastDayOf("2027-02")).toBe("2027-02-28")
})
