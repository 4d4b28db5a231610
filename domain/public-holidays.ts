import { addDays, type Day, daysBetween, yearOf } from "./day"

/** Where other days are public holidays than in most of France. */
export const holidayZones = [
  "metropole",
  "alsaceMoselle",
  "guadeloupe",
  "martinique",
  "guyane",
  "reunion",
  "mayotte",
] as const
export type HolidayZone = (typeof holidayZones)[number]

interface Holiday {
  /** A day of each year ("05-08"), or so many days after Easter Sunday. */
  on: string | number
  /** The first year in which it is one. */
  since: number
  /** Everywhere where absent. */
  zone?: HolidayZone
  source: string
}

const everywhere = "C. trav. L3133-1"
const overseas = "C. trav. L3422-2"

const holidays: readonly Holiday[] = [
  { on: "01-01", since: 1810, source: everywhere },
  { on: 1, since: 1886, source: everywhere },
  { on: "05-01", since: 1947, source: "C. trav. L3133-1, L3133-4" },
  { on: "05-08", since: 1982, source: "loi 81-893; C. trav. L3133-1" },
  { on: 39, since: 1802, source: everywhere },
  { on: 50, since: 1886, source: everywhere },
  { on: "07-14", since: 1880, source: everywhere },
  { on: "08-15", since: 1802, source: everywhere },
  { on: "11-01", since: 1802, source: everywhere },
  { on: "11-11", since: 1922, source: everywhere },
  { on: "12-25", since: 1802, source: everywhere },
  // Good Friday is one in communes with a Protestant or a mixed church.
  { on: -2, since: 1892, zone: "alsaceMoselle", source: "C. trav. L3134-13" },
  { on: "12-26", since: 1892, zone: "alsaceMoselle", source: "C. trav. L3134-13" },
  { on: "04-27", since: 1984, zone: "mayotte", source: overseas },
  { on: "05-22", since: 1984, zone: "martinique", source: overseas },
  { on: "05-27", since: 1984, zone: "guadeloupe", source: overseas },
  { on: "06-10", since: 1984, zone: "guyane", source: overseas },
  { on: "12-20", since: 1984, zone: "reunion", source: overseas },
]

/** The public holidays of a year, in their order. */
export function publicHolidays(year: number, zone: HolidayZone = "metropole"): Day[] {
  const easter = easterSunday(year)
  const days = holidays
    .filter((one) => one.since <= year && (!one.zone || one.zone === zone))
    .map(({ on }) => (typeof on === "number" ? addDays(easter, on) : `${year}-${on}`))
  return [...new Set(days)].sort()
}

/** From Monday to Friday, and no public holiday. */
export function isWorkingDay(day: Day, zone: HolidayZone = "metropole"): boolean {
  return !isWeekend(day) && !publicHolidays(yearOf(day), zone).includes(day)
}

/** The working days from one day to another, both counted where they are some. */
export function workingDays(from: Day, to: Day, zone: HolidayZone = "metropole"): number {
  let count = 0
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorkingDay(day, zone)) count++
  return count
}

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: Day, zone: HolidayZone = "metropole"): Day {
  return isWorkingDay(day, zone) ? day : workingDayFrom(addDays(day, 1), zone)
}

/** The zone of an address in France, by its postal code. */
export function holidayZoneOf(postalCode: string): HolidayZone {
  return (
    zonesByDepartement[postalCode.slice(0, 3)] ??
    zonesByDepartement[postalCode.slice(0, 2)] ??
    "metropole"
  )
}

const zonesByDepartement: Record<string, HolidayZone> = {
  "57": "alsaceMoselle",
  "67": "alsaceMoselle",
  "68": "alsaceMoselle",
  "971": "guadeloupe",
  "972": "martinique",
  "973": "guyane",
  "974": "reunion",
  "976": "mayotte",
}

/** A Monday, from which days of the week are counted. */
const monday: Day = "1900-01-01"
const isWeekend = (day: Day) => ((daysBetween(monday, day) % 7) + 7) % 7 >= 5

/** The Sunday after the full moon of spring, by the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): Day {
  const whole = Math.floor
  const a = year % 19
  const b = whole(year / 100)
  const c = year % 100
  const d = (19 * a + b - whole(b / 4) - whole((b - whole((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * whole(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * whole((a + 11 * d + 22 * e) / 451) + 114
  const [month, date] = [whole(f / 31), (f % 31) + 1]
  return `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`
}
