import { eventColors } from "#contract/choices"
import { addDays, type Day } from "#domain/day"
import { nextDates } from "#domain/recurrence"
import { type Moment, occurrencesBetween, onDay } from "#domain/series"
import { dayOf } from "#domain/zone"
import { expandRule, namedStarts } from "../../icalendar/expand"
import { ruleText, type WrittenEvent } from "../../icalendar/write"
import { byForeignRule, type EventInView } from "./occurrences.commands"
import { type EventOccurrence, mostOccurrences } from "./rules"

/** Our colours by the names that other calendars know (CSS). */
const colorNames: Record<string, string> = {
  ...{
    blue: "royalblue",
    teal: "teal",
    green: "seagreen",
    yellow: "goldenrod",
    orange: "darkorange",
  },
  ...{ red: "crimson", pink: "hotpink", violet: "blueviolet", slate: "slategray" },
}

/** Which of our colours is meant by a name, if it is one of those. */
export const colorCalled = (name: string | null): EventOccurrence["fields"]["color"] | undefined =>
  eventColors.find((color) => colorNames[color] === name || color === name)

/** The name of an occurrence that is written as an event of its own, whose series is called so. */
export function writtenAlone(uid: string): { uid: string; occurrence: string } | undefined {
  const [, day, time, rest] = /^(\d{8})(?:T(\d{4}))?-(.+)$/.exec(uid) ?? []
  if (!day || !rest) return undefined
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  const hour = time ? `T${time.slice(0, 2)}:${time.slice(2)}` : ""
  return { uid: rest, occurrence: `${date}${hour}` }
}

/** An event as other calendars read it: a series as its rule where all can read it, else day by day. */
export function writtenOf(
  { row, series }: EventInView,
  span: { from: Day; to: Day },
): WrittenEvent[] {
  const { uid, stampedAt, sequence } = row
  const head = { uid, stampedAt, sequence }
  const write = (occurrence: Omit<EventOccurrence, "occurrence">): WrittenEvent => {
    const { start, length, fields } = occurrence
    const { title, notes, place, link, color, zone, free } = fields
    return {
      ...head,
      start,
      length,
      zone,
      title,
      notes,
      place,
      link,
      color: colorNames[color],
      free,
    }
  }
  if (!series.rule && !series.dates) return [write(series)]
  const rule =
    row.foreignRule ?? (series.rule && ruleText(series.rule, series.start, series.fields.zone))
  const alone = () =>
    occurrencesBetween(series, span.from, span.to, mostOccurrences).map((occurrence) => ({
      ...write(occurrence),
      // Each is an event of its own to who reads it, by a name that is always the same.
      uid: `${occurrence.occurrence.replace(/[-:]/g, "")}-${uid}`,
    }))
  if (!rule) return alone()
  const first = firstOf(row, series, span)
  if (!first) return alone()
  const names = Object.keys(series.overrides)
  const left = names.filter((name) => series.overrides[name]?.cancelled)
  const changed = names.filter((name) => !series.overrides[name]?.cancelled)
  return [
    { ...write({ ...series, start: first }), rule, left },
    ...changed.map((name) => {
      const { start = name, length = series.length, fields } = series.overrides[name] ?? {}
      return { ...write({ start, length, fields: { ...series.fields, ...fields } }), instead: name }
    }),
  ]
}

/**
 * When a series first happens: one of the last days of months may be noted down on another, a rule of another calendar
 * may miss its own start, and other calendars take the start that is written for its first time (RFC 5545, 3.8.2.4).
 * Nothing where it would be another series then.
 */
function firstOf(
  { foreignRule }: EventInView["row"],
  series: EventInView["series"],
  span: { to: Day },
): Moment | undefined {
  const { rule, start, dates, fields } = series
  const day = dayOf(start)
  if (foreignRule === null || !dates) {
    const first = rule ? nextDates(rule, day, 1)[0] : undefined
    return onDay(first ?? day, start)
  }
  const asked = [day, addDays(day, 366 * 12)] as const
  const { zone } = fields
  const rules = foreignRule.split("\n").filter((line) => !line.startsWith(namedStarts))
  const [first = start] =
    rules.length > 0 ? expandRule(rules.join("\n"), start, ...asked, { most: 1, zone }) : []
  if (first === start) return start
  // Counted from its first time, the rule is to give what it gives.
  const from = byForeignRule({ ...series, start: first }, foreignRule)
  const shown = (one: EventInView["series"]) => one.dates?.(day, span.to, mostOccurrences).join()
  return shown(from) === shown(series) ? first : undefined
}

/** Only when one is busy: neither titles nor anything else. */
export const busyOnly = (events: readonly WrittenEvent[], title: string): WrittenEvent[] =>
  events
    .filter(({ free }) => !free)
    .map((event) => ({ ...event, title, notes: null, place: null, link: null, color: undefined }))

/** The days that a feed tells of: a year back, two ahead. */
export const spanAround = (today: Day) => ({ from: addDays(today, -366), to: addDays(today, 731) })
