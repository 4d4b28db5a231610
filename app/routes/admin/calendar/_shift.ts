import type { CalendarEntry } from "#contract/calendars"
import { addDays, type Day } from "#domain/day"
import { addMinutes, clockTimeIn, dayOf, instantIn, minutesBetween } from "#domain/zone"
import { lastDayOf } from "./_entries"

/** How far something is moved, and by how much its end beyond that. */
export interface Shift {
  days: number
  minutes: number
  longer: number
}

export const still: Shift = { days: 0, minutes: 0, longer: 0 }

export const isStill = ({ days, minutes, longer }: Shift) => !days && !minutes && !longer

/** No event is shorter. */
const leastMinutes = 15

/** When an entry would be: what is sent of a move. */
export interface Moved {
  allDay: boolean
  startDate: Day
  startTime: string
  endDate: Day
  endTime: string
}

/** An entry moved, as the clocks of its own zone show it; what is all day moves by whole days. */
export function shifted(entry: CalendarEntry, { days, minutes, longer }: Shift): Moved {
  const moved = (start: string, end: string) => {
    const by = days * 1440 + minutes
    const length = Math.max(leastMinutes, minutesBetween(start, end) + longer)
    const from = addMinutes(start, by)
    return { from, to: addMinutes(from, length) }
  }
  if (entry.allDay)
    return {
      allDay: true,
      ...{ startDate: addDays(dayOf(entry.start), days), startTime: "" },
      ...{ endDate: addDays(lastDayOf(entry), days), endTime: "" },
    }
  const { from, to } = moved(entry.zoneStart ?? entry.start, entry.zoneEnd ?? entry.end)
  return {
    allDay: false,
    ...{ startDate: dayOf(from), startTime: from.slice(11) },
    ...{ endDate: dayOf(to), endTime: to.slice(11) },
  }
}

/** The same by the clocks that one looks at the calendar by, where its own are others. */
export function shownAt(moved: Moved, { zone: its }: CalendarEntry, own: string): Moved {
  if (moved.allDay || !its) return moved
  const here = (day: Day, time: string) => clockTimeIn(own, instantIn(its, `${day}T${time}`))
  const [from, to] = [here(moved.startDate, moved.startTime), here(moved.endDate, moved.endTime)]
  return {
    allDay: false,
    ...{ startDate: dayOf(from), startTime: from.slice(11) },
    ...{ endDate: dayOf(to), endTime: to.slice(11) },
  }
}
