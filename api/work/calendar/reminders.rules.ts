import type { EventReminder } from "#contract/events"
import { addDays } from "#domain/day"
import { occurrencesBetween } from "#domain/series"
import { clockTimeIn, dayOf } from "#domain/zone"
import { type EventOccurrence, type EventSeries, instantsOf, reminderAt } from "./rules"

/** A reminder that is due, and of what. */
export interface DueReminder {
  occurrence: EventOccurrence
  reminder: EventReminder
  at: Date
  /** When the occurrence begins, and when it is over. */
  from: Date
  to: Date
}

const day = 86_400_000
/** No reminder comes earlier than so many days before. */
const farthest = 370

/** The reminders of a series that are due after an instant and until another. */
export function remindersBetween(series: EventSeries, after: Date, until: Date): DueReminder[] {
  if (!remindsAtAll(series)) return []
  const { zone } = series.fields
  const first = addDays(dayOf(clockTimeIn(zone, after)), -1)
  const last = addDays(dayOf(clockTimeIn(zone, until)), farthest)
  return dueOf(series, first, last).filter(({ at }) => at > after && at <= until)
}

/** When the next reminder of a series is due. */
export function nextReminder(series: EventSeries, after: Date): Date | null {
  if (!remindsAtAll(series)) return null
  const first = addDays(dayOf(clockTimeIn(series.fields.zone, after)), -1)
  // What comes every few years is looked for farther away.
  for (const days of [farthest + 40, 4_000, 40_000]) {
    const times = dueOf(series, first, addDays(first, days))
      .map(({ at }) => at.getTime())
      .filter((at) => at > after.getTime())
    if (times.length > 0) return new Date(Math.min(...times))
  }
  return null
}

/** Most events announce nothing, and are not counted through. */
const remindsAtAll = ({ fields, overrides }: EventSeries) =>
  fields.reminders.length > 0 ||
  Object.values(overrides).some((override) => override.fields?.reminders?.length)

const dueOf = (series: EventSeries, first: string, last: string): DueReminder[] =>
  occurrencesBetween(series, first, last).flatMap((occurrence) =>
    occurrence.fields.reminders.map((reminder) => ({
      ...{ occurrence, reminder, at: reminderAt(occurrence, reminder) },
      ...instantsOf(occurrence),
    })),
  )

export type Ring = "now" | "missed" | "never"

/** What becomes of a reminder that is due: what was due a day ago is listed only, what is over by a day is nothing. */
export function ringOf({ at, to }: DueReminder, now: Date): Ring {
  if (to.getTime() < now.getTime() - day) return "never"
  return at.getTime() < now.getTime() - day ? "missed" : "now"
}
