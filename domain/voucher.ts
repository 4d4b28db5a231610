import { addDays, type Day, daysBetween } from "./day"
import type { Cents } from "./money"

/** A card is debited some days after the purchase, and rarely before its day is known. */
const before = 1
const after = 10

interface Paper {
  day: Day
  amount: Cents
  currency: string
}
interface Line extends Paper {
  id: string
}

/** Between which days a line of a voucher is looked for. */
export const daysAround = (day: Day) => ({ from: addDays(day, -before), to: addDays(day, after) })

/** Whether a line of the bank may be of a voucher: money out, as much, a few days around. */
export function voucherFits(voucher: Paper, line: Paper): boolean {
  const { from, to } = daysAround(voucher.day)
  return (
    line.currency === voucher.currency &&
    line.amount === -voucher.amount &&
    line.day >= from &&
    line.day <= to
  )
}

/** The lines that may be of a voucher, the nearest day first. */
export const linesOf = <Kind extends Line>(voucher: Paper, lines: readonly Kind[]): Kind[] =>
  lines
    .filter((line) => voucherFits(voucher, line))
    .sort(
      (one, other) =>
        Math.abs(daysBetween(voucher.day, one.day)) -
          Math.abs(daysBetween(voucher.day, other.day)) || one.id.localeCompare(other.id),
    )
