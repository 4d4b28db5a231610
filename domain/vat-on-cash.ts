import Big from "big.js"
import { type Cents, rounded } from "./money"
import { shareOut } from "./share"

/** What a rate makes of a bill: its base and its tax. */
export interface TaxedPart {
  base: Cents
  tax: Cents
}

/** What becomes of a bill: money comes or is taken back, or a credit note takes so much of each rate off it. */
export type CashEvent = { paid: Cents } | { credited: readonly TaxedPart[] }

/** The VAT that becomes due with an event, below zero where it no longer is; that and its base by rate. */
export interface CashedVat {
  vat: Cents
  parts: TaxedPart[]
}

/**
 * The VAT that becomes due with each payment of a bill, where it is due on cashing (CGI 269-2 c): the payment's
 * share of the bill's VAT, to the cent; whichever payment settles the bill takes the rest. A payment that is
 * taken back takes back what it brought, and so does a credit note on what was paid (CGI 272-1). What comes
 * beyond the bill brings no VAT.
 */
export function vatOnCash(rates: readonly TaxedPart[], events: readonly CashEvent[]): CashedVat[] {
  const net = rates.map((rate) => ({ ...rate }))
  const due = rates.map(() => ({ base: 0, tax: 0 }))
  const whole = { total: totalOf(rates), vat: taxOf(rates) }
  const open: { paid: Cents; brought: CashedVat }[] = []
  let settled = 0
  return events.map((event) => {
    if ("credited" in event) take(net, event.credited)
    else settled += event.paid
    const isSettled = settled >= totalOf(net)
    const paid = "paid" in event ? event.paid : 0
    const reversed = open.findLastIndex((earlier) => earlier.paid === -paid)
    const taken = reversed < 0 ? undefined : open.splice(reversed, 1)[0]
    const parts = isSettled
      ? net.map(({ base, tax }, at) => less({ base, tax }, due[at]))
      : taken
        ? taken.brought.parts.map((part) => less({ base: 0, tax: 0 }, part))
        : shared({ net, due, paid, whole })
    parts.forEach((part, at) => {
      due[at] = { base: (due[at]?.base ?? 0) + part.base, tax: (due[at]?.tax ?? 0) + part.tax }
    })
    const brought = { vat: taxOf(parts), parts }
    if (!taken && paid !== 0) open.push({ paid, brought })
    return brought
  })
}

interface Payment {
  net: readonly TaxedPart[]
  due: readonly TaxedPart[]
  paid: Cents
  whole: { total: Cents; vat: Cents }
}

/** Shared by what is left of each rate, or was brought, so that no rate is asked for more than it has. */
function shared({ net, due, paid, whole }: Payment): TaxedPart[] {
  const from = paid < 0 ? due : net.map((part, at) => less(part, due[at]))
  const bases = from.map(({ base }) => Math.max(base, 0))
  const taxes = from.map(({ tax }) => Math.max(tax, 0))
  const [mostBase, mostTax] = [sum(bases), sum(taxes)]
  const amount = Math.min(Math.abs(paid), mostBase + mostTax)
  const share = whole.total === 0 ? 0 : rounded(new Big(whole.vat).times(amount).div(whole.total))
  const vat = Math.min(Math.max(share, amount - mostBase, 0), mostTax)
  const sign = paid < 0 ? -1 : 1
  const byBase = shareOut(sign * (amount - vat), bases)
  const byTax = shareOut(sign * vat, taxes)
  return net.map((_, at) => ({ base: byBase[at] ?? 0, tax: byTax[at] ?? 0 }))
}

/** What a credit note takes of a final bill beyond what it asked itself, its deposits give back (CGI 272-1). */
function take(net: TaxedPart[], credited: readonly TaxedPart[]) {
  credited.forEach((part, at) => {
    const { base, tax } = net[at] ?? { base: 0, tax: 0 }
    net[at] = { base: base - Math.min(part.base, base), tax: tax - Math.min(part.tax, tax) }
  })
}

const less = (one: TaxedPart, other: TaxedPart = { base: 0, tax: 0 }): TaxedPart => ({
  base: one.base - other.base,
  tax: one.tax - other.tax,
})

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, one) => total + one, 0)
const taxOf = (parts: readonly TaxedPart[]) => sum(parts.map(({ tax }) => tax))
const totalOf = (parts: readonly TaxedPart[]) => sum(parts.map(({ base, tax }) => base + tax))
