import { addDays, type Day } from "./day"
import { type DayShift, type HolidayZone, shiftedDay } from "./public-holidays"
import { datesBetween, nextDates, type Recurrence } from "./recurrence"

/** A date by the rule, and the day on which it is done where that one is not worked. */
export interface ScheduledDate {
  nominal: Day
  day: Day
}

/** When something happens from a day on, until the next edition; deactivated, it does not. */
export interface Edition {
  from: Day
  active: boolean
  recurrence: Recurrence
  shift: DayShift
}

/**
 * The next dates from a day on. Each belongs to the edition of its day: an edit bears on later dates only, even where
 * earlier ones are caught up after it. Each is moved from its own nominal day, never from a moved one.
 */
export function scheduledDates(
  editions: readonly Edition[],
  from: Day,
  count: number,
  zone: HolidayZone = "metropole",
): ScheduledDate[] {
  const dates: ScheduledDate[] = []
  editions.forEach(({ from: begins, active, recurrence, shift }, at) => {
    const next = editions[at + 1]
    // The first one holds for all days before it, too.
    const first = at > 0 && begins > from ? begins : from
    if (!active || dates.length >= count || (next && next.from <= first)) return
    const left = count - dates.length
    const found = next
      ? datesBetween(recurrence, first, addDays(next.from, -1), left)
      : nextDates(recurrence, first, left)
    dates.push(...found.map((nominal) => ({ nominal, day: shiftedDay(nominal, shift, zone) })))
  })
  return dates
}

/** The dates that have come by a day and were not done yet, the oldest first. */
export function datesDue(
  editions: readonly Edition[],
  from: Day,
  today: Day,
  zone: HolidayZone = "metropole",
  most = 500,
): ScheduledDate[] {
  const due: ScheduledDate[] = []
  // The order is that of the nominal days: one that is moved waits for none but those before it.
  for (const date of scheduledDates(editions, from, most, zone)) {
    if (date.day > today) break
    due.push(date)
  }
  return due
}

/** The edition that holds on a day; before the first, that one. */
export const editionOn = <Each extends { from: Day }>(
  editions: readonly Each[],
  day: Day,
): Each | undefined => editions.findLast(({ from }) => from <= day) ?? editions[0]
