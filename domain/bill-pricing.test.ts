import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { priceBill, priceLines } from "./bill-pricing"
import { casesOf } from "./vectors"

interface Lines {
  lines: { qty: string; price: string; rate: string }[]
}
interface Totals {
  lineNetCents: number[]
  vat: { rate: string; basisCents: number; taxCents: number }[]
  htCents: number
  vatCents: number
  ttcCents: number
}

describe("the price of a bill", () => {
  it.each(casesOf<Lines, Totals>("invoice_total"))("$id $note", ({ input, expected }) => {
    const lines = input.lines.map(({ qty, price, rate }) => ({
      quantity: qty,
      unitPrice: price,
      vatRate: rate,
    }))
    expect(priceBill(lines)).toEqual({
      amounts: expected.lineNetCents,
      vat: expected.vat.map(({ rate, basisCents, taxCents }) => ({
        rate,
        base: basisCents,
        tax: taxCents,
      })),
      totalHT: expected.htCents,
      totalVat: expected.vatCents,
      totalTTC: expected.ttcCents,
    })
  })
  it("computes VAT once per rate, not per line", () => {
    const line = { quantity: "1", unitPriceHT: 2, vatRate: "20" }
    expect(priceLines([line, { ...line, vatRate: "20.00" }, line]).vat).toEqual([
      { rate: "20", base: 6, tax: 1 },
    ])
  })
  it("adds up, whatever the lines", () => {
    const line = fc.record({
      quantity: fc.integer({ min: 0, max: 99_999 }).map((n) => (n / 100).toFixed(2)),
      unitPriceHT: fc.integer({ min: 0, max: 1e7 }),
      vatRate: fc.constantFrom("20", "10", "5.5", "2.1", "0"),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const priced = priceLines(lines)
        const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)
        expect(sum(priced.amounts)).toBe(priced.totalHT)
        expect(sum(priced.vat.map(({ base }) => base))).toBe(priced.totalHT)
        expect(priced.totalHT + priced.totalVat).toBe(priced.totalTTC)
        const euros = lines.map(({ unitPriceHT, ...rest }) => ({
          ...rest,
          unitPrice: (unitPriceHT / 100).toFixed(2),
        }))
        expect(priceBill(euros)).toEqual(priced)
      }),
    )
  })
})
