import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { priceLines, totalsOf } from "./bill-pricing"
import { cappedBy, exceeding, remainingOf } from "./credit-note"

const group = (rate: string, base: number, tax: number) => ({ rate, base, tax })

describe("credit notes", () => {
  it("leave what they have not given back, rate by rate", () => {
    const billed = [group("20", 10_000, 2_000), group("5.5", 1_000, 55)]
    const notes = [[group("20.00", 4_000, 800)], [group("5.5", 1_000, 55)]]
    expect(remainingOf(billed, notes)).toEqual([group("20", 6_000, 1_200), group("5.5", 0, 0)])
  })

  it("give back no more than is left, and nothing that was not billed", () => {
    const left = [group("20", 6_000, 1_200)]
    expect(exceeding([group("20", 6_000, 1_200)], left)).toEqual([])
    const tooMuch = [group("20", 6_001, 1_200), group("10", 1, 0)]
    expect(exceeding(tooMuch, left)).toEqual(tooMuch)
  })

  it("come to the bill exactly, in whatever parts it is given back", () => {
    const line = fc.record({
      quantity: fc.constant("1"),
      unitPriceHT: fc.integer({ min: 0, max: 10_000 }),
      vatRate: fc.constantFrom("20", "10", "5.5", "2.1", "0"),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const billed = priceLines(lines)
        // Each line is given back by a credit note of its own.
        const notes: (typeof billed.vat)[] = []
        for (const one of lines) {
          const left = remainingOf(billed.vat, notes)
          const asked = priceLines([one]).vat
          expect(exceeding(asked, left)).toEqual([])
          notes.push(cappedBy(asked, left))
        }
        for (const rest of remainingOf(billed.vat, notes))
          expect([rest.base, rest.tax]).toEqual([0, 0])
        const given = notes.map((note) => totalsOf(note).totalTTC)
        expect(given.reduce((sum, one) => sum + one, 0)).toBe(billed.totalTTC)
      }),
      { numRuns: 10_000 },
    )
  })
})
