import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import { shareOut } from "#domain/share"
import { type CashEvent, type CashedVat, type TaxedPart, vatOnCash } from "#domain/vat-on-cash"
import { groupOf, ratesLess } from "../../e-invoice/deposits.rules"
import { vatPointOf } from "../../e-invoice/en16931.rules"
import type { BilledFacts } from "./ledger.rules"

type Frozen = BilledFacts["bill"]

/** Something that became of a bill, and the VAT that it brought or took back. */
interface Cashing {
  day: Day
  at: Date
  settled: Cents
  isLoss: boolean
  brought: CashedVat
  /** Of that, the VAT that waited for it: what was due on delivery has been since (CGI 269-2). */
  waited: CashedVat
}

/** Whether VAT of a bill waits until it is cashed, or all of it is due at once (CGI 269-2). */
export const isCashed = (bill: Frozen) => pointOf(bill) === "72"

const pointOf = (bill: Frozen) => vatPointOf({ ...bill, logo: null, signature: null })

/** What of each rate is due at once, in the order of its rates: goods are on their delivery, services may wait. */
export function dueAtOnce(bill: Frozen): TaxedPart[] {
  return atOnceOf(bill, bill.vat, ratesOf(bill), bill.lines)
}

/** Of what of each rate is due at once, the part of goods: on their delivery, whatever day the bill has (CGI 269-2 a). */
export function dueOnDelivery(bill: Frozen): TaxedPart[] {
  if (bill.kind === "deposit") return bill.vat.map(() => ({ base: 0, tax: 0 }))
  // Where services wait, what is due at once is goods already.
  return isCashed(bill) ? dueAtOnce(bill) : goodsAmong(bill.vat, ratesOf(bill), bill.lines)
}

/**
 * The day on which the goods of a bill are delivered: as it says, else its own. What stands in for another bill, or
 * takes one back, counts on its own.
 */
export const deliveredOn = ({ kind, suppliedOn, issueDate }: Frozen): Day =>
  (kind === "bill" ? suppliedOn : null) ?? issueDate ?? ""

/** Of parts of a bill's rates, those of goods by their lines; all of them, or none, where one rule holds for the whole. */
function atOnceOf(
  bill: Frozen,
  vat: Frozen["vat"],
  parts: readonly TaxedPart[],
  lines: Frozen["lines"],
): TaxedPart[] {
  if (!isCashed(bill)) return [...parts]
  if (bill.kind === "deposit") return parts.map(() => ({ base: 0, tax: 0 }))
  return goodsAmong(vat, parts, lines)
}

function goodsAmong(
  vat: Frozen["vat"],
  parts: readonly TaxedPart[],
  lines: Frozen["lines"],
): TaxedPart[] {
  return parts.map(({ base, tax }, at) => {
    const { goods, all } = weightsOf(vat[at], lines)
    const share = (amount: Cents) => (all === 0 ? 0 : Math.round((amount * goods) / all))
    return { base: share(base), tax: share(tax) }
  })
}

/** What the lines of a rate come to, and its goods of that: a rebate takes no more off them than there is. */
function weightsOf(group: Frozen["vat"][number] | undefined, lines: Frozen["lines"]) {
  const own = lines.filter(
    ({ vatRate, category }) =>
      Number(vatRate) === Number(group?.rate) &&
      (!category || !group?.category || category === group.category),
  )
  const all = own.reduce((sum, { amountHT }) => sum + amountHT, 0)
  const goods = own.reduce((sum, line) => sum + (line.kind === "goods" ? line.amountHT : 0), 0)
  return { all, goods: Math.min(Math.max(goods, 0), Math.max(all, 0)) }
}

/** What each rate of a bill still owes once its deposits are taken off; in the order of its rates. */
export function ratesOf(bill: Frozen): TaxedPart[] {
  const deposits = bill.deposits ?? []
  const sum = (of: (deposit: (typeof deposits)[number]) => Cents) =>
    deposits.reduce((total, deposit) => total + of(deposit), 0)
  // Deposits that keep their rates are taken off those; of older ones, by what each rate comes to.
  if (deposits.every(({ vat }) => vat?.every(({ base }) => base !== undefined)))
    return ratesLess(bill, deposits)
  const bases = shareOut(
    sum((one) => one.totalHT),
    bill.vat.map(({ base }) => base),
  )
  const taxes = shareOut(
    sum((one) => one.totalVat),
    bill.vat.map(({ tax }) => tax),
  )
  return bill.vat.map(({ base, tax }, at) => ({
    base: base - (bases[at] ?? 0),
    tax: tax - (taxes[at] ?? 0),
  }))
}

/**
 * Payments, losses and credit notes of a bill, in the order in which they came, with their VAT; of a deposit also the
 * delivery of what it was asked for, with the VAT of goods that nobody had paid by then (CGI 269-2 a).
 */
export function cashingOf(facts: BilledFacts): Cashing[] {
  const { bill, settlements, credits, delivered } = facts
  const events: (Omit<Cashing, "brought" | "waited"> & { event: CashEvent })[] = [
    ...settlements.map(({ day, at, amount, isLoss }) => ({
      day,
      at,
      settled: amount,
      isLoss,
      event: { paid: amount },
    })),
    ...credits.map(({ day, at, vat, lines }) => ({
      day,
      at,
      settled: 0,
      isLoss: false,
      event: {
        credited: bothOf(partsOf(bill, vat), (parts) => atOnceOf(bill, bill.vat, parts, lines)),
      },
    })),
    ...(delivered
      ? [{ day: delivered.day, at: delivered.at, settled: 0, isLoss: false, event: { paid: 0 } }]
      : []),
  ].sort((one, other) => one.day.localeCompare(other.day) || one.at.getTime() - other.at.getTime())
  const goods = delivered && goodsOf(bill, delivered.bill)
  const brought = vatOnCash(
    bothOf(ratesOf(bill), () => goods ?? dueAtOnce(bill)),
    events.map(({ event }) => event),
  )
  const delivery = events.findIndex(({ at }) => at === delivered?.at)
  let left = goods ?? []
  return events.map(({ event: _, ...one }, at) => {
    const { vat, parts } = brought[at] ?? { vat: 0, parts: [] }
    const own = parts.slice(0, bill.vat.length)
    const due = parts.slice(bill.vat.length)
    // Until goods are delivered their VAT waits as well; what is left of it then waits no longer.
    const goodsDue = at < delivery ? due : at === delivery ? left : []
    if (at < delivery) left = left.map((part, index) => plus(part, due[index], -1))
    const waiting = own.map((part, index) => plus(part, goodsDue[index]))
    return {
      ...one,
      brought: { vat, parts: own.map((part, index) => plus(part, due[index])) },
      waited: { vat: waiting.reduce((sum, { tax }) => sum + tax, 0), parts: waiting },
    }
  })
}

/** Of a deposit's rates, what is for goods of the bill that deducts it; all of it where that waits for nothing. */
function goodsOf(deposit: Frozen, bill: Frozen): TaxedPart[] {
  return ratesOf(deposit).map((part, at) => {
    const group = deposit.vat[at]
    if (!isCashed(bill) || !group) return part
    const { goods, all } = weightsOf(groupOf(bill.vat, group), bill.lines)
    const share = (amount: Cents) => (all === 0 ? 0 : Math.round((amount * goods) / all))
    return { base: share(part.base), tax: share(part.tax) }
  })
}

/** What of each rate waits, and behind it what of each was due at once. */
function bothOf(
  parts: readonly TaxedPart[],
  dueOf: (parts: readonly TaxedPart[]) => readonly TaxedPart[],
): TaxedPart[] {
  const due = dueOf(parts)
  return [...parts.map((part, at) => plus(part, due[at], -1)), ...due]
}

const plus = (one: TaxedPart, other: TaxedPart = { base: 0, tax: 0 }, sign = 1): TaxedPart => ({
  base: one.base + sign * other.base,
  tax: one.tax + sign * other.tax,
})

/** What a credit note takes back, in the order of the bill's rates. */
function partsOf(bill: Frozen, credited: Frozen["vat"]): TaxedPart[] {
  return bill.vat.map(({ rate, category }) => {
    const of = credited.filter(
      (group) =>
        Number(group.rate) === Number(rate) &&
        (!category || !group.category || group.category === category),
    )
    return {
      base: of.reduce((total, { base }) => total + base, 0),
      tax: of.reduce((total, { tax }) => total + tax, 0),
    }
  })
}
