import Big from "big.js"
import { type Cents, percentOf, rounded } from "./money"
import { shareOut } from "./share"
import type { VatCategory } from "./vat-category"

interface LineTerms {
  quantity: string
  vatRate: string
  /** Percent off the line. */
  discountRate?: string | null
  category?: VatCategory
}

/** A line as it travels: the unit price in cents, with up to four decimals of one. */
export interface PricedLine extends LineTerms {
  unitPriceHT: number
}

/** What is taken off the whole: percent, or an amount without VAT. */
export interface Discount {
  discountRate?: string | null
  discountAmount?: Cents | null
}

export interface VatGroup {
  rate: string
  /** Absent where categories are not told apart. */
  category?: VatCategory
  /** Without VAT, the group's share of the discount taken off. */
  base: Cents
  tax: Cents
  /** The group's share of the discount on the whole; absent where there is none. */
  discount?: Cents
}

export interface Totals {
  vat: VatGroup[]
  totalHT: Cents
  totalVat: Cents
  totalTTC: Cents
  /** What was taken off the sum of the lines; absent where there is none. */
  discount?: Cents
}

export interface BillPricing extends Totals {
  /** Net of each line, in the lines' order. */
  amounts: Cents[]
}

/** What lines come to: the one function that prices a bill, a quote and a form as it is typed. */
export function priceLines(lines: readonly PricedLine[], discount: Discount = {}): BillPricing {
  return total(
    lines.map((line) => ({ ...line, gross: new Big(line.unitPriceHT).times(line.quantity) })),
    discount,
  )
}

/** What a line's own discount takes off, to the cent (BT-136). */
export function lineDiscount(line: PricedLine): Cents {
  return off(new Big(line.unitPriceHT).times(line.quantity), line.discountRate)
}

const off = (gross: Big, rate: string | null | undefined): Cents =>
  rate ? rounded(gross.times(rate).div(100)) : 0

/** "20" and "20.00" are one rate. */
export const groupKey = ({ rate }: Pick<VatGroup, "rate">): string => new Big(rate).toString()

/** What groups come to. */
export function totalsOf(vat: VatGroup[]): Totals {
  const totalHT = sum(vat.map(({ base }) => base))
  const totalVat = sum(vat.map(({ tax }) => tax))
  const discounts = vat.flatMap(({ discount }) => discount ?? [])
  return {
    vat,
    totalHT,
    totalVat,
    totalTTC: sum([totalHT, totalVat]),
    ...(discounts.length > 0 && { discount: sum(discounts) }),
  }
}

/**
 * Each line is rounded to the cent; VAT is computed once for each rate on the sum of its lines
 * (EN 16931 BR-CO-17), never line by line: three lines of 0.02 € at 20 % owe one cent. A discount on the
 * whole is shared by what each rate comes to.
 */
function total(lines: (LineTerms & { gross: Big })[], discount: Discount): BillPricing {
  // The discount off what is rounded: all of half a cent is a cent, and half a cent less one is below zero.
  const amounts = lines.map(({ gross, discountRate }) =>
    sum([rounded(gross), -off(gross, discountRate)]),
  )
  const groups = new Map<string, { rate: string; category?: VatCategory; base: Cents }>()
  lines.forEach(({ vatRate, category }, at) => {
    const key = `${groupKey({ rate: vatRate })} ${category ?? ""}`
    const group = groups.get(key) ?? { rate: vatRate, ...(category && { category }), base: 0 }
    groups.set(key, { ...group, base: sum([group.base, amounts[at] ?? 0]) })
  })
  const before = [...groups.values()]
  const shares = sharesOf(before, discount)
  const vat = before.map((group, at) => {
    const share = shares?.[at]
    const base = group.base - (share ?? 0)
    const tax = percentOf(base, group.rate)
    return { ...group, base, tax, ...(share !== undefined && { discount: share }) }
  })
  return { amounts, ...totalsOf(vat) }
}

/** Nothing where there is no discount. An amount takes no more than there is. */
function sharesOf(
  groups: { rate: string; base: Cents }[],
  { discountRate, discountAmount }: Discount,
): Cents[] | undefined {
  const whole = sum(groups.map(({ base }) => base))
  const amount = discountAmount
    ? Math.min(discountAmount, whole)
    : discountRate && Number(discountRate) > 0
      ? percentOf(whole, discountRate)
      : 0
  if (amount === 0) return undefined
  // By rate first: how a rate divides into categories changes no tax.
  const rates = [...new Set(groups.map(groupKey))]
  const of = (key: string) => groups.filter((group) => groupKey(group) === key)
  const byRate = shareOut(
    amount,
    rates.map((key) => sum(of(key).map(({ base }) => base))),
  )
  const shares = new Map<object, Cents>()
  rates.forEach((key, at) => {
    const members = of(key)
    const parts = shareOut(
      byRate[at] ?? 0,
      members.map(({ base }) => base),
    )
    members.forEach((member, index) => {
      shares.set(member, parts[index] ?? 0)
    })
  })
  return groups.map((group) => shares.get(group) ?? 0)
}

function sum(amounts: Cents[]): Cents {
  return rounded(amounts.reduce((total, amount) => total.plus(amount), new Big(0)))
}
