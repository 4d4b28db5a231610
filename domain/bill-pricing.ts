import Big from "big.js"
import { type Cents, exactCents, percentOf, rounded } from "./money"

/** A line whose price may have more decimals than a cent: "33.333" euros. */
export interface PreciseLine {
  quantity: string
  unitPrice: string
  vatRate: string
}

/** A line as it travels: the unit price in cents. */
export interface CentsLine {
  quantity: string
  unitPriceHT: Cents
  vatRate: string
}

export interface VatGroup {
  rate: string
  base: Cents
  tax: Cents
}

export interface Priced {
  /** Net of each line, in the lines' order. */
  amounts: Cents[]
  vat: VatGroup[]
  totalHT: Cents
  totalVat: Cents
  totalTTC: Cents
}

/** What lines come to, their unit prices being in cents. */
export function priceLines(lines: readonly CentsLine[]): Priced {
  return total(
    lines.map((line) => ({
      rate: line.vatRate,
      net: new Big(line.unitPriceHT).times(line.quantity),
    })),
  )
}

/** What lines come to, their unit prices being decimal euros. */
export function priceBill(lines: readonly PreciseLine[]): Priced {
  return total(
    lines.map((line) => ({
      rate: line.vatRate,
      net: exactCents(line.unitPrice).times(line.quantity),
    })),
  )
}

/**
 * Each line is rounded to the cent; VAT is computed once for each rate on the sum of its lines
 * (EN 16931 BR-CO-17), never line by line: three lines of 0.02 € at 20 % owe one cent.
 */
function total(lines: { rate: string; net: Big }[]): Priced {
  const amounts = lines.map(({ net }) => rounded(net))
  const groups = new Map<string, { rate: string; base: Big }>()
  lines.forEach(({ rate }, at) => {
    const key = groupKey({ rate })
    const group = groups.get(key) ?? { rate, base: new Big(0) }
    groups.set(key, { ...group, base: group.base.plus(amounts[at] ?? 0) })
  })
  const vat = [...groups.values()].map(({ rate, base }) => {
    const cents = rounded(base)
    return { rate, base: cents, tax: percentOf(cents, rate) }
  })
  return { amounts, ...totalsOf(vat) }
}

/** "20" and "20.00" are one rate. */
export const groupKey = ({ rate }: Pick<VatGroup, "rate">): string => new Big(rate).toString()

/** What groups come to. */
export function totalsOf(vat: VatGroup[]): Omit<Priced, "amounts"> {
  const totalHT = sum(vat.map(({ base }) => base))
  const totalVat = sum(vat.map(({ tax }) => tax))
  return { vat, totalHT, totalVat, totalTTC: sum([totalHT, totalVat]) }
}

function sum(amounts: Cents[]): Cents {
  return rounded(amounts.reduce((total, amount) => total.plus(amount), new Big(0)))
}
