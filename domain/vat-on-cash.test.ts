import fc from "fast-check"
import { expect, test } from "vitest"
import { vatOnCash } from "./vat-on-cash"

const total = (amounts: number[]) => amounts.reduce((sum, one) => sum + one, 0)
const cents = fc.integer({ min: 0, max: 5_000_000 })
const rates = fc.array(fc.record({ base: cents, tax: cents }), { minLength: 1, maxLength: 4 })

/** Amounts that come to a whole, cut at the places drawn. */
const cut = (whole: number, places: number[]) => {
  const at = [0, ...places.map((place) => Math.floor(place * whole)).sort((a, b) => a - b), whole]
  return at.slice(1).map((end, index) => end - (at[index] ?? 0))
}

test("payments that settle a bill bring its VAT, rate by rate, and never ask a rate for more than it has", () => {
  fc.assert(
    fc.property(
      rates,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
      (bill, places) => {
        const whole = total(bill.map(({ base, tax }) => base + tax))
        const payments = cut(whole, places)
        const brought = vatOnCash(
          bill,
          payments.map((paid) => ({ paid })),
        )
        brought.forEach(({ vat, parts }, at) => {
          expect(total(parts.map(({ tax }) => tax))).toBe(vat)
          expect(total(parts.map(({ base, tax }) => base + tax))).toBe(payments[at])
          expect(parts.every(({ base, tax }) => base >= 0 && tax >= 0)).toBe(true)
        })
        for (const [at, { base, tax }] of bill.entries()) {
          expect(total(brought.map(({ parts }) => parts[at]?.base ?? 0))).toBe(base)
          expect(total(brought.map(({ parts }) => parts[at]?.tax ?? 0))).toBe(tax)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})

test("a payment that is taken back takes back what it brought, the last one too", () => {
  const thirds = [{ base: 100_000, tax: 20_000 }]
  const vat = (...payments: number[]) =>
    vatOnCash(
      thirds,
      payments.map((paid) => ({ paid })),
    ).map((one) => one.vat)
  expect(vat(40_000, 40_000, 40_000, -40_000)).toEqual([6667, 6667, 6666, -6666])
  expect(vat(40_000, 40_000, 40_000, -40_000, 40_000)).toEqual([6667, 6667, 6666, -6666, 6666])
  expect(vat(50_000, -20_000)).toEqual([8333, -3333])
})

test("what comes beyond a bill brings no VAT, nor does a bill of nothing", () => {
  expect(vatOnCash([{ base: 1_000, tax: 200 }], [{ paid: 1_300 }])[0]?.vat).toBe(200)
  expect(vatOnCash([{ base: 0, tax: 0 }], [{ paid: 100 }])[0]?.vat).toBe(0)
  expect(vatOnCash([], [{ paid: 100 }])).toEqual([{ vat: 0, parts: [] }])
})

test("a credit note takes back the VAT of what was paid, and lowers what the last payment brings", () => {
  const bill = [{ base: 100_000, tax: 20_000 }]
  const vat = (...events: Parameters<typeof vatOnCash>[1]) =>
    vatOnCash(bill, events).map((one) => one.vat)
  const half = { credited: [{ base: 50_000, tax: 10_000 }] }
  expect(vat({ paid: 120_000 }, half, half)).toEqual([20_000, -10_000, -10_000])
  expect(vat(half, { paid: 60_000 })).toEqual([0, 10_000])
  // Of what is paid beyond what is left, nothing more is due; nor anything when it goes back.
  expect(vat({ paid: 90_000 }, half, { paid: -30_000 })).toEqual([15_000, -5_000, 0])
  expect(vat({ paid: 120_000 }, half, half, { paid: -120_000 })).toEqual([
    20_000, -10_000, -10_000, 0,
  ])
})
