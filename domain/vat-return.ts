import Big from "big.js"
import { type Cents, rounded } from "./money"
import type { VatZone } from "./vat"

/** A rate, with what was taxed by it in a period, and its tax. */
export interface RateTotal {
  /** Percent, as a decimal string. */
  rate: string
  base: Cents
  tax: Cents
  /** Where it is taxed: the same rate stands in other boxes overseas and in Corsica. The mainland when left out. */
  zone?: VatZone
}

/** What a period makes due, in cents; nothing of it is below zero. */
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
  /** The same of suppliers beyond the Union, where one declares them apart (CGI 283-1). */
  boughtAbroad?: readonly RateTotal[]
  /** Goods acquired in the Union. */
  acquisitions?: readonly RateTotal[]
  /** VAT that was deducted before, and is paid back. */
  paidBack?: Cents
  deductibleOnAssets: Cents
  /** That of what was bought abroad too. */
  deductibleOnOther: Cents
  /** What clients were given back of VAT that was declared, and what they will never pay. */
  deductibleOtherwise?: Cents
  /** What that VAT was of. */
  adjustedBase?: Cents
  /** Box 27 of the return before. */
  creditBefore: Cents
  /** What was paid too much before, of instalments. */
  paidBefore?: Cents
  /** What is asked back of a credit, rather than carried forward. */
  refundAsked?: Cents
}

interface RateBox {
  box: string
  code: string | null
  rate: string
  zone: "metropole" | "overseas" | "corsica"
}

/** Boxes of rates, in the order of the form 3310-CA3 (codes of form 10963*28). */
const rateBoxes: readonly RateBox[] = [
  { box: "08", code: "0207", rate: "20", zone: "metropole" },
  { box: "09", code: "0105", rate: "5.5", zone: "metropole" },
  { box: "9B", code: "0151", rate: "10", zone: "metropole" },
  { box: "10", code: null, rate: "8.5", zone: "overseas" },
  { box: "11", code: null, rate: "2.1", zone: "overseas" },
  { box: "T1", code: null, rate: "1.75", zone: "overseas" },
  { box: "T2", code: null, rate: "1.05", zone: "overseas" },
  { box: "TC", code: null, rate: "13", zone: "corsica" },
  { box: "T3", code: "1081", rate: "10", zone: "corsica" },
  { box: "T4", code: "1050", rate: "2.1", zone: "corsica" },
  { box: "T5", code: "1040", rate: "0.9", zone: "corsica" },
  { box: "T6", code: null, rate: "2.1", zone: "metropole" },
]
/** What was taxed by a rate that no longer holds. */
const oldRates = "13"

/** In its own zone first; what a zone has no box for stands in that of whoever has one. */
function boxOf({ rate, zone = "metropole" }: RateTotal): string {
  const same = rateBoxes.filter((one) => new Big(one.rate).eq(rate))
  const zones = [zone, "metropole", "overseas", "corsica"]
  const found = zones.flatMap((each) => same.find((one) => one.zone === each) ?? [])
  return found[0]?.box ?? oldRates
}

const codes: Readonly<Record<string, string>> = {
  A1: "0979",
  A2: "0981",
  A3: "0044",
  B2: "0031",
  B4: "0040",
  B5: "0036",
  E1: "0032",
  E2: "0033",
  F2: "0034",
  "15": "0600",
  "17": "0035",
  "19": "0703",
  "20": "0702",
  "21": "0059",
  "22": "8001",
  "2C": "0603",
  "25": "0705",
  "26": "8002",
  "27": "8003",
  "28": "8901",
  "29": "9979",
  "32": "9992",
}

/** A box of the form, in whole euros; those of a rate have a base and a tax. */
export interface VatBox {
  box: string
  /** As the form prints it beside; none where it was not read there. */
  code: string | null
  base: number | null
  amount: number
}

/**
 * The boxes of a return of VAT (form 3310-CA3) that a freelancer fills in: each rounded to the euro, halves up
 * (CGI 1724); tax boxes from the exact cents, never from rounded bases; sums from the boxes as they are written.
 */
export function vatReturn(period: VatPeriod): VatBox[] {
  const { taxed, servicesBought = [], boughtAbroad = [], acquisitions = [] } = period
  const byRate = rateTotals([...taxed, ...servicesBought, ...boughtAbroad, ...acquisitions])
  const paidBack = euros(period.paidBack ?? 0)
  const gross = byRate.reduce((sum, { amount }) => sum + amount, paidBack)
  const assets = euros(period.deductibleOnAssets)
  const other = euros(period.deductibleOnOther)
  const otherwise = euros(period.deductibleOtherwise ?? 0)
  const before = euros(period.creditBefore)
  const paidBefore = euros(period.paidBefore ?? 0)
  const deductible = assets + other + otherwise + before + paidBefore
  const credit = Math.max(0, deductible - gross)
  const refund = Math.min(euros(period.refundAsked ?? 0), credit)
  const toPay = Math.max(0, gross - deductible)
  return [
    plain("A1", euros(sumOf(taxed, "base"))),
    plain("A3", euros(sumOf(servicesBought, "base"))),
    plain("B2", euros(sumOf(acquisitions, "base"))),
    plain("B4", euros(sumOf(boughtAbroad, "base"))),
    plain("B5", euros(period.adjustedBase ?? 0)),
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
    plain("2C", paidBefore),
    plain("23", deductible),
    plain("25", credit),
    plain("26", refund),
    plain("27", credit - refund),
    plain("28", toPay),
    plain("32", toPay),
  ]
}

const plain = (box: string, amount: number): VatBox => ({
  box,
  code: codes[box] ?? null,
  base: null,
  amount,
})

/** What is taxed by each rate, in its box. */
function rateTotals(due: readonly RateTotal[]): VatBox[] {
  const all = [...rateBoxes, { box: oldRates, code: "0900" }]
  return all.map(({ box, code }) => {
    const at = due.filter((one) => boxOf(one) === box)
    return { box, code, base: euros(sumOf(at, "base")), amount: euros(sumOf(at, "tax")) }
  })
}

const sumOf = (taxed: readonly RateTotal[], of: "base" | "tax"): Cents =>
  taxed.reduce((sum, one) => sum + one[of], 0)

/** No box holds less than nothing. */
const euros = (cents: Cents) => Math.max(0, rounded(new Big(cents).div(100)))
