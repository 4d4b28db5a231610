import { expect, test } from "vitest"
import { corporateTax } from "./corporate-tax"

const taxOf = (profit: number, mayBeReduced = true, to = "2026-12-31") =>
  corporateTax({ from: "2026-01-01", to, profit, mayBeReduced })

test("the first part of a small company's profit is taxed less", () => {
  expect(taxOf(4_250_000)).toBe(637_500)
  expect(taxOf(6_000_000)).toBe(1_075_000)
  expect(taxOf(6_000_000, false)).toBe(1_500_000)
  expect(taxOf(0)).toBe(0)
})

test("that part is as long as the year of accounts", () => {
  // 181 of 365 days: 21 075.34 € at 15 %, the rest at 25 %.
  expect(taxOf(3_000_000, true, "2026-06-30")).toBe(539_200)
  expect(taxOf(3_000_000, true, "2022-12-31")).toBeUndefined()
})
