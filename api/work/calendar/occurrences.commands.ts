import type { CalendarSettings } from "#contract/calendars"
import { eventConflicts } from "#contract/choices"
import type { EventConflict } from "#contract/events"
import { addDays, type Day, daysBetween } from "#domain/day"
import { lastDayOf, type Moment, occurrencesBetween, onDay } from "#domain/series"
import { dayOf } from "#domain/zone"
import { expandRule } from "../../icalendar/expand"
import type { Context } from "../../ports/context"
import * as queries from "./queries"
import {
  conflictsOf,
  type EventOccurrence,
  type EventSeries,
  mostOccurrences,
  seriesOf,
  shownIn,
  usualHours,
  usualZone,
} from "./rules"
import { findSettings, listOffDays } from "./settings.queries"

type Reading = Pick<Context, "db" | "owner">

/** When someone works, and by which clocks. */
export async function settingsOf({ db, owner }: Reading): Promise<CalendarSettings> {
  return (await findSettings(db, owner)) ?? { version: 0, zone: usualZone, hours: usualHours }
}

/** An event with what was changed of its occurrences. */
export function readSeries(
  row: queries.EventRow,
  overrides: readonly Omit<queries.OverrideRow, "eventId">[],
): EventSeries {
  const series = seriesOf(row, overrides)
  return row.foreignRule === null ? series : byForeignRule(series, row.foreignRule)
}

/** A series whose starts a rule of another calendar names. */
export function byForeignRule(series: EventSeries, rule: string): EventSeries {
  const { start, fields } = series
  const dates = (from: Day, to: Day, most: number) =>
    expandRule(rule, start, from, to, { most, zone: fields.zone })
  return { ...series, dates }
}

/** For so many days a series of another calendar is asked whether it can be moved. */
const daysAsked = 800

/** Whether, of a series by a rule of another calendar, each would happen as much later as one of it, and none be lost. */
export function isMovable(
  { foreignRule }: Pick<queries.EventRow, "foreignRule">,
  series: EventSeries,
  [occurrence, to]: readonly [occurrence: Moment, to: Moment],
): boolean {
  if (foreignRule === null) return true
  const away = daysBetween(dayOf(occurrence), dayOf(to))
  const moved = (name: Moment) => onDay(addDays(dayOf(name), away), to)
  const startsOf = (one: EventSeries) =>
    one.dates?.(dayOf(one.start), addDays(dayOf(one.start), daysAsked), 500) ?? []
  const its = byForeignRule({ ...series, start: moved(series.start) }, foreignRule)
  return startsOf(its).join() === startsOf(series).map(moved).join()
}

export async function findSeries({ db, owner }: Reading, row: queries.EventRow) {
  return readSeries(row, await queries.listOverrides(db, owner, [row.id]))
}

export interface EventInView {
  row: queries.EventRow
  series: EventSeries
}

/** The events that may happen within some days, each with what was changed of its occurrences. */
export async function listSeries(
  { db, owner }: Reading,
  from: Day,
  to: Day,
): Promise<EventInView[]> {
  const rows = await queries.listEventsWithin(db, owner, addDays(from, -1), addDays(to, 1))
  const repeated = rows.filter(({ rule, foreignRule }) => rule ?? foreignRule)
  const all = await queries.listOverrides(
    db,
    owner,
    repeated.map(({ id }) => id),
  )
  const byEvent = new Map<string, queries.OverrideRow[]>()
  for (const override of all)
    byEvent.set(override.eventId, [...(byEvent.get(override.eventId) ?? []), override])
  return rows.map((row) => ({ row, series: readSeries(row, byEvent.get(row.id) ?? []) }))
}

/** Their occurrences, a day more at both ends, as clocks of other zones may show another. */
export const occurrencesWithin = ({ row, series }: EventInView, from: Day, to: Day) =>
  occurrencesBetween(series, addDays(from, -1), addDays(to, 1), mostOccurrences).map(
    (occurrence) => ({ ...occurrence, eventId: row.id }),
  )

/** What stands in the way of an occurrence. */
export async function listConflicts(
  context: Reading,
  eventId: string,
  occurrence: EventOccurrence,
): Promise<EventConflict[]> {
  if (occurrence.fields.free) return []
  const from = dayOf(occurrence.start)
  const to = lastDayOf(occurrence.start, occurrence.length)
  const { db, owner } = context
  const [near, daysOff, { hours, zone }] = await Promise.all([
    listSeries(context, from, to),
    listOffDays(db, owner, addDays(from, -1), addDays(to, 1)),
    settingsOf(context),
  ])
  const occurrences = near.flatMap((event) => occurrencesWithin(event, from, to))
  return conflictsOf({ ...occurrence, eventId }, { occurrences, daysOff, hours, zone })
}

/** So far ahead, and of so many dates, a series is told what stands in its way; of each kind so much. */
const told = { days: 190, dates: 60, conflicts: 10 }

/** What stands in the way of the next dates of a series. */
export async function listSeriesConflicts(
  context: Reading & { today: Day },
  eventId: string,
  series: EventSeries,
): Promise<EventConflict[]> {
  const first = nextOccurrence(series, context.today)
  if (!first) return []
  const from = dayOf(first.start)
  const to = addDays(from, told.days)
  const { db, owner } = context
  const [near, daysOff, { hours, zone }] = await Promise.all([
    listSeries(context, from, to),
    listOffDays(db, owner, addDays(from, -1), addDays(to, 1)),
    settingsOf(context),
  ])
  const byDay = new Map<Day, (EventOccurrence & { eventId: string })[]>()
  for (const event of near)
    for (const other of event.row.id === eventId ? [] : occurrencesWithin(event, from, to))
      for (const day of daysTouched(other)) byDay.set(day, [...(byDay.get(day) ?? []), other])
  const all = occurrencesBetween(series, from, to, told.dates).flatMap((one) => {
    const occurrences = [...new Set(daysTouched(one).flatMap((day) => byDay.get(day) ?? []))]
    return conflictsOf({ ...one, eventId }, { occurrences, daysOff, hours, zone })
  })
  return eventConflicts.flatMap((kind) =>
    all.filter((conflict) => conflict.kind === kind).slice(0, told.conflicts),
  )
}

/** The days that it touches, and one more at both ends, as clocks of other zones may show another. */
function daysTouched({ start, length }: EventOccurrence): Day[] {
  const first = addDays(dayOf(start), -1)
  const count = daysBetween(first, lastDayOf(start, length)) + 2
  return Array.from({ length: count }, (_, at) => addDays(first, at))
}

/** The occurrence that comes next, or the first where all are over. */
export function nextOccurrence(series: EventSeries, today: Day): EventOccurrence | undefined {
  // Far enough for what comes every few years.
  for (const days of [40, 800, 40_000]) {
    const [next] = occurrencesBetween(series, today, addDays(today, days), 20)
    if (next) return next
  }
  const start = dayOf(series.start)
  for (const days of [40, 800, 40_000]) {
    const [first] = occurrencesBetween(series, addDays(start, -400), addDays(start, days), 20)
    if (first) return first
  }
  return undefined
}

/** The days on which it happens next, by the clocks of a zone. */
export const nextDays = (series: EventSeries, today: Day, zone: string): Day[] =>
  // More than are shown, as some of them may have been deleted.
  occurrencesBetween(series, addDays(today, -1), addDays(today, 3_700), 60)
    .map((one) => dayOf(shownIn(zone, one).start))
    .filter((day) => day >= today)
    .slice(0, 5)
