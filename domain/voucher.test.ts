import { expect, test } from "vitest"
import { linesOf, voucherFits } from "./voucher"

const voucher = { day: "2026-11-20", amount: 1_250, currency: "EUR" }
const line = (id: string, day: string, amount = -1_250, currency = "EUR") => ({
  ...{ id, day, amount, currency },
})

test("a line is of a voucher by its amount, from the day before to ten days after", () => {
  for (const day of ["2026-11-19", "2026-11-20", "2026-11-30"])
    expect(voucherFits(voucher, line("a", day)), day).toBe(true)
  for (const day of ["2026-11-18", "2026-12-01"])
    expect(voucherFits(voucher, line("a", day)), day).toBe(false)
  expect(voucherFits(voucher, line("a", "2026-11-20", 1_250))).toBe(false)
  expect(voucherFits(voucher, line("a", "2026-11-20", -1_251))).toBe(false)
  expect(voucherFits(voucher, line("a", "2026-11-20", -1_250, "USD"))).toBe(false)
})

test("the nearest day comes first", () => {
  const lines = [line("a", "2026-11-24"), line("b", "2026-11-21"), line("c", "2026-11-19")]
  expect(linesOf(voucher, lines).map(({ id }) => id)).toEqual(["b", "c", "a"])
})
