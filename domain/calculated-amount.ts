import { addDays, addMonths, type Day, endOfMonth } from "./day"
import { type Cents, percentOf } from "./money"

/** Something that a percentage is taken of: a receipt, a bill, what was spent. Below zero it takes another back. */
export interface Fact {
  id: string
  day: Day
  amount: Cents
}

/** Which facts count: those since the last execution that succeeded, of some days, or of the last n days. */
export type Window =
  | { kind: "sinceLast"; countFrom: Day }
  | { kind: "between"; from: Day; to: Day }
  | { kind: "previousMonth" | "previousQuarter" | "previousYear" }
  | { kind: "lastDays"; days: number }

/** The days of a window, both counted. What is done on a date never counts that date itself. */
export function daysOf(window: Window, date: Day): { from: Day; to: Day } {
  const eve = addDays(date, -1)
  if (window.kind === "sinceLast") return { from: window.countFrom, to: eve }
  if (window.kind === "lastDays") return { from: addDays(date, -window.days), to: eve }
  if (window.kind === "between") return { from: window.from, to: window.to }
  const months = { previousMonth: 1, previousQuarter: 3, previousYear: 12 }[window.kind]
  const month = Number(date.slice(5, 7)) - 1
  const started = addMonths(`${date.slice(0, 7)}-01`, -(month % months))
  return { from: addMonths(started, -months), to: endOfMonth(addMonths(started, -1)) }
}

/** A fact that an execution counted, and which one it was of. */
export interface CountedFact extends Fact {
  /** The same for all that was counted of one thing. */
  of: string
}

/**
 * What of the facts was not counted yet. It is remembered by fact, not by a date, so that what is written down late
 * or taken back falls to the next execution. What was put right since counts with the difference, and what is
 * gone counts below zero: the sum of all that is counted is that of the facts.
 */
export function uncounted(
  facts: readonly Fact[],
  counted: readonly CountedFact[],
  { from, to }: { from: Day; to: Day },
): CountedFact[] {
  const known = new Map<string, { last: number; sum: Cents; day: Day }>()
  for (const { id, of, amount, day } of counted) {
    const before = known.get(of)
    known.set(of, {
      // One in the middle may be gone with an execution that was taken back.
      last: Math.max(before?.last ?? 0, Number(id.slice(of.length + 1) || 1)),
      sum: (before?.sum ?? 0) + amount,
      day: before?.day ?? day,
    })
  }
  const open: CountedFact[] = []
  const count = (of: string, day: Day, amount: Cents, last = 0) =>
    open.push({ id: last === 0 ? of : `${of}/${last + 1}`, of, day, amount })
  const there = new Set<string>()
  for (const { id, day, amount } of facts) {
    there.add(id)
    const before = known.get(id)
    if (before ? before.sum !== amount : day >= from && day <= to)
      count(id, day, amount - (before?.sum ?? 0), before?.last)
  }
  for (const [of, { last, sum, day }] of known)
    if (!there.has(of) && sum !== 0) count(of, day, -sum, last)
  return open
}

/** An amount that was calculated, and what it came from. */
export interface Calculation {
  basis: Cents
  /** What was left below zero by the executions before. */
  carriedIn: Cents
  /** Never below zero. */
  amount: Cents
  /** What is taken off the next one. */
  carriedOut: Cents
  counted: CountedFact[]
}

/**
 * So many percent of what a window holds on a date, rounded once, halves away from zero. Less than nothing is
 * nothing: since the last execution the rest is taken off the next one; other windows stand alone.
 */
export function calculate(
  { percent, window }: { percent: string; window: Window },
  date: Day,
  facts: readonly Fact[],
  before: { counted: readonly CountedFact[]; carried: Cents },
): Calculation {
  const days = daysOf(window, date)
  const goesOn = window.kind === "sinceLast"
  const counted = uncounted(facts, goesOn ? before.counted : [], days)
  const basis = counted.reduce((sum, { amount }) => sum + amount, 0)
  const carriedIn = goesOn ? before.carried : 0
  const due = percentOf(basis, percent) + carriedIn
  return {
    basis,
    carriedIn,
    amount: Math.max(0, due),
    carriedOut: goesOn ? Math.min(0, due) + 0 : 0,
    counted,
  }
}
