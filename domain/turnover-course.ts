import type { Day } from "./day"
import type { Cents } from "./money"

interface Turned {
  day: Day
  /** Without VAT; below zero where it is taken back. */
  amount: Cents
}

export interface TurnoverCourse {
  /** What the year brought up to now. */
  amount: Cents
  /** The first day on which it was above the limit, or will be by what is expected. */
  crossedOn: Day | null
  isExpected: boolean
}

/** How the turnover of a year stands to a limit; what was expected before today is expected today. */
export function turnoverCourse(
  known: readonly Turned[],
  expected: readonly Turned[],
  limit: Cents,
  today: Day,
): TurnoverCourse {
  const amount = known.reduce((sum, one) => sum + one.amount, 0)
  const coming = expected.map((one) => ({ ...one, day: one.day < today ? today : one.day }))
  const isOver = amount > limit
  const crossedOn = isOver ? dayAbove(known, limit, 0) : dayAbove(coming, limit, amount)
  return { amount: Math.max(0, amount), crossedOn, isExpected: !isOver && crossedOn !== null }
}

/** The day from which on the sum stays above the limit until the last of them. */
function dayAbove(turned: readonly Turned[], limit: Cents, before: Cents): Day | null {
  const inOrder = [...turned].sort((one, other) => (one.day < other.day ? -1 : 1))
  let sum = before
  let crossed: Day | null = null
  for (const { day, amount } of inOrder) {
    const wasOver = sum > limit
    sum += amount
    if (sum > limit && !wasOver) crossed = day
    if (sum <= limit) crossed = null
  }
  return crossed
}
