import { compareDays, type Day } from "./day"

/** A change of a contract's terms, which holds from a day on once both parties agreed to it. */
export interface AmendmentOf<Terms> {
  number: number
  effectiveOn: Day
  /** When it was agreed to; null while it is a draft, which changes nothing. */
  activatedOn: Day | null
  changes: Partial<Terms>
}

export interface AgreedTerms<Terms> {
  startDate: Day
  /** As they stood when the contract came into force: its version 1. */
  terms: Terms
  amendments: readonly AmendmentOf<Terms>[]
}

/**
 * The terms that hold on a day; none before the contract begins. Of two amendments of one day the later number
 * holds, in whatever order they were typed.
 */
export function termsOn<Terms extends object>(
  { startDate, terms, amendments }: AgreedTerms<Terms>,
  day: Day,
): Terms | null {
  if (day < startDate) return null
  const inForce = amendments
    .filter(({ activatedOn, effectiveOn }) => activatedOn !== null && effectiveOn <= day)
    .sort(inOrder)
  return Object.assign({}, terms, ...inForce.map(({ changes }) => changes))
}

/** The days of a period on which other terms begin, its first day included. */
export function boundariesIn<Terms>(
  { amendments }: Pick<AgreedTerms<Terms>, "amendments">,
  startDate: Day,
  endDate: Day,
): Day[] {
  const within = amendments
    .filter(({ activatedOn }) => activatedOn !== null)
    .map(({ effectiveOn }) => effectiveOn)
    .filter((day) => day > startDate && day <= endDate)
  return [...new Set([startDate, ...within])].sort(compareDays)
}

export const inOrder = (
  one: Pick<AmendmentOf<unknown>, "effectiveOn" | "number">,
  other: Pick<AmendmentOf<unknown>, "effectiveOn" | "number">,
): number => compareDays(one.effectiveOn, other.effectiveOn) || one.number - other.number
