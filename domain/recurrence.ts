import { addDays, addMonths, type Day, daysBetween, endOfMonth } from "./day"

export const frequencies = ["once", "daily", "weekly", "monthly", "quarterly", "yearly"] as const

/** One time, or every n days, weeks, months, quarters or years from a start, until it expires (specification §3, §9). */
export interface Recurrence {
  frequency: (typeof frequencies)[number]
  every: number
  start: Day
  /** On the last day of its months, whichever day of theirs the start is; of months and longer only. */
  monthEnd?: boolean
  /** The last day on which it may happen; null for ever. */
  expiry: Day | null
}

/** The calendar of the product ends here. */
const lastDay = "2100-12-31"

/**
 * The next days of a recurrence, the day `from` itself included. Each one is counted from the start, never
 * from the one before: after 31 January and 28 February comes 31 March, and a 29 February comes back in
 * leap years.
 */
export function nextDates(recurrence: Recurrence, from: Day, count: number): Day[] {
  const { frequency, start, expiry } = recurrence
  const until = expiry ?? lastDay
  const dates: Day[] = []
  for (let index = firstIndex(recurrence, from); dates.length < count; index++) {
    if (frequency === "once" && index > 0) break
    const date = occurrence(recurrence, index)
    if (date > until || date > lastDay) break
    if (date >= from && date >= start) dates.push(date)
  }
  return dates
}

const months = { monthly: 1, quarterly: 3, yearly: 12 } as const
const isOfMonths = (frequency: Recurrence["frequency"]): frequency is keyof typeof months =>
  frequency in months

/** The day on which it happens for the nth time, counted from 0; those before 0 would have come before. */
function occurrence({ frequency, every, start, monthEnd }: Recurrence, index: number): Day {
  if (isOfMonths(frequency)) {
    const day = addMonths(start, index * every * months[frequency])
    return monthEnd ? endOfMonth(day) : day
  }
  return addDays(start, index * every * (frequency === "weekly" ? 7 : 1))
}

/**
 * The days between two occurrences of which one of them is: those from it until the next one, or those
 * since the one before it. A 31 January every month is the end of January, and the start of what ends on
 * 27 February.
 */
export function periodOf(
  recurrence: Recurrence,
  date: Day,
  which: "ahead" | "past",
): { start: Day; end: Day } {
  let index = firstIndex(recurrence, date)
  while (occurrence(recurrence, index) < date) index++
  return which === "ahead"
    ? { start: date, end: addDays(occurrence(recurrence, index + 1), -1) }
    : { start: addDays(occurrence(recurrence, index - 1), 1), end: date }
}

/** An index at or shortly before the first day that counts, so that old recurrences cost no more. */
function firstIndex({ frequency, every, start }: Recurrence, from: Day): number {
  const days = daysBetween(start, from)
  if (days <= 0) return 0
  if (frequency === "once") return 0
  // No month is longer than 31 days: the estimate never comes too late.
  const length = isOfMonths(frequency) ? 31 * months[frequency] : frequency === "weekly" ? 7 : 1
  return Math.floor(days / (length * every))
}
