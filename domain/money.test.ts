import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { multiply, parseMoney, percentOf } from "./money"

describe("money", () => {
  it.each([
    ["1 234,50", 123450],
    ["1\u202f234,50\u00a0€", 123450],
    ["1234.5", 123450],
    ["-12", -1200],
    ["0", 0],
    ["90071992547409,91", Number.MAX_SAFE_INTEGER],
  ])("%s is %i cents", (text, cents) => expect(parseMoney(text)).toBe(cents))
  it.each(["", "€", "abc", "1,234", "90071992547409,92", "1 €€"])("%s is no amount", (text) =>
    expect(parseMoney(text)).toBeUndefined(),
  )
  it("rounds halves away from zero", () => {
    expect(multiply(1, "0.5")).toBe(1)
    expect(multiply(-1, "0.5")).toBe(-1)
    expect(percentOf(25, "10")).toBe(3)
    expect(multiply(6429, "7.75")).toBe(49825)
  })
  it("is exact where floats are not", () => {
    const cents = fc.integer({ min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, percent) => {
        const exact = BigInt(amount) * BigInt(percent)
        const half = exact < 0n ? -5000n : 5000n
        expect(percentOf(amount, (percent / 100).toFixed(2))).toBe(Number((exact + half) / 10_000n))
      }),
    )
  })
  it("refuses what no integer can hold", () => {
    expect(() => multiply(Number.MAX_SAFE_INTEGER, "2")).toThrow(RangeError)
  })
})
