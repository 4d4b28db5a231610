import Big from "big.js"
import { type Cents, rounded } from "./money"

/** A rate, with what was taxed by it in a period, and its tax. */
export interface TaxedAt {
  /** Percent, as a decimal string. */
  rate: string
  base: Cents
  tax: Cents
}

/** What a period makes due, in cents. */
export interface VatPeriod {
  taxed: readonly TaxedAt[]
  /** Goods sold beyond the Union (CGI 262 I). */
  exports: Cents
  /** Goods delivered to businesses of the Union (CGI 262 ter I). */
  deliveriesInUnion: Cents
  /** Services to businesses abroad (CGI 259-1°), and what is exempt. */
  otherUntaxed: Cents
  deductibleOnAssets: Cents
  deductibleOnOther: Cents
  /** Box 27 of the return before. */
  creditBefore: Cents
}

const rateBoxes = [
  { rate: "20", box: "08" },
  { rate: "10", box: "9B" },
  { rate: "5.5", box: "09" },
  { rate: "2.1", box: "T6" },
  { rate: "8.5", box: "10" },
] as const

/** A box of the form, in whole euros; those of a rate have a base and a tax. */
export interface VatBox {
  box: string
  base: number | null
  amount: number
}

/**
 * The boxes of a return of VAT (form 3310-CA3) that a freelancer fills in: each rounded to the euro, halves up
 * (CGI 1724); tax boxes from the exact cents, never from rounded bases; sums from the boxes as they are written.
 */
export function vatReturn(period: VatPeriod): VatBox[] {
  const byRate = rateBoxes.map(({ rate, box }) => {
    const at = period.taxed.filter((one) => new Big(one.rate).eq(rate))
    return { box, base: euros(sumOf(at, "base")), amount: euros(sumOf(at, "tax")) }
  })
  const gross = byRate.reduce((sum, { amount }) => sum + amount, 0)
  const assets = euros(period.deductibleOnAssets)
  const other = euros(period.deductibleOnOther)
  const before = euros(period.creditBefore)
  const deductible = assets + other + before
  const plain = (box: string, amount: number): VatBox => ({ box, base: null, amount })
  return [
    plain("A1", euros(sumOf(period.taxed, "base"))),
    plain("E1", euros(period.exports)),
    plain("E2", euros(period.otherUntaxed)),
    plain("F2", euros(period.deliveriesInUnion)),
    ...byRate,
    plain("16", gross),
    plain("19", assets),
    plain("20", other),
    plain("22", before),
    plain("23", deductible),
    plain("25", Math.max(0, deductible - gross)),
    plain("27", Math.max(0, deductible - gross)),
    plain("28", Math.max(0, gross - deductible)),
  ]
}

const sumOf = (taxed: readonly TaxedAt[], of: "base" | "tax"): Cents =>
  taxed.reduce((sum, one) => sum + one[of], 0)

const euros = (cents: Cents) => rounded(new Big(cents).div(100))
