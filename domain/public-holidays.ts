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
  "saintBarthelemy",
  "saintMartin",
] as const
export type HolidayZone = (typeof holidayZones)[number]

/** By which holidays are called; days of the abolition of slavery differ by territory. */
export type HolidayName =
  | "newYear"
  | "easterMonday"
  | "labourDay"
  | "victory"
  | "ascension"
  | "whitMonday"
  | "bastille"
  | "assumption"
  | "allSaints"
  | "armistice"
  | "christmas"
  | "goodFriday"
  | "saintStephen"
  | "abolition"

interface Holiday {
  /** A day of each year ("05-08"), or so many days after Easter Sunday. */
  on: string | number
  name: HolidayName
  /** The first year in which it is one. */
  since: number
  /** The last year, where it was moved since. */
  until?: number
  /** Everywhere where absent. */
  zone?: HolidayZone
  source: string
}

const everywhere = "C. trav. L3133-1"
const overseas = "C. trav. L3422-2"

const holidays: readonly Holiday[] = [
  { on: "01-01", name: "newYear", since: 1810, source: everywhere },
  { on: 1, name: "easterMonday", since: 1886, source: everywhere },
  { on: "05-01", name: "labourDay", since: 1947, source: "C. trav. L3133-1, L3133-4" },
  { on: "05-08", name: "victory", since: 1982, source: "loi 81-893; C. trav. L3133-1" },
  { on: 39, name: "ascension", since: 1802, source: everywhere },
  { on: 50, name: "whitMonday", since: 1886, source: everywhere },
  { on: "07-14", name: "bastille", since: 1880, source: everywhere },
  { on: "08-15", name: "assumption", since: 1802, source: everywhere },
  { on: "11-01", name: "allSaints", since: 1802, source: everywhere },
  { on: "11-11", name: "armistice", since: 1922, source: everywhere },
  { on: "12-25", name: "christmas", since: 1802, source: everywhere },
  // Good Friday is one in communes with a Protestant or a mixed church.
  { on: -2, name: "goodFriday", since: 1892, zone: "alsaceMoselle", source: "C. trav. L3134-13" },
  {
    on: "12-26",
    name: "saintStephen",
    since: 1892,
    zone: "alsaceMoselle",
    source: "C. trav. L3134-13",
  },
  { on: "04-27", name: "abolition", since: 1984, zone: "mayotte", source: overseas },
  { on: "05-22", name: "abolition", since: 1984, zone: "martinique", source: overseas },
  { on: "05-27", name: "abolition", since: 1984, zone: "guadeloupe", source: overseas },
  { on: "06-10", name: "abolition", since: 1984, zone: "guyane", source: overseas },
  { on: "12-20", name: "abolition", since: 1984, zone: "reunion", source: overseas },
  { on: "10-09", name: "abolition", since: 1984, zone: "saintBarthelemy", source: overseas },
  // The decree of 2012 says 27 May; prefecture and circulars keep the 28th since 2018.
  {
    on: "05-27",
    name: "abolition",
    since: 1984,
    until: 2017,
    zone: "saintMartin",
    source: overseas,
  },
  { on: "05-28", name: "abolition", since: 2018, zone: "saintMartin", source: overseas },
]

/** The public holidays of a year, in their order. */
export function publicHolidays(year: number, zone: HolidayZone = "metropole"): Day[] {
  return [...new Set(holidaysOf(year, zone).map(({ day }) => day))].sort()
}

/** By which name a day is a public holiday, the first of two. */
export function holidayOn(day: Day, zone: HolidayZone = "metropole"): HolidayName | undefined {
  return holidaysOf(yearOf(day), zone).find((one) => one.day === day)?.name
}

function holidaysOf(year: number, zone: HolidayZone): { day: Day; name: HolidayName }[] {
  const easter = easterSunday(year)
  return holidays
    .filter(
      ({ since, until, zone: of }) =>
        since <= year && year <= (until ?? year) && (!of || of === zone),
    )
    .map(({ on, name }) => ({
      name,
      day: typeof on === "number" ? addDays(easter, on) : `${year}-${on}`,
    }))
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

/** The day itself, or the last working day before it. */
export function workingDayUntil(day: Day, zone: HolidayZone = "metropole"): Day {
  return isWorkingDay(day, zone) ? day : workingDayUntil(addDays(day, -1), zone)
}

/** What becomes of a day that is not worked: nothing, or it moves to the working day before or after. */
export type DayShift = "none" | "before" | "after"

/** The day on which something of a day is done. */
export function shiftedDay(day: Day, shift: DayShift, zone: HolidayZone = "metropole"): Day {
  if (shift === "none") return day
  return shift === "before" ? workingDayUntil(day, zone) : workingDayFrom(day, zone)
}

/** The zone of an address in France, by its postal code. */
export function holidayZoneOf(postalCode: string): HolidayZone {
  return (
    zonesByPostalCode[postalCode] ??
    zonesByDepartement[postalCode.slice(0, 3)] ??
    zonesByDepartement[postalCode.slice(0, 2)] ??
    "metropole"
  )
}

/** Two collectivities that bear the number of Guadeloupe. */
const zonesByPostalCode: Record<string, HolidayZone> = {
  "97133": "saintBarthelemy",
  "97150": "saintMartin",
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
