import { expect, test } from "vitest"
import { closedYearOf } from "./closed-year"

test("a year is closed once its returns are due, from June of the next one on", () => {
  expect(closedYearOf("2025-12-31", "2026-05-31")).toBeUndefined()
  expect(closedYearOf("2025-12-31", "2026-06-01")).toBe(2025)
  expect(closedYearOf("2024-01-01", "2026-01-01")).toBe(2024)
  expect(closedYearOf("2026-01-01", "2026-12-31")).toBeUndefined()
})
