import { createHash } from "node:crypto"
import ICAL from "ical.js"
import type { EventReminder } from "#contract/events"
import { addDays, type Day, daysBetween } from "#domain/day"
import type { Recurrence } from "#domain/recurrence"
import { changeSeries, isAllDay, isNamed, type Moment, onDay, type Series } from "#domain/series"
import { addMinutes, clockTimeIn, dayOf, instantIn, isZone, minutesBetween } from "#domain/zone"
import { leavesAlarmsOut, remindersIn } from "./alarms"
import { expandRule, namedStarts } from "./expand"
import { type CalendarPart, linesOf, partsOf } from "./lines"
import { isTaken, ownRule } from "./read-rule"
import { zoneLike, zoneNamed } from "./zones"

/** What an occurrence of a file may have of its own, beside its time. */
export interface ReadFields {
  /** Nothing where the file says none. */
  title: string | null
  notes: string | null
  place: string | null
  link: string | null
  /** By the name that calendars know it (CSS). */
  color: string | null
  free: boolean
  zone: string
}

/** An event of a file, single or in a series. */
export interface ReadEvent extends Omit<Series<ReadFields>, "dates"> {
  uid: string
  sequence: number
  /** When it was changed, as far as the file says it. */
  stampedAt: string | null
  rule: Recurrence | null
  /** A rule that is none of ours, as it came; and starts that are named one by one. */
  foreignRule: string | null
  reminders: EventReminder[]
  /** It takes place no more. */
  cancelled: boolean
  /** What is nothing to us, as it came. */
  properties: string[]
  /** What of it is taken otherwise than the file says it; names of texts below `errors.`. */
  remarks: string[]
}

/** An event of a file, or why it is left out. */
export type CalendarRow = { line: number; title: string } & (
  | { event: ReadEvent }
  | { refusal: string }
)

/** Why a file is no calendar that can be read; names of texts below `errors.`. */
export type NoCalendar = "icsTooBig" | "icsTooLong" | "icsUnreadable"

/** Why an event is left out: it is caught where the event is read. */
class Refusal extends Error {}

interface Reading {
  /** The zone of what names none. */
  zone: string
  likely: readonly string[]
  described: ReadonlyMap<string, CalendarPart>
  known: Map<string, string | undefined>
}

const mostOverrides = 2_000
const mostProperties = 100

/** The events of a calendar: bytes in, what could be read of each out, in the order of the file. */
export function readCalendar(
  bytes: Uint8Array,
  most: { bytes: number; rows: number },
  ownZone: string,
): CalendarRow[] | NoCalendar {
  if (bytes.length > most.bytes) return "icsTooBig"
  const found = partsOf(linesOf(bytes))
  if (!found) return "icsUnreadable"
  const parts = found.parts.filter(({ name }) => name === "VEVENT")
  if (parts.length > most.rows) return "icsTooLong"
  const said = found.head.find(({ text }) => text?.toUpperCase().startsWith("X-WR-TIMEZONE"))
  const zone = zoneNamed(valueIn(said?.text ?? "")) ?? ownZone
  const described = new Map(
    found.parts
      .filter(({ name }) => name === "VTIMEZONE")
      .map((part) => [valueIn(lineOf(part, "TZID") ?? ""), part]),
  )
  const reading: Reading = { zone, likely: [ownZone, "Europe/Paris"], described, known: new Map() }
  const components = parts.map((part) => componentOf(part))
  return seriesIn(components, reading).sort((one, other) => one.line - other.line)
}

/** An event as it stands in the file: the head of a series, or what was changed of one occurrence. */
interface Component {
  line: number
  title: string
  refusal?: string
  part: CalendarPart
  event?: ICAL.Component
  uid: string
  sequence: number
  stampedAt: string | null
}

const valueIn = (line: string) => line.slice(line.indexOf(":") + 1).trim()
const isCalled = (line: string, name: string) =>
  line.slice(0, name.length + 1).toUpperCase() === `${name}:` ||
  line.slice(0, name.length + 1).toUpperCase() === `${name};`
const lineOf = ({ lines }: CalendarPart, name: string) =>
  lines.find(({ text }) => text !== undefined && isCalled(text, name))?.text

function componentOf(part: CalendarPart): Component {
  const { line, lines } = part
  const head = { line, part, title: "", uid: "", sequence: 0, stampedAt: null }
  if (lines.some(({ text }) => text === undefined || hasControls(text)))
    return { ...head, refusal: "icsText" }
  const texts = lines.flatMap(({ text }) =>
    // What is attached may be large, and is not taken.
    text === undefined || isCalled(text, "ATTACH") ? [] : [text],
  )
  try {
    const parsed = ICAL.parse(["BEGIN:VEVENT", ...texts, "END:VEVENT"].join("\r\n"))
    const event = new ICAL.Component(parsed)
    const text = (name: string) => {
      const value = event.getFirstPropertyValue(name)
      return value === null ? null : String(value)
    }
    // What bears no name is known by what it says.
    const uid =
      text("uid")?.trim() || `${createHash("sha256").update(texts.join("\n")).digest("hex")}@ics`
    if (uid.length > 500) return { ...head, refusal: "icsUnreadable" }
    const stamp =
      event.getFirstPropertyValue("last-modified") ?? event.getFirstPropertyValue("dtstamp")
    const stamped = stamp instanceof ICAL.Time ? stamp.toJSDate() : undefined
    return {
      ...head,
      event,
      uid,
      title: (text("summary") ?? "").slice(0, 200),
      sequence: Math.min(
        Math.max(Number.parseInt(text("sequence") ?? "0", 10) || 0, 0),
        2 ** 31 - 1,
      ),
      stampedAt: stamped && !Number.isNaN(stamped.getTime()) ? stamped.toISOString() : null,
    }
  } catch {
    return { ...head, refusal: "icsEvent" }
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text contains
const hasControls = (text: string) => /[\0-\x08\x0a-\x1f\x7f]/.test(text)

/** Heads with what was changed of their occurrences; of two of one name the later. */
function seriesIn(components: readonly Component[], reading: Reading): CalendarRow[] {
  const rows: CalendarRow[] = []
  const refuse = ({ line, title }: Component, refusal: string) =>
    rows.push({ line, title, refusal })
  const heads = new Map<string, Component>()
  const changes = new Map<string, Component[]>()
  for (const one of components) {
    if (one.refusal || !one.event) refuse(one, one.refusal ?? "icsEvent")
    else if (one.event.hasProperty("recurrence-id"))
      changes.set(one.uid, [...(changes.get(one.uid) ?? []), one])
    else {
      const known = heads.get(one.uid)
      if (known) refuse(isLater(one, known) ? known : one, "icsTwice")
      if (!known || isLater(one, known)) heads.set(one.uid, one)
    }
  }
  for (const head of heads.values()) {
    const its = changes.get(head.uid) ?? []
    changes.delete(head.uid)
    attempt(head, refuse, () => {
      const { event, extra, alone } = withChanges(headOf(head, reading), its, reading)
      rows.push({ line: head.line, title: head.title, event })
      for (const each of extra) rows.push({ line: head.line, title: head.title, event: each })
      for (const each of alone) attempt(each, refuse, () => rows.push(aloneOf(each, reading)))
    })
  }
  for (const each of [...changes.values()].flat())
    attempt(each, refuse, () => rows.push(aloneOf(each, reading)))
  return rows
}

const isLater = (one: Component, other: Component) =>
  one.sequence === other.sequence
    ? (one.stampedAt ?? "") > (other.stampedAt ?? "")
    : one.sequence > other.sequence

function attempt(one: Component, refuse: (one: Component, why: string) => void, read: () => void) {
  try {
    read()
  } catch (error) {
    if (!(error instanceof Refusal)) {
      // What ical.js makes of a value that is none is no fault of ours.
      if (!(error instanceof Error)) throw error
      return refuse(one, "icsEvent")
    }
    refuse(one, error.message)
  }
}

/** A head as a series, with the starts that it leaves out. */
function headOf(one: Component, reading: Reading): ReadEvent {
  const { uid, sequence, stampedAt } = one
  const event = eventOf(one)
  const { start, length, zone, isUtc } = timesOf(event, reading)
  const rules = linesCalled(one, "RRULE").map(valueIn)
  const dates = momentsOf(event, "rdate", start, zone, reading)
  const repeats = rules.length > 0 || dates.length > 0
  // What comes again in UTC keeps its hour there; what happens once is shown by the calendar's own clocks.
  const at =
    repeats || !isUtc ? { start, zone } : { start: inZone(start, reading.zone), zone: reading.zone }
  if (rules.some((rule) => !isTaken(rule))) throw new Refusal("icsRule")
  const [only, ...others] = rules
  const own =
    only !== undefined && others.length === 0 && dates.length === 0
      ? ownRule(only, at.start, at.zone)
      : undefined
  const named = dates.length > 0 ? [`${namedStarts}${dates.join(",")}`] : []
  const series: ReadEvent = {
    ...{ uid, sequence, stampedAt, start: at.start, length },
    rule: own ?? null,
    foreignRule: repeats && !own ? [...rules, ...named].join("\n") : null,
    fields: { ...fieldsOf(event), zone: at.zone },
    overrides: {},
    reminders: remindersIn(one.part, isAllDay(at.start)),
    cancelled: isCancelled(event),
    properties: propertiesOf(one),
    remarks: remarksOf(one, isAllDay(at.start)),
  }
  if (series.foreignRule !== null) checkForeign(series)
  const left = momentsOf(event, "exdate", at.start, at.zone, reading).slice(0, mostOverrides)
  const asSeries = expanding(series)
  return {
    ...series,
    overrides: Object.fromEntries(
      left.filter((each) => isNamed(asSeries, each)).map((each) => [each, { cancelled: true }]),
    ),
  }
}

const eventOf = ({ event }: Component): ICAL.Component => {
  if (!event) throw new Refusal("icsEvent")
  return event
}

const linesCalled = ({ part }: Component, name: string) =>
  part.lines.flatMap(({ text }) => (text !== undefined && isCalled(text, name) ? [text] : []))

const isCancelled = (event: ICAL.Component) =>
  String(event.getFirstPropertyValue("status") ?? "").toUpperCase() === "CANCELLED"

/** The same, which can be asked for its starts. */
const expanding = (event: ReadEvent): Series<ReadFields> => {
  const { foreignRule, start, fields } = event
  if (foreignRule === null) return event
  return {
    ...event,
    dates: (from, to, most) =>
      expandRule(foreignRule, start, from, to, { most, zone: fields.zone }),
  }
}

/** A rule that the library cannot expand, or that gives no start for years, is none to keep. */
function checkForeign(event: ReadEvent): void {
  const { dates, start } = expanding(event)
  let first: Moment[] | undefined
  try {
    first = dates?.(dayOf(start), addDays(dayOf(start), 366 * 12), 1)
  } catch {
    throw new Refusal("icsRule")
  }
  if (first?.length === 0) throw new Refusal("noDate")
}

/** A series with what was changed of its occurrences; where it goes on otherwise, as two. */
function withChanges(head: ReadEvent, changes: readonly Component[], reading: Reading) {
  if (changes.length > mostOverrides) throw new Refusal("icsOccurrences")
  const alone: Component[] = []
  const extra: ReadEvent[] = []
  let event = head
  for (const one of changes) {
    const changed = eventOf(one)
    const property = changed.getFirstProperty("recurrence-id")
    const [name] = momentsOf(changed, "recurrence-id", event.start, event.fields.zone, reading)
    if (!property || !name || !isNamed(expanding(event), name)) {
      alone.push(one)
      continue
    }
    const following = String(property.getParameter("range") ?? "").toUpperCase() === "THISANDFUTURE"
    const change = changeIn(changed, event, reading)
    if (isCancelled(changed) && !following) {
      event = { ...event, overrides: { ...event.overrides, [name]: { cancelled: true } } }
      continue
    }
    if (following) {
      if (event.foreignRule !== null) throw new Refusal("icsFollowing")
      const { series } = changeSeries<ReadFields>(event, name, "following", change)
      const [before, after] = series
      if (before) event = { ...event, ...before }
      if (after) extra.push({ ...head, ...after, uid: `${head.uid}#${name}`, properties: [] })
      continue
    }
    event = { ...event, overrides: { ...event.overrides, [name]: change } }
  }
  return { event, extra, alone }
}

/** What of an occurrence is not as its series has it. */
function changeIn(changed: ICAL.Component, series: ReadEvent, reading: Reading) {
  const { start, length, zone } = timesOf(changed, reading)
  const moved = isAllDay(start) ? start : clockTimeIn(series.fields.zone, instantIn(zone, start))
  const { zone: _, ...own } = { ...fieldsOf(changed), zone }
  const fields = Object.fromEntries(
    Object.entries(own).filter(
      ([key, value]) =>
        value !== series.fields[key as keyof ReadFields] && !(key === "title" && value === null),
    ),
  )
  return {
    start: moved,
    ...(length !== series.length && { length }),
    ...(Object.keys(fields).length > 0 && { fields }),
  }
}

/** What was changed of a series that is not there, or of a start that it does not give: an event by itself. */
function aloneOf(one: Component, reading: Reading): CalendarRow {
  const event = eventOf(one)
  const { start, length, zone, isUtc } = timesOf(event, reading)
  const shown = isUtc && !isAllDay(start) ? reading.zone : zone
  const its: ReadEvent = {
    uid: `${one.uid}#${valueIn(linesCalled(one, "RECURRENCE-ID")[0] ?? "")}`,
    ...{ sequence: one.sequence, stampedAt: one.stampedAt },
    start: isUtc ? inZone(start, shown) : start,
    length,
    ...{ rule: null, foreignRule: null, overrides: {}, cancelled: isCancelled(event) },
    fields: { ...fieldsOf(event), zone: shown },
    reminders: remindersIn(one.part, isAllDay(start)),
    properties: propertiesOf(one),
    remarks: remarksOf(one, isAllDay(start)),
  }
  return { line: one.line, title: one.title, event: its }
}

const inZone = (start: Moment, zone: string): Moment =>
  isAllDay(start) ? start : clockTimeIn(zone, instantIn("UTC", start))

function fieldsOf(event: ICAL.Component): Omit<ReadFields, "zone"> {
  const text = (name: string) => {
    const value = event.getFirstPropertyValue(name)
    return value === null || String(value).trim() === "" ? null : String(value)
  }
  return {
    ...{ title: text("summary"), notes: text("description"), place: text("location") },
    ...{ link: text("url"), color: text("color")?.toLowerCase() ?? null },
    free: text("transp")?.toUpperCase() === "TRANSPARENT",
  }
}

/** When it begins by the clocks of its zone, and how long it lasts by them. */
function timesOf(event: ICAL.Component, reading: Reading) {
  const property = event.getFirstProperty("dtstart")
  const time = property?.getFirstValue()
  if (!property || !(time instanceof ICAL.Time)) throw new Refusal("icsTimes")
  const { moment: start, zone } = momentOf(property, time, reading)
  const year = Number(start.slice(0, 4))
  if (!(year >= 1900 && year < 2100)) throw new Refusal("icsTimes")
  const length = lengthOf(event, start, zone, reading)
  if (length < 0) throw new Refusal("icsTimes")
  if (length > (isAllDay(start) ? 367 : 367 * 1440)) throw new Refusal("eventTooLong")
  // As Outlook writes what is all day: from midnight to midnight.
  const ofDays = String(event.getFirstPropertyValue("x-microsoft-cdo-alldayevent") ?? "")
  const isWhole = start.endsWith("T00:00") && length > 0 && length % 1440 === 0
  if (ofDays.toUpperCase() === "TRUE" && isWhole)
    return { start: dayOf(start), zone, length: length / 1440, isUtc: false }
  return { start, zone, length, isUtc: zone === "UTC" && !isAllDay(start) }
}

function lengthOf(event: ICAL.Component, start: Moment, zone: string, reading: Reading): number {
  const ends = event.getFirstProperty("dtend")
  const end = ends?.getFirstValue()
  if (ends && end instanceof ICAL.Time) {
    const read = momentOf(ends, end, reading)
    if (isAllDay(read.moment) !== isAllDay(start)) throw new Refusal("icsTimes")
    // Some write the same day as the end of one that is all day.
    if (isAllDay(start)) return Math.max(1, daysBetween(start, read.moment))
    const local =
      read.zone === zone ? read.moment : clockTimeIn(zone, instantIn(read.zone, read.moment))
    return minutesBetween(start, local)
  }
  const duration = event.getFirstPropertyValue("duration")
  if (duration instanceof ICAL.Duration) {
    const seconds = duration.toSeconds()
    if (isAllDay(start)) return Math.max(1, Math.round(seconds / 86_400))
    // Days are those of the clocks (RFC 5545, 3.3.6); the rest is so much later by the watch, at its first occurrence.
    const days = (duration.weeks * 7 + duration.days) * (duration.isNegative ? -1 : 1)
    const from = instantIn(zone, addMinutes(start, days * 1440)).getTime()
    const until = new Date(from + (seconds - days * 86_400) * 1000)
    return minutesBetween(start, clockTimeIn(zone, until))
  }
  return isAllDay(start) ? 1 : 0
}

const isDayText = /^\d{4}-\d{2}-\d{2}/

const two = (value: number) => String(value).padStart(2, "0")

function momentOf(
  property: ICAL.Property,
  time: ICAL.Time,
  reading: Reading,
): { moment: Moment; zone: string } {
  const day: Day = `${String(time.year).padStart(4, "0")}-${two(time.month)}-${two(time.day)}`
  // The library makes another day of one that does not exist, as of 30 February.
  const [, , , value, ...others] = property.jCal
  const said = others.length === 0 ? String(value) : ""
  if (isDayText.test(said) && said.slice(0, 10) !== day) throw new Refusal("icsTimes")
  if (time.isDate) return { moment: day, zone: reading.zone }
  const moment = `${day}T${two(time.hour)}:${two(time.minute)}`
  const named = property.getParameter("tzid")
  const name = Array.isArray(named) ? named[0] : named
  if (name) return { moment, zone: zoneOf(name, time.year, reading) }
  return { moment, zone: time.zone === ICAL.Timezone.utcTimezone ? "UTC" : reading.zone }
}

/** The zone of a name: one that is known by it, else one whose clocks are as the file describes them. */
function zoneOf(name: string, year: number, reading: Reading): string {
  const { known, described, likely } = reading
  if (!known.has(name)) {
    const part = described.get(name)
    known.set(name, zoneNamed(name) ?? (part && likeDescribed(part, year, likely)))
  }
  const zone = known.get(name)
  if (!zone || !isZone(zone)) throw new Refusal(`icsZone ${name.slice(0, 60)}`)
  return zone
}

function likeDescribed({ whole }: CalendarPart, year: number, likely: readonly string[]) {
  try {
    const text = whole.map((each) => each.text ?? "").join("\r\n")
    return zoneLike(new ICAL.Component(ICAL.parse(text)), year, likely)
  } catch {
    return undefined
  }
}

/** What a property names, as starts of a series: the same instants, by its clocks; a bare day is the start of that day. */
function momentsOf(
  event: ICAL.Component,
  name: string,
  start: Moment,
  zone: string,
  reading: Reading,
): Moment[] {
  const found: Moment[] = []
  for (const property of event.getAllProperties(name))
    for (const value of property.getValues()) {
      const time = value instanceof ICAL.Period ? value.start : value
      if (!(time instanceof ICAL.Time)) throw new Refusal("icsTimes")
      const read = momentOf(property, time, reading)
      if (isAllDay(start)) found.push(dayOf(read.moment))
      else if (isAllDay(read.moment)) found.push(onDay(read.moment, start))
      else
        found.push(
          read.zone === zone ? read.moment : clockTimeIn(zone, instantIn(read.zone, read.moment)),
        )
    }
  return [...new Set(found)]
}

const read = new Set(
  [
    ...["uid", "sequence", "dtstamp", "last-modified", "created", "dtstart", "dtend", "duration"],
    ...["rrule", "rdate", "exdate", "recurrence-id", "summary", "description", "location", "url"],
    ...["color", "transp", "attach"],
  ].map((name) => name.toUpperCase()),
)

/** What of an event is not taken, or otherwise. */
function remarksOf(one: Component, ofDays: boolean): string[] {
  const dates = [...linesCalled(one, "DTSTART"), ...linesCalled(one, "DTEND")]
  const place = linesCalled(one, "LOCATION").map(valueIn)
  return [
    ...(leavesAlarmsOut(one.part, ofDays) ? ["icsAlarms"] : []),
    ...(linesCalled(one, "RDATE").some((line) => /VALUE=PERIOD/i.test(line)) ? ["icsPeriods"] : []),
    ...(dates.some((line) => /T\d{4}(?!00)\d{2}Z?$/.test(valueIn(line))) ? ["icsSeconds"] : []),
    ...(place.some((text) => /\\n/i.test(text)) ? ["icsPlaceLines"] : []),
  ]
}

/** The lines that are nothing to us; what is too long to be kept for others is not. */
const propertiesOf = ({ part }: Component): string[] =>
  part.lines
    .flatMap(({ text = "" }) => {
      const name = text.slice(0, text.search(/[:;]/)).toUpperCase()
      return read.has(name) || text.length > 2_000 ? [] : [text]
    })
    .slice(0, mostProperties)
