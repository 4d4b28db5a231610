import { addDays, type Day, daysBetween, endOfMonth } from "./day"

/** The days of a week, which begins on Monday, as calendars name them to each other (RFC 5545, in small letters). */
export const weekdays = ["mo", "tu", "we", "th", "fr", "sa", "su"] as const
export type Weekday = (typeof weekdays)[number]

/** A Monday, from which days of the week are counted. */
const monday: Day = "1900-01-01"

const placeOf = (day: Day) => ((daysBetween(monday, day) % 7) + 7) % 7

export const weekdayOf = (day: Day): Weekday => weekdays[placeOf(day)] ?? "mo"

/** The Monday of the week that a day is in. */
export const mondayOf = (day: Day): Day => addDays(day, -placeOf(day))

/** The day of a week, given by its Monday. */
export const addWeekdays = (start: Day, weekday: Weekday): Day =>
  addDays(start, weekdays.indexOf(weekday))

/** The nth such weekday of the month that a day is in, or its last (-1); there may be no fifth. */
export function nthWeekdayOf(day: Day, n: number, weekday: Weekday): Day | undefined {
  const first = `${day.slice(0, 8)}01`
  const end = endOfMonth(day)
  const away = (from: Day) => (weekdays.indexOf(weekday) - placeOf(from) + 7) % 7
  if (n === -1) return addDays(end, -((placeOf(end) - weekdays.indexOf(weekday) + 7) % 7))
  const found = addDays(first, away(first) + 7 * (n - 1))
  return found > end ? undefined : found
}

/** The number of the week in its year: the first is that of the first Thursday (ISO 8601). */
export function weekOf(day: Day): number {
  const thursday = addDays(mondayOf(day), 3)
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7)
}
