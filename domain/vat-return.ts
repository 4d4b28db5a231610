import Big from "big.js"
import { type Cents, rounded } from "./money"

/** A rate, with what was taxed by it in a period, and its tax. */
export interface RateTotal {
  /** Percent, as a decimal string. */
  rate: string
  base: Cents
  tax: Cents
}

/** What a period makes due, in cents. */
export interface VatPeriod {
  taxed: readonly RateTotal[]
  /** Goods sold beyond the Union (CGI 262 I). */
  exports: Cents
  /** Goods delivered to businesses of the Union (CGI 262 ter I). */
  deliveriesInUnion: Cents
  /** Services to businesses abroad (CGI 259-1°), and what is exempt. */
  otherUntaxed: Cents
  /** Services bought of suppliers who are not established in France (CGI 283-2): their VAT is the buyer's to pay. */
  servicesBought?: readonly RateTotal[]
  /** Goods acquired in the Union. */
  acquisitions?: readonly RateTotal[]
  /** VAT that was deducted before, and is paid back. */
  paidBack?: Cents
  deductibleOnAssets: Cents
  /** That of what was bought abroad too. */
  deductibleOnOther: Cents
  /** What clients were given back of VAT that was declared, and what they will never pay. */
  deductibleOtherwise?: Cents
  /** Box 27 of the return before. */
  creditBefore: Cents
  /** What is asked back of a credit, rather than carried forward. */
  refundAsked?: Cents
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
  const { taxed, servicesBought = [], acquisitions = [] } = period
  const due = [...taxed, ...servicesBought, ...acquisitions]
  const byRate = rateBoxes.map(({ rate, box }) => {
    const at = due.filter((one) => new Big(one.rate).eq(rate))
    return { box, base: euros(sumOf(at, "base")), amount: euros(sumOf(at, "tax")) }
  })
  const paidBack = euros(period.paidBack ?? 0)
  const gross = byRate.reduce((sum, { amount }) => sum + amount, paidBack)
  const assets = euros(period.deductibleOnAssets)
  const other = euros(period.deductibleOnOther)
  const otherwise = euros(period.deductibleOtherwise ?? 0)
  const before = euros(period.creditBefore)
  const deductible = assets + other + otherwise + before
  const credit = Math.max(0, deductible - gross)
  const refund = Math.min(euros(period.refundAsked ?? 0), credit)
  const toPay = Math.max(0, gross - deductible)
  const plain = (box: string, amount: number): VatBox => ({ box, base: null, amount })
  return [
    plain("A1", euros(sumOf(taxed, "base"))),
    plain("A3", euros(sumOf(servicesBought, "base"))),
    plain("B2", euros(sumOf(acquisitions, "base"))),
    plain("E1", euros(period.exports)),
    plain("E2", euros(period.otherUntaxed)),
    plain("F2", euros(period.deliveriesInUnion)),
    ...byRate,
    plain("15", paidBack),
    plain("16", gross),
    plain("17", euros(sumOf(acquisitions, "tax"))),
    plain("19", assets),
    plain("20", other),
    plain("21", otherwise),
    plain("22", before),
    plain("23", deductible),
    plain("25", credit),
    plain("26", refund),
    plain("27", credit - refund),
    plain("28", toPay),
    plain("32", toPay),
  ]
}

const sumOf = (taxed: readonly RateTotal[], of: "base" | "tax"): Cents =>
  taxed.reduce((sum, one) => sum + one[of], 0)

const euros = (cents: Cents) => rounded(new Big(cents).div(100))
