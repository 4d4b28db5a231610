import { type Day, isDay } from "./day"

/** A day and a time as clocks show them, "2026-11-24T09:30"; it has no zone, and sorts as text. */
export type ClockTime = string

const minute = 60_000
const dayLength = 1440 * minute

/** Whether a zone is one that the clocks know, by its IANA name. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,49}$/.test(name)) return false
  return offsetAt(name, 0) !== undefined
}

/**
 * The instant at which the clocks of a zone show a day and a time. An hour that they leave out is counted by the
 * offset before; of one that comes twice it is the first (RFC 5545 §3.3.5).
 */
export function instantIn(zone: string, local: ClockTime): Date {
  const asIfUtc = floatingOf(local)
  // No clock is changed twice within three days: where both ends agree, nothing happens between them.
  const before = dayOffset(zone, asIfUtc - dayLength)
  const after = dayOffset(zone, asIfUtc + 2 * dayLength)
  if (before === after) return new Date(asIfUtc - before)
  const [first, second] = [asIfUtc - before, asIfUtc - after]
  if (exactOffset(zone, first) === before) return new Date(first)
  // The clocks have been changed by then, or this hour is left out: by the offset before.
  return new Date(exactOffset(zone, second) === after ? second : first)
}

/** What the clocks of a zone show at an instant. */
export function clockTimeIn(zone: string, instant: Date): ClockTime {
  const time = instant.getTime()
  const before = dayOffset(zone, time - dayLength)
  const after = dayOffset(zone, time + 2 * dayLength)
  return clockTimeAt(time + (before === after ? before : exactOffset(zone, time)))
}

/** Whether the clocks of a zone ever show a day and a time: of the hour that they leave out they do not. */
export const isShownIn = (zone: string, local: ClockTime): boolean =>
  clockTimeIn(zone, instantIn(zone, local)) === local

/** How many minutes later another clock time is, as if every day had 24 hours. */
export const minutesBetween = (from: ClockTime, to: ClockTime): number =>
  (floatingOf(to) - floatingOf(from)) / minute

/** The clock time so many minutes later, as if every day had 24 hours. */
export const addMinutes = (local: ClockTime, minutes: number): ClockTime =>
  clockTimeAt(floatingOf(local) + minutes * minute)

/** Whether the text is a day that exists and an hour of it. */
export const isClockTime = (text: string): text is ClockTime =>
  isDay(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10))

export const dayOf = (moment: Day | ClockTime): Day => moment.slice(0, 10)

const floatingOf = (local: ClockTime) => Date.parse(`${local}Z`)
const clockTimeAt = (asIfUtc: number): ClockTime => new Date(asIfUtc).toISOString().slice(0, 16)

/** The offsets at the beginnings of days of UTC, which whole months of events ask for. */
const known = new Map<string, Map<number, number>>()

function dayOffset(zone: string, time: number): number {
  const day = Math.floor(time / dayLength)
  const offsets = known.get(zone) ?? new Map<number, number>()
  known.set(zone, offsets)
  const offset = offsets.get(day) ?? exactOffset(zone, day * dayLength)
  if (offsets.size > 20_000) offsets.clear()
  offsets.set(day, offset)
  return offset
}

const exactOffset = (zone: string, time: number) => offsetAt(zone, time) ?? 0

const clocks = new Map<string, Intl.DateTimeFormat>()

function offsetAt(zone: string, time: number): number | undefined {
  const clock = clocks.get(zone) ?? clockOf(zone)
  if (!clock) return undefined
  const shown = Object.fromEntries(
    clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minutes, second) - Math.floor(time / 1000) * 1000
}

function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  try {
    const clock = new Intl.DateTimeFormat("en-US", {
      ...{ timeZone: zone, calendar: "gregory", numberingSystem: "latn", hourCycle: "h23" },
      ...{ year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "numeric", minute: "numeric", second: "numeric" },
    })
    clocks.set(zone, clock)
    return clock
  } catch {
    return undefined
  }
}
