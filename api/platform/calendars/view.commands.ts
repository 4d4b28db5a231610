import type { CalendarEntry, CalendarPage } from "#contract/calendars"
import type { Language } from "#contract/values"
import { addDays, type Day } from "#domain/day"
import { isAllDay, repeats } from "#domain/series"
import { clockTimeIn, dayOf, instantIn } from "#domain/zone"
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
import { listOffDays } from "../../work/calendar/settings.queries"
import { type Layered, listLayers } from "./layers.commands"

interface Asked {
  from: Day
  to: Day
  /** As many entries of a day as are wanted. */
  most?: number
  layers: readonly string[]
  language: Language
}

type Happening = EventOccurrence & { eventId: string; event: EventInView }

/** What happens within some days, as the person's own clocks show it. */
export async function viewCalendar(
  context: Context,
  { from, to, most, layers, language }: Asked,
): Promise<CalendarPage> {
  const { db, owner } = context
  const [{ zone, hours }, series, daysOff, ofLayers] = await Promise.all([
    settingsOf(context),
    listSeries(context, from, to),
    listOffDays(db, owner, from, to),
    listLayers(context, [...layers, "holidays"], { from, to, language }),
  ])
  const each = series.map((event) =>
    occurrencesWithin(event, from, to).map((occurrence): Happening => ({ ...occurrence, event })),
  )
  const all = each.flat().map((one) => ({ one, ...shownIn(zone, one) }))
  const layered = ofLayers
    .filter(({ layer }) => layers.includes(layer))
    .map((day) => showLayer(day, zone))
  const { kept, more } = firstOfDays([...all, ...layered], { from, to, most: most ?? Infinity })
  const shown = kept.flatMap((entry) => ("one" in entry ? [entry.one] : []))
  const marked = overlapping(all.map(({ one }) => one))
  const surroundings = { occurrences: [], daysOff, hours, zone }
  for (const one of shown)
    if (!marked.has(one) && conflictsOf(one, surroundings).length > 0) marked.add(one)
  return {
    entries: kept
      .map((entry) =>
        "one" in entry
          ? showOccurrence(entry.one, { ...entry, zone }, marked.has(entry.one))
          : entry,
      )
      .sort(byBeginning),
    more,
    cut: each.some(({ length }) => length >= mostOccurrences),
    daysOff: daysOff.map(({ day, half, title }) => ({ day, half, title })),
    holidays: ofLayers.flatMap(({ layer, day, title }) =>
      layer === "holidays" ? [{ day, title: title.filter(Boolean).join(" · ") }] : [],
    ),
    ...{ zone, hours },
  }
}

type Span = Pick<CalendarEntry, "start" | "end">

/**
 * Those that touch some days, of each day the first ones: one's own before what layers add, what lasts for days, then by
 * their beginnings.
 */
function firstOfDays<Entry extends Span | (Span & { one: Happening })>(
  entries: readonly Entry[],
  { from, to, most }: { from: Day; to: Day; most: number },
): { kept: Entry[]; more: Record<Day, number> } {
  const byDay = new Map<Day, Entry[]>()
  const ordered = entries
    .map((entry) => ({ entry, first: dayOf(entry.start), last: lastDayOf(entry) }))
    .filter(({ first, last }) => first <= to && last >= from)
    .sort(
      (one, other) =>
        Number("one" in other.entry) - Number("one" in one.entry) ||
        Number(other.last > other.first) - Number(one.last > one.first) ||
        byBeginning(one.entry, other.entry),
    )
  for (const { entry, first, last } of ordered)
    for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1)) {
      const its = byDay.get(day)
      if (its) its.push(entry)
      else byDay.set(day, [entry])
    }
  if (most === Infinity) return { kept: ordered.map(({ entry }) => entry), more: {} }
  const kept = new Set([...byDay.values()].flatMap((its) => its.slice(0, most)))
  const beyond = [...byDay].flatMap(([day, { length }]): [Day, number][] =>
    length > most ? [[day, length - most]] : [],
  )
  return { kept: [...kept], more: Object.fromEntries(beyond) }
}

interface BusySpan {
  one: Happening
  from: number
  to: number
}

const touch = (one: BusySpan, other: BusySpan): boolean =>
  one.one.eventId !== other.one.eventId && one.from < other.to && other.from < one.to

/** The busy ones that another event's time touches: each is held against what comes next, and what lasts longest so far. */
function overlapping(all: readonly Happening[]): Set<Happening> {
  const spans = all.flatMap((one): BusySpan[] => {
    if (one.fields.free) return []
    const { from, to } = instantsOf(one)
    return [{ one, from: from.getTime(), to: to.getTime() }]
  })
  spans.sort((some, other) => some.from - other.from)
  const found = new Set<Happening>()
  /** The two of different events that last longest, of those before. */
  let [longest, next]: (BusySpan | undefined)[] = []
  for (const [at, span] of spans.entries()) {
    const before =
      span.from === span.to
        ? spans.slice(0, at).find((other) => touch(span, other))
        : [longest, next].find((other) => other && touch(span, other))
    if (before) found.add(span.one)
    for (let later = at + 1; (spans[later]?.from ?? Infinity) <= span.to; later += 1) {
      const other = spans[later]
      if (!other || !touch(span, other)) continue
      found.add(span.one).add(other.one)
      break
    }
    if (!longest || span.to > longest.to) {
      if (longest && longest.one.eventId !== span.one.eventId) next = longest
      longest = span
    } else if (span.one.eventId !== longest.one.eventId && (!next || span.to > next.to)) next = span
  }
  return found
}

function showOccurrence(
  one: Happening,
  { start, end, zone }: Span & { zone: string },
  conflict: boolean,
): CalendarEntry {
  const { event, occurrence, fields } = one
  const own = shownIn(fields.zone, one)
  const isElsewhere = fields.zone !== zone && !isAllDay(one.start)
  return {
    ...{ kind: "event", id: event.row.id, version: event.row.version, conflict },
    occurrence: repeats(event.series) ? occurrence : null,
    ...{ title: fields.title, allDay: isAllDay(one.start), start, end },
    zone: isElsewhere ? fields.zone : null,
    zoneStart: isElsewhere ? own.start : null,
    zoneEnd: isElsewhere ? own.end : null,
    ...{ color: fields.color, free: fields.free, detail: fields.place },
  }
}

/** Layers have the quietest colour, but for what is due; what has an hour of its day, by the clocks of Paris, is at it. */
function showLayer(
  { layer, id, day, at, until, title, detail }: Layered,
  zone: string,
): CalendarEntry {
  const moment = at && clockTimeIn(zone, instantIn("Europe/Paris", `${day}T${at}`))
  return {
    ...{ kind: layer, id, occurrence: null, version: null, conflict: false },
    title: title.filter(Boolean).join(" · "),
    ...{ allDay: !moment, start: moment || day, end: moment || until || day },
    ...{ zone: null, zoneStart: null, zoneEnd: null, free: true },
    color: "slate",
    detail: detail?.filter(Boolean).join(" · ") || null,
  }
}

/** What ends at midnight is not in the day that begins then. */
const lastDayOf = ({ start, end }: Span): Day =>
  end > start && end.endsWith("T00:00") ? addDays(dayOf(end), -1) : dayOf(end)

const byBeginning = (one: Span, other: Span) =>
  one.start === other.start ? (one.end > other.end ? -1 : 1) : one.start < other.start ? -1 : 1
