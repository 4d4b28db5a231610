import { addDays, addMonths, type Day, daysBetween, endOfMonth } from "./day"
import { addWeekdays, mondayOf, nthWeekdayOf, type Weekday, weekdayOf, weekdays } from "./weekday"

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
  /** How often it happens, instead of an expiry. */
  times?: number | null
  /** Of weeks: on which days, instead of that of the start. Weeks begin on Monday. */
  weekdays?: readonly Weekday[]
  /** Of months and years: on the nth such weekday of the month, or on the last one (-1). */
  nth?: { n: number; weekday: Weekday } | null
  /** Of months and years: the day that is meant where the month of the start was too short for it. */
  monthDay?: number
  /** What becomes of a day that a month lacks: its last day, or nothing, as other calendars have it. */
  shortMonths?: "last" | "skip"
}

/** The calendar of the product ends here. */
const lastDay = "2100-12-31"

/**
 * The next days of a recurrence, the day `from` itself included. Each one is counted from the start, never
 * from the one before: after 31 January and 28 February comes 31 March, and a 29 February comes back in
 * leap years.
 */
export function nextDates(recurrence: Recurrence, from: Day, count: number): Day[] {
  const dates: Day[] = []
  if (count < 1) return dates
  for (const date of datesFrom(recurrence, from)) if (dates.push(date) >= count) break
  return dates
}

/** The days of a recurrence from one day to another, both included: `most` at the most. */
export function datesBetween(recurrence: Recurrence, from: Day, to: Day, most = 500): Day[] {
  const dates: Day[] = []
  for (const date of datesFrom(recurrence, from)) if (date > to || dates.push(date) >= most) break
  return dates
}

/** How often it happened before a day. */
export function countBefore(recurrence: Recurrence, day: Day): number {
  if (day <= recurrence.start) return 0
  const { times, expiry } = recurrence
  const end = expiry !== null && expiry < day ? addDays(expiry, 1) : day
  let slot = firstSlot(recurrence, end)
  while ((slotOf(recurrence, slot) ?? lastDay) < end && slot < lastSlot(recurrence)) slot++
  const count = happened(recurrence, slot)
  return times ? Math.min(times, count) : count
}

/** The day on which it happens for the nth time, counted from 0, whether or not it has ended by then. */
export function dateAt(recurrence: Recurrence, index: number): Day | undefined {
  const open = { ...recurrence, expiry: null, times: null }
  if (!hasGaps(recurrence)) {
    const date = slotOf(recurrence, slotsBeforeStart(recurrence) + index)
    return date !== undefined && date <= lastDay ? date : undefined
  }
  let at = 0
  for (const date of datesFrom(open, recurrence.start)) if (at++ === index) return date
  return undefined
}

/** Whether it happens on a day. */
export const happensOn = (recurrence: Recurrence, day: Day): boolean =>
  nextDates(recurrence, day, 1)[0] === day

/** The last day on which it happens; null where it goes on for ever, undefined where it never happens. */
export function lastDate(recurrence: Recurrence): Day | null | undefined {
  const { frequency, start, expiry, times } = recurrence
  if (frequency !== "once" && !expiry && !times) return null
  const count = countBefore(recurrence, addDays(expiry ?? lastDay, 1))
  if (frequency === "once") return happensOn(recurrence, start) ? start : undefined
  return count === 0 ? undefined : dateAt(recurrence, count - 1)
}

/** The same, so that it happens on its start: the weekday of the start is added, its nth is taken from it. */
export function startingOn(recurrence: Recurrence): Recurrence {
  const { frequency, start, weekdays: on, nth } = recurrence
  if (frequency === "weekly" && on?.length) {
    const all = new Set([...on, weekdayOf(start)])
    return { ...recurrence, weekdays: weekdays.filter((day) => all.has(day)) }
  }
  if (isOfMonths(frequency) && nth) return { ...recurrence, nth: nthOf(start, nth.n) }
  return recurrence
}

/** Which of its weekdays a day is in its month; the last one where the last was meant and it is. */
export function nthOf(day: Day, meant?: number): { n: number; weekday: Weekday } {
  const weekday = weekdayOf(day)
  if (meant === -1 && addDays(day, 7) > endOfMonth(day)) return { n: -1, weekday }
  return { n: Math.ceil(Number(day.slice(8)) / 7), weekday }
}

const months = { monthly: 1, quarterly: 3, yearly: 12 } as const
const isOfMonths = (frequency: Recurrence["frequency"]): frequency is keyof typeof months =>
  frequency in months

/** Its days from one on. */
function* datesFrom(recurrence: Recurrence, from: Day): Generator<Day> {
  const { start, times, expiry } = recurrence
  const until = expiry ?? lastDay
  const end = lastSlot(recurrence)
  let slot = Math.max(firstSlot(recurrence, from), slotsBeforeStart(recurrence))
  let left = times ? times - happened(recurrence, slot) : Number.POSITIVE_INFINITY
  for (; left > 0 && slot < end; slot++) {
    const date = slotOf(recurrence, slot)
    if (date === undefined) continue
    if (date > until || date > lastDay) return
    if (date < start) continue
    left--
    if (date >= from) yield date
  }
}

/**
 * The places that a rule has, counted from the start: its days where it has no gaps. A week has as many as it
 * has weekdays, those before the start in its first week too; a month without a 31st, or a fifth Monday, has one
 * that is empty.
 */
function slotOf(recurrence: Recurrence, slot: number): Day | undefined {
  const { frequency, every, start, monthEnd, nth, weekdays: on } = recurrence
  if (isOfMonths(frequency)) {
    const ahead = slot * every * months[frequency]
    if (nth) return nthWeekdayOf(addMonths(`${start.slice(0, 8)}01`, ahead), nth.n, nth.weekday)
    const day = dayOfMonth(recurrence, ahead)
    return monthEnd && day ? endOfMonth(day) : day
  }
  if (frequency === "weekly" && on?.length) {
    const week = Math.floor(slot / on.length)
    const day = on[slot - week * on.length] ?? weekdayOf(start)
    return addWeekdays(addDays(mondayOf(start), week * every * 7), day)
  }
  return addDays(start, slot * every * (frequency === "weekly" ? 7 : 1))
}

/** Its day in a month that is so many after that of the start. */
function dayOfMonth({ start, monthDay, shortMonths }: Recurrence, ahead: number): Day | undefined {
  const meant = monthDay ?? Number(start.slice(8))
  const end = endOfMonth(addMonths(`${start.slice(0, 8)}01`, ahead))
  if (meant <= Number(end.slice(8))) return `${end.slice(0, 8)}${String(meant).padStart(2, "0")}`
  return shortMonths === "skip" ? undefined : end
}

/** Whether some of its places are empty. */
const hasGaps = ({ frequency, start, nth, monthDay, monthEnd, shortMonths }: Recurrence) =>
  isOfMonths(frequency) &&
  (nth
    ? nth.n === 5
    : shortMonths === "skip" && !monthEnd && (monthDay ?? Number(start.slice(8))) > 28)

/** The places of the first week that come before the start. */
const slotsBeforeStart = ({ frequency, start, weekdays: on }: Recurrence) =>
  frequency === "weekly" && on?.length
    ? on.filter((day) => addWeekdays(mondayOf(start), day) < start).length
    : 0

const lastSlot = (recurrence: Recurrence) =>
  recurrence.frequency === "once" ? 1 : Number.POSITIVE_INFINITY

/** How often it happened before a place. */
function happened(recurrence: Recurrence, slot: number): number {
  if (!hasGaps(recurrence)) return Math.max(0, slot - slotsBeforeStart(recurrence))
  let count = 0
  for (let each = 0; each < slot; each++) {
    const date = slotOf(recurrence, each)
    if (date !== undefined && date >= recurrence.start) count++
  }
  return count
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
  const occurrence = (index: number) => slotOf(recurrence, index) ?? recurrence.start
  let index = firstSlot(recurrence, date)
  while (occurrence(index) < date) index++
  return which === "ahead"
    ? { start: date, end: addDays(occurrence(index + 1), -1) }
    : { start: addDays(occurrence(index - 1), 1), end: date }
}

/** A place at or shortly before the first day that counts, so that old recurrences cost no more. */
function firstSlot({ frequency, every, start, weekdays: on }: Recurrence, from: Day): number {
  const days = daysBetween(start, from)
  if (days <= 0) return 0
  if (frequency === "once") return 0
  // A month's place may lie up to 30 days before that of the start: one place earlier is never too late.
  if (isOfMonths(frequency))
    return Math.max(0, Math.floor((days - 31) / (31 * months[frequency] * every)))
  if (frequency !== "weekly") return Math.floor(days / every)
  if (!on?.length) return Math.floor(days / (7 * every))
  return Math.floor(daysBetween(mondayOf(start), from) / (7 * every)) * on.length
}
