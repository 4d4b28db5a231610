import { addDays, type Day, daysBetween, endOfMonth } from "#domain/day"

/** The months from one day to another, a part of one by its days, to the ten thousandth. */
export function monthsIn(from: Day, to: Day): number {
  let tenThousandths = 0
  for (let day = from; day <= to; day = addDays(endOfMonth(day), 1)) {
    const last = endOfMonth(day)
    const billed = daysBetween(day, last < to ? last : to) + 1
    tenThousandths += Math.round((billed * 10_000) / Number(last.slice(8)))
  }
  return tenThousandths / 10_000
}
