import { addDays } from "#domain/day"
import type { Recurrence } from "#domain/recurrence"
import { endOf, isAllDay, type Moment } from "#domain/series"
import { type Weekday, weekdayOf } from "#domain/weekday"
import { addMinutes, clockTimeIn, instantIn } from "#domain/zone"
import { namedStarts } from "./expand"

/** What a calendar says of itself (RFC 7986). */
export interface CalendarHead {
  name: string
  /** Where it is read, if it is read again. */
  source?: string
}

/** An event as other calendars read it. */
export interface WrittenEvent {
  uid: string
  stampedAt: Date
  sequence: number
  start: Moment
  length: number
  zone: string
  title: string
  notes?: string | null
  place?: string | null
  link?: string | null
  color?: string
  category?: string
  free: boolean
  rule?: string
  /** Starts of the rule that do not happen. */
  left?: readonly Moment[]
  /** The start of its series that this one stands for. */
  instead?: Moment
}

/** The colour of the product, by the nearest name that calendars know (CSS). */
const color = "royalblue"

/** A calendar as a file (RFC 5545): lines of 75 bytes at the most, ended by CR and LF. */
export function writeCalendar(
  { name, source }: CalendarHead,
  events: readonly WrittenEvent[],
): string {
  const zones = [...new Set(events.flatMap(({ start, zone }) => (isAllDay(start) ? [] : [zone])))]
  const years = events.map(({ start }) => Number(start.slice(0, 4)))
  const first = years.reduce((least, year) => Math.min(least, year), 2100)
  const last = years.reduce((most, year) => Math.max(most, year), 1970)
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Plume//Calendar//FR", "CALSCALE:GREGORIAN"],
    ...[`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`],
    ...["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"],
    `COLOR:${color}`,
    ...(source ? [`SOURCE;VALUE=URI:${source}`] : []),
    ...zones.flatMap((zone) => zoneLines(zone, first, last)),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join("")
}

function eventLines(event: WrittenEvent): string[] {
  const { start, length, zone } = event
  const end = isAllDay(start) ? addDays(endOf(start, length), 1) : endOf(start, length)
  const said = (name: string, value: string | null | undefined) =>
    value ? [`${name}:${text(value)}`] : []
  return [
    ...["BEGIN:VEVENT", `UID:${text(event.uid)}`, `DTSTAMP:${utc(event.stampedAt)}`],
    `SEQUENCE:${event.sequence}`,
    ...(event.instead ? [`RECURRENCE-ID${moment(event.instead, zone)}`] : []),
    ...[`DTSTART${moment(start, zone)}`, `DTEND${moment(end, zone)}`],
    ...(event.rule ? event.rule.split("\n").map((rule) => ruleLine(rule, zone)) : []),
    ...(event.left ?? []).map((each) => `EXDATE${moment(each, zone)}`),
    ...said("SUMMARY", event.title),
    ...said("DESCRIPTION", event.notes),
    ...said("LOCATION", event.place),
    ...(event.link ? [`URL:${event.link}`] : []),
    ...said("CATEGORIES", event.category),
    ...(event.color ? [`COLOR:${event.color}`] : []),
    `TRANSP:${event.free ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
  ]
}

/** A rule, or starts that are named one by one. */
const ruleLine = (rule: string, zone: string) => {
  if (!rule.startsWith(namedStarts)) return `RRULE:${rule}`
  const starts = rule.slice(namedStarts.length).split(",")
  const [head = ""] = moment(starts[0] ?? "", zone).split(":")
  const said = starts.map((each) => moment(each, zone).slice(head.length + 1))
  return `RDATE${head}:${said.join(",")}`
}

/** A rule of ours as others read it; nothing where no form of it is read by all, and it is written day by day. */
export function ruleText(rule: Recurrence, start: Moment, zone: string): string | undefined {
  const { frequency, every, expiry, times, nth, monthEnd } = rule
  const parts = [`FREQ=${frequency === "quarterly" ? "MONTHLY" : frequency.toUpperCase()}`]
  const interval = frequency === "quarterly" ? every * 3 : every
  if (interval > 1) parts.push(`INTERVAL=${interval}`)
  if (frequency === "weekly") {
    const on: readonly Weekday[] = rule.weekdays ?? [weekdayOf(rule.start)]
    parts.push("WKST=MO", `BYDAY=${on.map((day) => day.toUpperCase()).join(",")}`)
  }
  if (frequency === "monthly" || frequency === "quarterly" || frequency === "yearly") {
    if (frequency === "yearly") parts.push(`BYMONTH=${Number(start.slice(5, 7))}`)
    const day = monthEnd ? -1 : dayOfMonth(rule)
    if (!nth && day === undefined) return undefined
    parts.push(nth ? `BYDAY=${nth.n}${nth.weekday.toUpperCase()}` : `BYMONTHDAY=${day}`)
  }
  if (times) parts.push(`COUNT=${times}`)
  else if (expiry) parts.push(`UNTIL=${until(expiry, start, zone)}`)
  return parts.join(";")
}

/** A number up to 28, the last day, or a 29 February; what is between has no form that all calendars read. */
function dayOfMonth({ start, monthDay, shortMonths, frequency }: Recurrence): number | undefined {
  const day = monthDay ?? Number(start.slice(8))
  if (day <= 28 || shortMonths === "skip") return day
  if (frequency === "yearly") return day === 29 && start.slice(5, 7) === "02" ? -1 : day
  return day === 31 ? -1 : undefined
}

/** The last start, in UTC; a day of what is all day. */
function until(expiry: string, start: Moment, zone: string): string {
  if (isAllDay(start)) return plain(expiry)
  return utc(instantIn(zone, `${expiry}${start.slice(10)}`))
}

const plain = (value: string) => value.replace(/[-:]/g, "")
const utc = (instant: Date) => `${plain(instant.toISOString().slice(0, 19))}Z`
const moment = (value: Moment, zone: string) =>
  isAllDay(value) ? `;VALUE=DATE:${plain(value)}` : `;TZID=${zone}:${plain(value)}00`

const text = (value: string) =>
  value
    .replace(/\\/g, "\\\\")
    .replace(/;/g, "\\;")
    .replace(/,/g, "\\,")
    .replace(/\r\n?|\n/g, "\\n")

/** Lines of 75 bytes at the most, of which none ends within a character. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line
  const lines: string[] = []
  let current = ""
  let size = 0
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign)
    if (size + bytes > 75) {
      lines.push(current)
      // The space that begins the next line counts.
      current = " "
      size = 1
    }
    current += sign
    size += bytes
  }
  return [...lines, current].join("\r\n")
}

/** When the clocks of a zone are changed, from a year on: each change by itself, so that nothing is guessed. */
function zoneLines(zone: string, first: number, last: number): string[] {
  // A series goes on: for as long as anyone keeps a file of it.
  const changes = changesOf(zone, Math.max(1970, first - 1), Math.min(2100, last + 10))
  const parts = changes.flatMap(({ at, before, after }) => [
    `BEGIN:${after > before ? "DAYLIGHT" : "STANDARD"}`,
    `DTSTART:${plain(addMinutes(at.toISOString().slice(0, 16), before))}00`,
    ...[`TZOFFSETFROM:${offset(before)}`, `TZOFFSETTO:${offset(after)}`],
    `END:${after > before ? "DAYLIGHT" : "STANDARD"}`,
  ])
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...parts, "END:VTIMEZONE"]
}

interface Change {
  at: Date
  /** Minutes from UTC. */
  before: number
  after: number
}

const kept = new Map<string, Change[]>()

function changesOf(zone: string, from: number, to: number): Change[] {
  const key = `${zone} ${from} ${to}`
  const known = kept.get(key)
  if (known) return known
  const start = new Date(Date.UTC(from, 0, 1))
  const standing = offsetAt(zone, start)
  const changes: Change[] = [{ at: start, before: standing, after: standing }]
  const week = 7 * 86_400_000
  for (let time = start.getTime(); time < Date.UTC(to, 0, 1); time += week) {
    const [before, after] = [offsetAt(zone, new Date(time)), offsetAt(zone, new Date(time + week))]
    if (before !== after) changes.push({ at: changeWithin(zone, time, time + week), before, after })
  }
  if (kept.size > 200) kept.clear()
  kept.set(key, changes)
  return changes
}

/** The minute of a change, of which there is one between two instants. */
function changeWithin(zone: string, from: number, to: number): Date {
  const before = offsetAt(zone, new Date(from))
  let [low, high] = [from / 60_000, to / 60_000]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(zone, new Date(middle * 60_000)) === before) low = middle
    else high = middle
  }
  return new Date(high * 60_000)
}

const offsetAt = (zone: string, instant: Date) =>
  (Date.parse(`${clockTimeIn(zone, instant)}Z`) - Math.floor(instant.getTime() / 60_000) * 60_000) /
  60_000

function offset(minutes: number): string {
  const all = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, "0")
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(all / 60))}${two(all % 60)}`
}
