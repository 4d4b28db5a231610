import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lineDiscount, priceLines } from "./bill-pricing"

describe("the price of a bill", () => {
  it("computes VAT once per rate, not per line", () => {
    const line = { quantity: "1", unitPriceHT: 2, vatRate: "20" }
    expect(priceLines([line, { ...line, vatRate: "20.00" }, line]).vat).toEqual([
      { rate: "20", base: 6, tax: 1 },
    ])
  })
  it("takes a line's discount off the line, to the cent", () => {
    const line = { quantity: "1.5", unitPriceHT: 55_000, vatRate: "20", discountRate: "10" }
    expect(lineDiscount(line)).toBe(8_250)
    expect(priceLines([line]).amounts).toEqual([74_250])
    expect(priceLines([{ ...line, discountRate: "100" }]).totalTTC).toBe(0)
  })
  it("shares a discount on the whole by what each rate comes to", () => {
    const line = { quantity: "1", unitPriceHT: 10_000, vatRate: "20" }
    const lines = [line, { ...line, unitPriceHT: 5_000, vatRate: "5.5" }]
    expect(priceLines(lines, { discountRate: "10" })).toMatchObject({
      vat: [
        { rate: "20", base: 9_000, tax: 1_800, discount: 1_000 },
        { rate: "5.5", base: 4_500, tax: 248, discount: 500 },
      ],
      discount: 1_500,
      totalHT: 13_500,
      totalTTC: 15_548,
    })
    expect(priceLines(lines, { discountAmount: 100 }).vat).toMatchObject([
      { discount: 67 },
      { discount: 33 },
    ])
    expect(priceLines(lines, { discountAmount: 99_999 })).toMatchObject({ totalTTC: 0 })
  })
  it("tells the categories of one rate apart, and lets them change no total", () => {
    const line = { quantity: "1", unitPriceHT: 101, vatRate: "0" }
    const taxed = { ...line, vatRate: "20" }
    const told = [
      { ...line, category: "K" as const },
      { ...line, category: "AE" as const },
      { ...taxed, category: "S" as const },
    ]
    const discount = { discountAmount: 100 }
    const { totalTTC, vat } = priceLines(told, discount)
    expect(vat.map(({ category }) => category)).toEqual(["K", "AE", "S"])
    expect(priceLines([line, line, taxed], discount).totalTTC).toBe(totalTTC)
  })
  it("takes no more off a line than it comes to, be it half a cent", () => {
    const line = { quantity: "0.5", unitPriceHT: 1, vatRate: "20", discountRate: "100" }
    expect(priceLines([line])).toMatchObject({ amounts: [0], totalTTC: 0 })
  })
  it("adds up, whatever the lines and discounts of 10,000 bills", () => {
    const cents = fc.integer({ min: 0, max: 1e7 })
    const rate = fc.option(fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toFixed(2)))
    const line = fc.record({
      quantity: fc.integer({ min: 0, max: 99_999 }).map((n) => (n / 100).toFixed(2)),
      unitPriceHT: cents,
      vatRate: fc.constantFrom("20", "10", "5.5", "2.1", "0"),
      discountRate: rate,
    })
    const whole = fc.oneof(
      fc.constant({}),
      rate.map((discountRate) => ({ discountRate })),
      cents.map((discountAmount) => ({ discountAmount })),
    )
    const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), whole, (lines, discount) => {
        const priced = priceLines(lines, discount)
        expect(sum(priced.amounts) - (priced.discount ?? 0)).toBe(priced.totalHT)
        expect(sum(priced.vat.map(({ base }) => base))).toBe(priced.totalHT)
        expect(sum(priced.vat.map(({ tax }) => tax))).toBe(priced.totalVat)
        expect(priced.totalHT + priced.totalVat).toBe(priced.totalTTC)
        expect(priced.vat.every(({ base }) => base >= 0)).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })
})
