import type { VatReturnDetails } from "#contract/vat-returns"
import { addDays, type Day, daysBetween, yearOf } from "#domain/day"
import type { Cents } from "#domain/money"
import { type VatReturnPeriod, vatDueDay, vatInstalments } from "#domain/vat-calendar"
import { isDeduction, vatPeriodOf, yearlyPartsOf } from "#domain/vat-parts"
import { vatReturn } from "#domain/vat-return"
import { yearlyVat } from "#domain/vat-yearly"
import type { VatFact } from "./facts.rules"
import type { VatReturnRow } from "./queries"

/** What comes from the returns before, in whole euros. */
export interface Carried {
  credit: number
  overpaid: number
}

export interface Figures extends Carried {
  boxes: VatReturnDetails["boxes"]
  yearly: VatReturnDetails["yearly"]
  toPay: number
  refundAsked: number
}

interface Asked {
  carried: Carried
  /** In euros, of the year before. */
  lastYearVat: number
  /** In cents. */
  refundAsked?: Cents
}

/** What a period is to be declared with. */
export function figuresOf(
  { form, to }: VatReturnPeriod,
  parts: readonly VatFact[],
  { carried, lastYearVat, refundAsked = 0 }: Asked,
): Figures {
  const creditBefore = carried.credit * 100
  if (form === "ca12") {
    const instalments = vatInstalments(yearOf(to), lastYearVat).map(({ amount }) => amount)
    const yearly = yearlyVat({ ...yearlyPartsOf(parts), creditBefore, instalments })
    const asked = Math.min(Math.round(refundAsked / 100), yearly.credit)
    return {
      boxes: [],
      yearly,
      toPay: yearly.toPay,
      credit: yearly.credit - asked,
      overpaid: yearly.overpaid,
      refundAsked: asked,
    }
  }
  const paidBefore = carried.overpaid * 100
  const boxes = vatReturn({ ...vatPeriodOf(parts), creditBefore, paidBefore, refundAsked })
  const of = (name: string) => boxes.find(({ box }) => box === name)?.amount ?? 0
  return {
    boxes,
    yearly: null,
    toPay: of("32"),
    credit: of("27"),
    overpaid: 0,
    refundAsked: of("26"),
  }
}

/** A period that is not declared, with what it would be declared with today. */
export interface OpenPeriod extends VatReturnPeriod {
  parts: VatFact[]
  figures: Figures
}

/** The open periods, the earliest first: that one takes all that no return has, each of the others its own days. */
export function openPeriods(
  periods: readonly VatReturnPeriod[],
  uncounted: readonly VatFact[],
  { carried, lastYearVat }: Asked,
): OpenPeriod[] {
  let before = carried
  return periods.map((period, at) => {
    const parts = uncounted.filter(
      ({ day }) => day <= period.to && (at === 0 || day >= period.from),
    )
    const figures = figuresOf(period, parts, { carried: before, lastYearVat })
    before = figures
    return { ...period, parts, figures }
  })
}

export type VatReturnState = VatReturnDetails["state"]

export const stateOf = (
  { to, due }: { to: Day; due: Day },
  declared: Pick<VatReturnRow, "paidOn" | "toPay"> | undefined,
  today: Day,
): VatReturnState => {
  if (declared) return declared.paidOn || declared.toPay === 0 ? "paid" : "declared"
  if (to >= today) return "running"
  return due < today ? "late" : "open"
}

/** A declared return as lists have it. */
export const declaredPeriod = (row: VatReturnRow, today: Day) => {
  const { id, form, from, to, due, toPay, credit, declaredOn, paidOn } = row
  const state = stateOf(row, row, today)
  return { id, form, from, to, due, state, toPay, credit, declaredOn, paidOn }
}

/** An open period as lists have it. */
export function openPeriod({ form, from, to, figures }: OpenPeriod, dueDay: number, today: Day) {
  const due = vatDueDay({ form, to }, dueDay)
  const { toPay, credit } = figures
  const none = { id: null, declaredOn: null, paidOn: null }
  return {
    ...none,
    form,
    from,
    to,
    due,
    state: stateOf({ to, due }, undefined, today),
    toPay,
    credit,
  }
}

/** The parts of a period as they travel. */
export const partsShown = (parts: readonly VatFact[], from: Day): VatReturnDetails["parts"] =>
  parts.map(({ key: _, source: _source, ...part }) => ({ ...part, isEarlier: part.day < from }))

export function sumsOf(parts: readonly VatFact[]): { collected: Cents; deductible: Cents } {
  const sum = (some: readonly VatFact[]) => some.reduce((total, { tax }) => total + tax, 0)
  return {
    collected: sum(parts.filter((part) => !isDeduction(part))),
    deductible: sum(parts.filter(isDeduction)),
  }
}

/** As many days between two statements as a weekend with a holiday has: no lines are missing then. */
const mostBetween = 4

/** The first days of an account that no statement tells of, and their last. */
export function gapIn(
  { from, to }: { from: Day; to: Day },
  spans: readonly { from: Day; to: Day }[],
): { from: Day; to: Day } | undefined {
  let covered = addDays(from, -1)
  for (const span of spans) {
    if (daysBetween(covered, span.from) > mostBetween) break
    if (span.to > covered) covered = span.to
  }
  if (daysBetween(covered, to) < mostBetween) return undefined
  const next = spans.find((span) => span.from > covered)?.from
  return { from: addDays(covered, 1), to: next ? addDays(next, -1) : to }
}
