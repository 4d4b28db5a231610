import type { WorkingHours } from "#contract/calendars"
import type {
  Event,
  EventChanges,
  EventConflict,
  EventRecurrence,
  EventReminder,
  NewEvent,
} from "#contract/events"
import { addDays, type Day, daysBetween } from "#domain/day"
import { lastDate, nthOf, type Recurrence, startingOn } from "#domain/recurrence"
import {
  endOf,
  isAllDay,
  lastDayOf,
  type Moment,
  type Occurrence,
  type Series,
  type SeriesChange,
} from "#domain/series"
import { weekdayOf } from "#domain/weekday"
import { addMinutes, clockTimeIn, dayOf, instantIn, minutesBetween } from "#domain/zone"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { EventRow, OverrideRow } from "./queries"
import type { EventFields } from "./schema"

export type EventSeries = Series<EventFields>
export type EventOccurrence = Occurrence<EventFields>

/** The calendar of someone who has said nothing about theirs. */
export const usualZone = "Europe/Paris"
const day = { from: "09:00", to: "18:00" }
export const usualHours: WorkingHours = {
  ...{ mo: day, tu: day, we: day, th: day, fr: day },
  ...{ sa: null, su: null },
}

/** As many occurrences of a series as are shown at once. */
export const mostOccurrences = 500

const own = ["title", "zone", "color", "free", "place", "notes", "link", "reminders"] as const

const fieldsOf = (event: Record<(typeof own)[number], unknown>) =>
  Object.fromEntries(own.map((name) => [name, event[name]])) as unknown as EventFields

/** A row, and what was changed of its occurrences, as the series that it is. */
export const seriesOf = (
  row: EventRow,
  overrides: readonly Omit<OverrideRow, "eventId">[],
): EventSeries => ({
  start: row.startTime ? `${row.startDate}T${row.startTime}` : row.startDate,
  length: row.length,
  rule: row.rule,
  fields: fieldsOf(row),
  overrides: Object.fromEntries(
    overrides.map(({ occurrence, cancelled, start, length, fields }) => [
      occurrence,
      {
        ...(cancelled && { cancelled }),
        ...(start !== null && { start }),
        ...(length !== null && { length }),
        fields,
      },
    ]),
  ),
})

/** The columns that a series fills. */
export function columnsOf(series: EventSeries) {
  const { start, length, rule, fields } = series
  return {
    ...fields,
    startDate: dayOf(start),
    startTime: isAllDay(start) ? null : start.slice(11),
    ...{ length, rule },
    ...spanOf(series),
  }
}

export const overridesOf = ({ overrides }: EventSeries) =>
  Object.entries(overrides).map(([occurrence, override]) => ({
    occurrence,
    cancelled: override.cancelled ?? false,
    start: override.start ?? null,
    length: override.length ?? null,
    fields: override.fields ?? {},
  }))

/** The days within which it happens; a day more, as it may be another in the zone of who looks. */
function spanOf(series: EventSeries): { firstDay: Day; lastDay: Day | null } {
  const { start, length, rule, dates, overrides } = series
  const moved = Object.values(overrides).flatMap(({ start: to, length: its = length }) =>
    to ? [{ first: dayOf(to), last: lastDayOf(to, its) }] : [],
  )
  const last = dates ? null : rule ? lastDate(rule) : dayOf(start)
  const away = daysBetween(dayOf(start), lastDayOf(start, length))
  const firsts = [dayOf(start), ...moved.map(({ first }) => first)].sort()
  const lasts = [addDays(last ?? dayOf(start), away), ...moved.map((one) => one.last)].sort()
  return {
    firstDay: addDays(firsts[0] ?? dayOf(start), -1),
    lastDay: last === null ? null : addDays(lasts.at(-1) ?? dayOf(start), 1),
  }
}

/** What is typed of a rule, as the rule. */
export function ruleOf(recurrence: EventRecurrence, start: Day): Recurrence {
  const { frequency, every, weekdays, on, until, times } = recurrence
  const isOfMonths = frequency === "monthly" || frequency === "yearly"
  return {
    ...{ frequency, every, start, expiry: until, times },
    ...(frequency === "weekly" && weekdays.length > 0 && { weekdays }),
    ...(isOfMonths && on === "monthEnd" && { monthEnd: true }),
    ...(isOfMonths && on === "nth" && { nth: nthOf(start) }),
    ...(isOfMonths && on === "last" && { nth: { n: -1, weekday: weekdayOf(start) } }),
  }
}

/** And back. */
export function recurrenceOf(rule: Recurrence | null): EventRecurrence | null {
  if (!rule || rule.frequency === "once" || rule.frequency === "quarterly") return null
  const { frequency, every, start, expiry, times, monthEnd, nth, weekdays } = rule
  return {
    ...{ frequency, every, until: expiry, times: times ?? null },
    weekdays: frequency === "weekly" ? [...(weekdays ?? [weekdayOf(start)])] : [],
    on: monthEnd ? "monthEnd" : nth ? (nth.n === -1 ? "last" : "nth") : "day",
  }
}

type Typed = Pick<NewEvent, "allDay" | "startDate" | "startTime" | "endDate" | "endTime">

/** What was typed of its times, as a start and a length. */
export function momentOf({ allDay, startDate, startTime, endDate, endTime }: Typed): {
  start: Moment
  length: number
} {
  if (allDay) return { start: startDate, length: daysBetween(startDate, endDate) + 1 }
  const start = `${startDate}T${startTime}`
  return { start, length: minutesBetween(start, `${endDate}T${endTime}`) }
}

/** The same the other way round. */
export function typedOf({ start, length }: { start: Moment; length: number }): Typed {
  const allDay = isAllDay(start)
  const end = endOf(start, length)
  return {
    allDay,
    startDate: dayOf(start),
    startTime: allDay ? null : start.slice(11),
    endDate: dayOf(end),
    endTime: allDay ? null : end.slice(11),
  }
}

/** A series of what was typed. */
export function newSeries(event: NewEvent, zone: string): EventSeries {
  const { start, length } = momentOf(event)
  // The day that was asked for is one of its own: a rule that misses it takes its weekday too.
  const rule = event.recurrence && startingOn(ruleOf(event.recurrence, event.startDate))
  return { start, length, rule, fields: fieldsOf({ ...event, zone }), overrides: {} }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What of an occurrence was changed by what was typed in its form, and nothing else. */
export function changeOf(
  shown: EventOccurrence,
  current: EventSeries,
  typed: EventChanges,
  zone: string,
): SeriesChange<EventFields> {
  const { start, length } = momentOf(typed)
  const given = fieldsOf({ ...typed, zone })
  const fields = Object.fromEntries(
    own.filter((name) => !same(given[name], shown.fields[name])).map((name) => [name, given[name]]),
  )
  const isOther =
    !current.dates && !same(ruleSaid(typed.recurrence), ruleSaid(recurrenceOf(current.rule)))
  return {
    ...(start !== shown.start && { start }),
    ...(length !== shown.length && { length }),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(isOther && {
      rule: typed.recurrence && startingOn(ruleOf(typed.recurrence, dayOf(start))),
    }),
  }
}

/** What a rule says, in one order. */
const ruleSaid = (rule: EventRecurrence | null) =>
  rule && [
    ...[rule.frequency, rule.every, rule.until, rule.times],
    rule.frequency === "weekly" ? [...rule.weekdays].sort() : rule.on,
  ]

/** Whether other calendars must look again: a time or a rule is another. */
export const isRescheduled = (change: SeriesChange<EventFields>) =>
  change.start !== undefined ||
  change.length !== undefined ||
  change.rule !== undefined ||
  change.fields?.zone !== undefined

/**
 * How the part is called that a series goes on as from an occurrence on: by the series, so that it is known again, and
 * by an id of its own.
 */
export const nameOfPart = (uid: string, occurrence: Moment, id: string): string =>
  `${partName.exec(uid)?.[1] ?? uid}#${occurrence}~${id.slice(0, 8)}`

export const partName = /^(.+)#(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?)~[0-9a-f]{8}$/s

/** The instants between which it happens; what is all day lasts from midnight to midnight. */
export function instantsOf({ start, length, fields }: EventOccurrence): { from: Date; to: Date } {
  const { zone } = fields
  if (!isAllDay(start)) {
    const from = instantIn(zone, start)
    const to = instantIn(zone, addMinutes(start, length))
    // Begun in the hour that the clocks leave out, it would be over before.
    return { from, to: to <= from ? new Date(from.getTime() + length * 60_000) : to }
  }
  const midnight = (of: Day) => instantIn(zone, `${of}T00:00`)
  return { from: midnight(start), to: midnight(addDays(start, length)) }
}

/** When it begins and ends by the clocks of a zone; a day stays the day that it is. */
export function shownIn(
  zone: string,
  { start, length, fields }: EventOccurrence,
): { start: Moment; end: Moment } {
  const end = endOf(start, length)
  if (isAllDay(start)) return { start, end }
  // Its own clocks too leave an hour out once a year, and show the next one.
  const there = (local: string) => clockTimeIn(zone, instantIn(fields.zone, local))
  const [from, to] = [there(start), there(end)]
  return { start: from, end: to <= from ? addMinutes(from, length) : to }
}

/** When a reminder of an occurrence is due. */
export function reminderAt(occurrence: EventOccurrence, reminder: EventReminder): Date {
  const { start, fields } = occurrence
  const { amount, unit, at } = reminder
  const days = unit === "weeks" ? amount * 7 : unit === "days" ? amount : 0
  if (isAllDay(start)) return instantIn(fields.zone, `${addDays(start, -days)}T${at ?? "09:00"}`)
  const minutes = unit === "hours" ? amount * 60 : unit === "minutes" ? amount : 0
  const local = `${addDays(dayOf(start), -days)}${start.slice(10)}`
  return new Date(instantIn(fields.zone, local).getTime() - minutes * 60_000)
}

/** By which it is known that a reminder rang. */
export const reminderName = ({ amount, unit, at }: EventReminder): string =>
  `${amount} ${unit}${at ? ` ${at}` : ""}`

interface Surroundings {
  occurrences: readonly (EventOccurrence & { eventId: string })[]
  daysOff: readonly { day: Day; half: "morning" | "afternoon" | null; title: string | null }[]
  hours: WorkingHours
  zone: string
}

/** What stands in the way of a busy event: it is told, and forbids nothing. */
export function conflictsOf(
  event: EventOccurrence & { eventId: string },
  { occurrences, daysOff, hours, zone }: Surroundings,
): EventConflict[] {
  if (event.fields.free) return []
  const its = instantsOf(event)
  const others = occurrences
    .filter(({ fields, eventId }) => !fields.free && eventId !== event.eventId)
    .filter((other) => {
      const span = instantsOf(other)
      return span.from < its.to && its.from < span.to
    })
    .map((other) => ({
      kind: "event" as const,
      eventId: other.eventId,
      title: other.fields.title,
      day: dayOf(other.start),
    }))
  const { start, end } = shownIn(zone, event)
  const off = daysOff
    .filter(({ day: on, half }) => touches(start, end, on, half))
    .map(({ day: on, title }) => ({ kind: "dayOff" as const, eventId: null, title, day: on }))
  return [...others, ...off, ...outsideHours(start, end, hours)].slice(0, 20)
}

/** Whether a time touches a day, or the half of it. */
function touches(start: Moment, end: Moment, on: Day, half: "morning" | "afternoon" | null) {
  if (isAllDay(start)) return start <= on && on <= end
  const from = half === "afternoon" ? `${on}T13:00` : `${on}T00:00`
  const to = half === "morning" ? `${on}T13:00` : `${addDays(on, 1)}T00:00`
  return start < to && from < end
}

/** An event that is not within the hours of its day, a night too; what lasts longer than a day is no matter of hours. */
function outsideHours(start: Moment, end: Moment, hours: WorkingHours): EventConflict[] {
  if (isAllDay(start) || minutesBetween(start, end) > 1_440) return []
  const isNight = dayOf(start) !== dayOf(end)
  if (isNight) return [{ kind: "outsideHours", eventId: null, title: null, day: dayOf(start) }]
  const its = hours[weekdayOf(dayOf(start))]
  if (its && start.slice(11) >= its.from && end.slice(11) <= its.to) return []
  return [{ kind: "outsideHours", eventId: null, title: null, day: dayOf(start) }]
}

/** What someone can do with an event. */
export const eventActs = (rights: Rights) =>
  permitted(rights, { change: "calendar.edit", remove: "calendar.delete" })

/** A row as it travels, with an occurrence's own where one is meant. */
export function showEvent(row: EventRow, occurrence: EventOccurrence): Event {
  const { id, version, clientId, clientName, contractId, contractTitle } = row
  const { projectId, projectName } = row
  return {
    ...{ id, version, clientId, clientName, contractId, contractTitle },
    ...{ projectId, projectName },
    ...occurrence.fields,
    ...typedOf(occurrence),
    recurrence: recurrenceOf(row.rule),
    counted: row.rule && {
      from: row.rule.start,
      monthDay: row.rule.monthDay ?? Number(row.rule.start.slice(8)),
    },
    custom: row.foreignRule !== null,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}
