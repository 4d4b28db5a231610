/** A calendar day, "YYYY-MM-DD": it has no hour and no zone, and sorts as text. */
export type Day = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const dayLength = 86_400_000

/** Whether the text is a day that exists, from 1900 to 2100. */
export function isDay(text: string): text is Day {
  const [, year = 0, month = 0, day = 0] = (pattern.exec(text) ?? []).map(Number)
  if (year < 1900 || year > 2100) return false
  return dayAt(Date.UTC(year, month - 1, day)) === text
}

export function addDays(day: Day, days: number): Day {
  return dayAt(instantOf(day) + days * dayLength)
}

/** The same day of another month; where that month is too short, its last day. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** The last day of the month that the day is in. */
export function endOfMonth(day: Day): Day {
  const { year, month } = partsOf(day)
  return dayAt(Date.UTC(year, month, 0))
}

/** Days from one to the other, negative when the second comes first. */
export function daysBetween(from: Day, to: Day): number {
  return (instantOf(to) - instantOf(from)) / dayLength
}

export function compareDays(one: Day, other: Day): -1 | 0 | 1 {
  if (one === other) return 0
  return one < other ? -1 : 1
}

export function yearOf(day: Day): number {
  return partsOf(day).year
}

/** All zones keep to quarters of an hour, and with them the ends of their days. */
const quarter = 15 * 60_000
const latest = new Map<string, { quarters: number; day: Day }>()

/** The day that the calendars of a zone show at an instant. */
export function todayIn(zone: string, instant: Date): Day {
  const quarters = Math.floor(instant.getTime() / quarter)
  const known = latest.get(zone)
  if (known?.quarters === quarters) return known.day
  const parts = calendarOf(zone).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ""
  const day = `${part("year")}-${part("month")}-${part("day")}`
  latest.set(zone, { quarters, day })
  return day
}

/** The instant at which the day begins in a zone. */
export function startOfDayIn(zone: string, day: Day): Date {
  // No zone is more than 14 hours from UTC.
  let instant = instantOf(day) - 14 * 4 * quarter
  while (todayIn(zone, new Date(instant)) < day) instant += quarter
  return new Date(instant)
}

/**
 * The instant at which the clocks of Paris show a day and a time, "2026-11-21T09:30". An hour that the
 * clocks leave out in March is the one after it; of the hour that comes twice in October it is the first.
 */
export function instantInParis(local: string): Date {
  const asIfUtc = Date.parse(`${local}Z`)
  const shown = (offset: number) => clock.format(new Date(asIfUtc - offset)).replace(" ", "T")
  const hour = 3_600_000
  // Summer time comes first: it is the earlier of the two.
  const offset = [2 * hour, hour].find((one) => shown(one) === local) ?? hour
  return new Date(asIfUtc - offset)
}

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "short",
})

const calendars = new Map<string, Intl.DateTimeFormat>()

function calendarOf(zone: string): Intl.DateTimeFormat {
  const known = calendars.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  })
  calendars.set(zone, made)
  return made
}

function partsOf(day: Day): { year: number; month: number; date: number } {
  const match = pattern.exec(day)
  if (!match) throw new RangeError(`not a day: ${day.slice(0, 20)}`)
  return { year: Number(match[1]), month: Number(match[2]), date: Number(match[3]) }
}

function instantOf(day: Day): number {
  const { year, month, date } = partsOf(day)
  return Date.UTC(year, month - 1, date)
}

const dayAt = (instant: number): Day => new Date(instant).toISOString().slice(0, 10)

/** A text whose days are written as French and European English write them: 02/11/2026. */
export const withDaysWritten = (text: string): string =>
  text.replace(/(?<![\w.-])(\d{4})-(\d\d)-(\d\d)(?![\w.-])/g, "$3/$2/$1")
