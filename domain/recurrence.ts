import { addDays, addMonths, type Day, daysBetween } from "./day"

export const frequencies = ["once", "daily", "weekly", "monthly"] as const

/** One time, or every n days, weeks or months from a start, until it expires (specification §3, §9). */
export interface Recurrence {
  frequency: (typeof frequencies)[number]
  every: number
  start: Day
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

/** The day on which it happens for the nth time, counted from 0. */
function occurrence({ frequency, every, start }: Recurrence, index: number): Day {
  if (index === 0) return start
  if (frequency === "monthly") return addMonths(start, index * every)
  return addDays(start, index * every * (frequency === "weekly" ? 7 : 1))
}

/** An index at or shortly before the first day that counts, so that old recurrences cost no more. */
function firstIndex({ frequency, every, start }: Recurrence, from: Day): number {
  const days = daysBetween(start, from)
  if (days <= 0) return 0
  if (frequency === "once") return 0
  // No month is longer than 31 days: the estimate never comes too late.
  const length = { daily: 1, weekly: 7, monthly: 31 }[frequency]
  return Math.floor(days / (length * every))
}
