import { addDays, type Day } from "./day"
import { type Cents, percentOf } from "./money"

interface EarlyPayment {
  totalTTC: Cents
  /** What is still owed of it. */
  due: Cents
  /** Percent, within so many days of the issue; null where none was agreed. */
  rate: string | null
  days: number | null
  releaseDate: Day | null
  /** When it was paid last; null where nothing was. */
  paidOn: Day | null
}

/**
 * Whether what is left of a bill is the discount for early payment that its client took (C. com. L441-9, I): paid in
 * time, and all but that. A cent more or less is a matter of rounding.
 */
export function isDiscountTaken(bill: EarlyPayment): boolean {
  const { totalTTC, due, rate, days, releaseDate, paidOn } = bill
  if (!rate || !days || !releaseDate || !paidOn || due <= 0) return false
  return Math.abs(due - percentOf(totalTTC, rate)) <= 1 && paidOn <= addDays(releaseDate, days)
}
