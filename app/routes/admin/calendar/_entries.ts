import type { CalendarEntry } from "#contract/calendars"
import { addDays, type Day } from "#domain/day"
import { dayOf, minutesBetween } from "#domain/zone"

/** What tells entries apart: occurrences of one event have its id. */
export const keyOf = ({ kind, id, start }: Pick<CalendarEntry, "kind" | "id" | "start">): string =>
  `${kind} ${id} ${start}`

/** Whether an entry touches a day; what ends at midnight is not in the day that begins then. */
export const isOn = (entry: CalendarEntry, day: Day): boolean =>
  dayOf(entry.start) <= day && day <= lastDayOf(entry)

export function lastDayOf({ start, end }: Pick<CalendarEntry, "start" | "end">): Day {
  return end > start && end.endsWith("T00:00") ? addDays(dayOf(end), -1) : dayOf(end)
}

/** A bar over whole days: what is all day, and what lasts beyond a night. */
export const isBar = (entry: CalendarEntry): boolean =>
  entry.allDay || minutesBetween(entry.start, entry.end) >= 1440

export const timeOf = (moment: string): string => (moment.includes("T") ? moment.slice(11) : "")

/**
 * Each entry of a week in a lane, so that one of several days has the same in each of them. One's own appointments come
 * first: what layers add pushes none of them out of sight.
 */
export function lanesOf(entries: readonly CalendarEntry[], days: readonly Day[]) {
  const taken = days.map(() => new Set<number>())
  const lanes = new Map<CalendarEntry, number>()
  const long = (entry: CalendarEntry) => days.filter((day) => isOn(entry, day)).length
  const ordered = [...entries].sort(
    (one, other) =>
      Number(other.kind === "event") - Number(one.kind === "event") ||
      Number(long(other) > 1) - Number(long(one) > 1) ||
      (one.start < other.start ? -1 : 1),
  )
  for (const entry of ordered) {
    const its = days.flatMap((day, at) => (isOn(entry, day) ? [at] : []))
    let lane = 0
    while (its.some((at) => taken[at]?.has(lane))) lane++
    for (const at of its) taken[at]?.add(lane)
    lanes.set(entry, lane)
  }
  return lanes
}

export interface Placed {
  entry: CalendarEntry
  /** In quarters of an hour since midnight. */
  from: number
  to: number
  column: number
  columns: number
}

const quarters = 96

/** Where entries of a day stand: those that overlap side by side. */
export function placesOf(entries: readonly CalendarEntry[], day: Day): Placed[] {
  const midnight = `${day}T00:00`
  const at = (moment: string) => minutesBetween(midnight, moment) / 15
  const placed = entries
    .filter((entry) => !isBar(entry) && isOn(entry, day))
    .map((entry) => {
      const from = Math.max(0, Math.floor(at(entry.start)))
      return { entry, from, to: Math.min(quarters, Math.max(from + 2, Math.ceil(at(entry.end)))) }
    })
    .sort((one, other) => one.from - other.from || other.to - one.to)
  const all: Placed[] = []
  let group: Placed[] = []
  const close = () => {
    const columns = Math.min(6, Math.max(0, ...group.map(({ column }) => column)) + 1)
    for (const one of group)
      all.push({ ...one, column: Math.min(one.column, columns - 1), columns })
    group = []
  }
  for (const one of placed) {
    if (group.length > 0 && group.every(({ to }) => to <= one.from)) close()
    const used = new Set(group.filter(({ to }) => to > one.from).map(({ column }) => column))
    let column = 0
    while (used.has(column)) column++
    group.push({ ...one, column, columns: 1 })
  }
  close()
  return all
}
