import type { CalendarEntry, CalendarPage } from "#contract/calendars"
import type { Language } from "#contract/values"
import { addDays, type Day } from "#domain/day"
import { isAllDay, repeats } from "#domain/series"
import { dayOf } from "#domain/zone"
import type { Context } from "../../ports/context"
import {
  type EventInView,
  listSeries,
  occurrencesWithin,
  settingsOf,
} from "../../work/calendar/occurrences.commands"
import {
  conflictsOf,
  type EventOccurrence,
  instantsOf,
  mostOccurrences,
  shownIn,
} from "../../work/calendar/rules"
import { listDaysOff } from "../../work/calendar/settings.queries"
import { type Layered, listLayers } from "./layers.commands"

interface Asked {
  from: Day
  to: Day
  layers: readonly string[]
  language: Language
}

type Happening = EventOccurrence & { eventId: string; event: EventInView }

/** What happens within some days, as the person's own clocks show it. */
export async function viewCalendar(
  context: Context,
  { from, to, layers, language }: Asked,
): Promise<CalendarPage> {
  const { db, owner } = context
  const [{ zone, hours }, series, daysOff, layered] = await Promise.all([
    settingsOf(context),
    listSeries(context, from, to),
    listDaysOff(db, owner, from, to),
    listLayers(context, [...layers, "holidays"], { from, to, language }),
  ])
  const each = series.map((event) =>
    occurrencesWithin(event, from, to).map((occurrence): Happening => ({ ...occurrence, event })),
  )
  const all = each.flat()
  const marked = overlapping(all)
  const surroundings = { occurrences: [], daysOff, hours, zone }
  for (const one of all)
    if (!marked.has(one) && conflictsOf(one, surroundings).length > 0) marked.add(one)
  const entries = [
    ...all.map((one) => showOccurrence(one, zone, marked.has(one))),
    ...layered.filter(({ layer }) => layers.includes(layer)).map(showLayer),
  ].filter((entry) => dayOf(entry.start) <= to && lastDayOf(entry) >= from)
  return {
    entries: entries.sort(byBeginning),
    cut: each.some(({ length }) => length >= mostOccurrences),
    daysOff: daysOff.map(({ day, half, title }) => ({ day, half, title })),
    holidays: layered.flatMap(({ layer, day }) => (layer === "holidays" ? [day] : [])),
    ...{ zone, hours },
  }
}

/** The busy ones that another event's time touches: gone through once, by their beginnings. */
function overlapping(all: readonly Happening[]): Set<Happening> {
  const spans = all
    .filter(({ fields }) => !fields.free)
    .map((one) => ({ one, ...instantsOf(one) }))
    .sort((some, other) => some.from.getTime() - other.from.getTime())
  const found = new Set<Happening>()
  let going: typeof spans = []
  for (const span of spans) {
    going = going.filter(({ to }) => to > span.from)
    for (const other of going)
      if (other.from < span.to && other.one.eventId !== span.one.eventId)
        found.add(other.one).add(span.one)
    going.push(span)
  }
  return found
}

function showOccurrence(one: Happening, zone: string, conflict: boolean): CalendarEntry {
  const { event, occurrence, fields } = one
  const own = shownIn(fields.zone, one)
  const isElsewhere = fields.zone !== zone && !isAllDay(one.start)
  return {
    ...{ kind: "event", id: event.row.id, version: event.row.version, conflict },
    occurrence: repeats(event.series) ? occurrence : null,
    ...{ title: fields.title, allDay: isAllDay(one.start), ...shownIn(zone, one) },
    zone: isElsewhere ? fields.zone : null,
    zoneStart: isElsewhere ? own.start : null,
    zoneEnd: isElsewhere ? own.end : null,
    ...{ color: fields.color, free: fields.free, detail: fields.place },
  }
}

/** Layers have the quietest colour, but for what is due. */
const showLayer = ({ layer, id, day, until, title, detail }: Layered): CalendarEntry => ({
  ...{ kind: layer, id, occurrence: null, version: null, conflict: false },
  title: title.filter(Boolean).join(" · "),
  ...{ allDay: true, start: day, end: until ?? day },
  ...{ zone: null, zoneStart: null, zoneEnd: null, free: true },
  color: "slate",
  detail: detail?.filter(Boolean).join(" · ") || null,
})

/** What ends at midnight is not in the day that begins then. */
const lastDayOf = ({ start, end }: CalendarEntry): Day =>
  end > start && end.endsWith("T00:00") ? addDays(dayOf(end), -1) : dayOf(end)

const byBeginning = (one: CalendarEntry, other: CalendarEntry) =>
  one.start === other.start ? (one.end > other.end ? -1 : 1) : one.start < other.start ? -1 : 1
