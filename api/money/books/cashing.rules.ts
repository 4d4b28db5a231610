import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import { shareOut } from "#domain/share"
import { type CashEvent, type CashedVat, type TaxedPart, vatOnCash } from "#domain/vat-on-cash"
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
}

/** Whether the VAT of a bill waits until it is cashed, or is due at once (CGI 269-2). */
export const isCashed = (bill: Frozen) =>
  vatPointOf({ ...bill, logo: null, signature: null }) === "72"

/** What each rate of a bill still owes once its deposits are taken off; in the order of its rates. */
export function ratesOf(bill: Frozen): TaxedPart[] {
  const deposits = bill.deposits ?? []
  const sum = (of: (deposit: (typeof deposits)[number]) => Cents) =>
    deposits.reduce((total, deposit) => total + of(deposit), 0)
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

/** Payments, losses and credit notes of a bill, in the order in which they came, with their VAT. */
export function cashingOf({ bill, settlements, credits }: BilledFacts): Cashing[] {
  const events: (Omit<Cashing, "brought"> & { event: CashEvent })[] = [
    ...settlements.map(({ day, at, amount, isLoss }) => ({
      day,
      at,
      settled: amount,
      isLoss,
      event: { paid: amount },
    })),
    ...credits.map(({ day, at, vat }) => ({
      day,
      at,
      settled: 0,
      isLoss: false,
      event: { credited: partsOf(bill, vat) },
    })),
  ].sort((one, other) => one.day.localeCompare(other.day) || one.at.getTime() - other.at.getTime())
  const brought = vatOnCash(
    ratesOf(bill),
    events.map(({ event }) => event),
  )
  return events.map(({ event: _, ...one }, at) => ({
    ...one,
    brought: brought[at] ?? { vat: 0, parts: [] },
  }))
}

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
