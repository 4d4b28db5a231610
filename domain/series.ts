import { addDays, addMonths, type Day, daysBetween, endOfMonth } from "./day"
import {
  countBefore,
  dateAt,
  datesBetween,
  happensOn,
  lastDate,
  nextDates,
  nthOf,
  type Recurrence,
  startingOn,
} from "./recurrence"
import { mondayOf, nthWeekdayOf, weekdayOf, weekdays } from "./weekday"
import { addMinutes, type ClockTime, dayOf } from "./zone"

/** When something begins: a day for what is all day, else what the clocks of its zone show. */
export type Moment = Day | ClockTime

/** An event, which may come again. */
export interface Series<Fields> {
  start: Moment
  /** Minutes as clocks show them; days where it is all day. */
  length: number
  /** None of what happens once. Its start is the day on which the series begins. */
  rule: Recurrence | null
  /** Of a rule of another calendar, which is none of ours: the starts that it gives within some days. */
  dates?: (from: Day, to: Day, most: number) => Moment[]
  fields: Fields
  /** What is different of single occurrences, by the start that the rule gives them. */
  overrides: Readonly<Record<Moment, Override<Fields>>>
}

/** What was changed of one occurrence, and nothing else; what is cancelled does not happen. */
export interface Override<Fields> {
  cancelled?: boolean
  start?: Moment
  length?: number
  fields?: Partial<Fields>
}

export interface Occurrence<Fields> {
  /** The start that the rule gives it, by which it is named wherever it was moved. */
  occurrence: Moment
  start: Moment
  length: number
  fields: Fields
}

export type Scope = "this" | "following" | "all"

export interface SeriesChange<Fields> {
  start?: Moment
  length?: number
  fields?: Partial<Fields>
  /** Another rule, or none any more. */
  rule?: Recurrence | null
}

/** What becomes of a series: nothing where all of it is deleted, two where it goes on otherwise from a day on. */
export interface SeriesOutcome<Fields> {
  series: Series<Fields>[]
  /** How many changed or deleted occurrences a new rule no longer names. */
  dropped: number
}

export const isAllDay = (moment: Moment): boolean => !moment.includes("T")

/** The same clock time on another day. */
export const onDay = (day: Day, moment: Moment): Moment => `${day}${moment.slice(10)}`

/** What begins later by a length; of all-day events in days. */
export const endOf = (start: Moment, length: number): Moment =>
  isAllDay(start) ? addDays(start, length - 1) : addMinutes(start, length)

/** The last day that it touches: what ends at midnight does not touch the day that begins then. */
export function lastDayOf(start: Moment, length: number): Day {
  if (isAllDay(start)) return addDays(start, length - 1)
  return length > 0 ? dayOf(addMinutes(start, length - 1)) : dayOf(start)
}

/** Those that touch the days from one to another, in the zone of the series: `most` at the most. */
export function occurrencesBetween<Fields>(
  series: Series<Fields>,
  from: Day,
  to: Day,
  most = 500,
): Occurrence<Fields>[] {
  const { start, length, overrides } = series
  const span = daysBetween(dayOf(start), lastDayOf(start, length))
  const named = new Set(startsBetween(series, addDays(from, -span), to, most))
  // Those that were moved into sight from elsewhere.
  for (const [occurrence, { start: moved }] of Object.entries(overrides))
    if (moved && dayOf(moved) <= to && isNamed(series, occurrence)) named.add(occurrence)
  const touching = [...named]
    .flatMap((occurrence) => occurrenceOf(series, occurrence) ?? [])
    .filter(({ start: first, length: its }) => {
      const day = dayOf(first)
      return day <= to && (day >= from || lastDayOf(first, its) >= from)
    })
  // As the rule names them they are in order; those that were moved may not be.
  if (Object.keys(overrides).length > 0)
    touching.sort((one, other) => (one.start < other.start ? -1 : 1))
  return touching.slice(0, most)
}

/** The starts that the rule gives, whatever was changed of them. */
function startsBetween<Fields>(
  { start, rule, dates }: Series<Fields>,
  from: Day,
  to: Day,
  most: number,
): Moment[] {
  if (dates) return dates(from, to, most)
  if (rule) return datesBetween(rule, from, to, most).map((date) => onDay(date, start))
  return dayOf(start) >= from && dayOf(start) <= to ? [start] : []
}

/** The occurrence of a name, as it happens; none where it does not. */
export function occurrenceOf<Fields>(
  series: Series<Fields>,
  occurrence: Moment,
): Occurrence<Fields> | undefined {
  const override = series.overrides[occurrence]
  if (override?.cancelled) return undefined
  return {
    occurrence,
    start: override?.start ?? occurrence,
    length: override?.length ?? series.length,
    fields: override?.fields ? { ...series.fields, ...override.fields } : series.fields,
  }
}

/** Whether the series has an occurrence of this name, deleted or not. */
export const isNamed = <Fields>(
  { start, rule, dates }: Pick<Series<Fields>, "start" | "rule" | "dates">,
  occurrence: Moment,
): boolean => {
  if (dates) return dates(dayOf(occurrence), dayOf(occurrence), 500).includes(occurrence)
  if (occurrence.slice(10) !== start.slice(10)) return false
  return rule ? happensOn(rule, dayOf(occurrence)) : occurrence === start
}

/** So many occurrences of a rule of another calendar are counted, which one must name to count. */
const mostCounted = 1_000

/** How many still come from a day on, and how many were before it; null where there is no end. */
export function countOccurrences<Fields>(
  { start, rule, dates, overrides }: Series<Fields>,
  today: Day,
): { left: number | null; past: number } {
  if (dates) {
    const happen = (names: Moment[]) => names.filter((name) => !overrides[name]?.cancelled).length
    const ahead = dates(today, "2100-12-31", mostCounted)
    return {
      past: happen(dates(dayOf(start), addDays(today, -1), mostCounted)),
      left: ahead.length < mostCounted ? happen(ahead) : null,
    }
  }
  if (!rule) return dayOf(start) < today ? { left: 0, past: 1 } : { left: 1, past: 0 }
  const cancelled = Object.keys(overrides).filter((name) => overrides[name]?.cancelled)
  const gone = cancelled.filter((name) => dayOf(name) < today).length
  const before = countBefore(rule, today)
  const last = lastDate(rule)
  const all = last ? countBefore(rule, addDays(last, 1)) : 0
  return {
    past: before - gone,
    left: last === null ? null : all - before - (cancelled.length - gone),
  }
}

/** Changes one occurrence, those from it on, or all of them (specification of the calendar: the past stays). */
export function changeSeries<Fields>(
  series: Series<Fields>,
  occurrence: Moment,
  scope: Scope,
  set: SeriesChange<Fields>,
): SeriesOutcome<Fields> {
  if (scope === "this" && repeats(series))
    return {
      series: [withOverride(series, occurrence, overrideOf(series, occurrence, set))],
      dropped: 0,
    }
  if (scope !== "following" || isFirst(series, occurrence))
    return changeAll(series, occurrence, set)
  const [before, after] = split(series, occurrence)
  const changed = changeAll(after, occurrence, set)
  return { series: [before, ...changed.series], dropped: changed.dropped }
}

/** Deletes one occurrence, those from it on, or all of them. */
export function deleteOccurrences<Fields>(
  series: Series<Fields>,
  occurrence: Moment,
  scope: Scope,
): Series<Fields> | undefined {
  if (scope === "all" || !repeats(series)) return undefined
  if (scope === "this") return withOverride(series, occurrence, { cancelled: true })
  return isFirst(series, occurrence) ? undefined : split(series, occurrence)[0]
}

/** Whether it comes again. */
export const repeats = <Fields>({ rule, dates }: Pick<Series<Fields>, "rule" | "dates">) =>
  rule !== null || dates !== undefined

export const isFirst = <Fields>({ start, rule, dates }: Series<Fields>, occurrence: Moment) =>
  dates
    ? (dates(dayOf(start), dayOf(occurrence), 1)[0] ?? occurrence) >= occurrence
    : !rule || countBefore(rule, dayOf(occurrence)) === 0

const withOverride = <Fields>(
  series: Series<Fields>,
  occurrence: Moment,
  override: Override<Fields>,
): Series<Fields> => ({
  ...series,
  overrides: { ...series.overrides, [occurrence]: override },
})

/** What was changed of an occurrence before, and what is changed of it now. */
function overrideOf<Fields>(
  { overrides }: Series<Fields>,
  occurrence: Moment,
  { start, length, fields }: SeriesChange<Fields>,
): Override<Fields> {
  const known = overrides[occurrence] ?? {}
  return {
    ...known,
    ...(start !== undefined && { start }),
    ...(length !== undefined && { length }),
    ...(fields && { fields: { ...known.fields, ...fields } }),
  }
}

/** Cuts a series in two: what was, and what begins with an occurrence, each with its own changes. */
function split<Fields>(
  series: Series<Fields>,
  occurrence: Moment,
): [before: Series<Fields>, after: Series<Fields>] {
  const { rule, overrides } = series
  const day = dayOf(occurrence)
  if (!rule) return [series, series]
  const count = countBefore(rule, day)
  const ends = rule.times ? { times: count } : { expiry: addDays(day, -1) }
  const goesOn = rule.times ? { times: rule.times - count } : {}
  // The day that is meant stays meant, though this month may be too short for it.
  const monthDay = rule.monthDay ?? Number(rule.start.slice(8))
  const isClipped = monthDay > Number(day.slice(8))
  const names = Object.keys(overrides)
  const pick = (wanted: (name: Moment) => boolean) =>
    Object.fromEntries(names.filter(wanted).map((name) => [name, overrides[name] ?? {}]))
  return [
    { ...series, rule: { ...rule, ...ends }, overrides: pick((name) => name < occurrence) },
    {
      ...series,
      start: occurrence,
      rule: {
        ...rule,
        ...goesOn,
        start: day,
        ...(isClipped && day === endOfMonth(day) && { monthDay }),
      },
      overrides: pick((name) => name >= occurrence),
    },
  ]
}

function changeAll<Fields>(
  given: Series<Fields>,
  occurrence: Moment,
  set: SeriesChange<Fields>,
): SeriesOutcome<Fields> {
  const series = withoutOwn(given, occurrence, set)
  const { length = series.length, fields } = set
  const changed = { ...series, length, fields: { ...series.fields, ...fields } }
  if (set.rule !== undefined) return withRule(changed, set.start ?? series.start, set.rule)
  const { start } = set
  if (start === undefined || start === occurrence) return { series: [changed], dropped: 0 }
  if (!series.rule) return { series: [moveForeign(changed, occurrence, start)], dropped: 0 }
  const moved = moveRule(series.rule, dayOf(occurrence), dayOf(start))
  const overrides: Record<Moment, Override<Fields>> = {}
  for (const day of moved.left) overrides[onDay(day, start)] = { cancelled: true }
  for (const [name, override] of Object.entries(series.overrides)) {
    const day = moved.dayOf(dayOf(name))
    if (day) overrides[onDay(day, start)] = override
  }
  // Where no rule can say it, as of pairs of days across two weeks, at least this one is where it was put.
  const own = moved.dayOf(dayOf(occurrence))
  if (own && onDay(own, start) !== start)
    overrides[onDay(own, start)] = { ...overrides[onDay(own, start)], start }
  return {
    series: [{ ...changed, start: onDay(moved.rule.start, start), rule: moved.rule, overrides }],
    dropped: 0,
  }
}

/** What all are to have, the one that it was said of has no longer otherwise. */
function withoutOwn<Fields>(
  series: Series<Fields>,
  occurrence: Moment,
  set: SeriesChange<Fields>,
): Series<Fields> {
  const own = series.overrides[occurrence]
  if (!own) return series
  const { start, length, fields, ...others } = own
  const left = Object.entries(fields ?? {}).filter(([name]) => !(name in (set.fields ?? {})))
  return withOverride(series, occurrence, {
    ...others,
    ...(start !== undefined && set.start === undefined && { start }),
    ...(length !== undefined && set.length === undefined && { length }),
    ...(left.length > 0 && { fields: Object.fromEntries(left) as Partial<Fields> }),
  })
}

/** What happens once is moved; of a rule of another calendar all of it, with what was changed. */
function moveForeign<Fields>(
  series: Series<Fields>,
  occurrence: Moment,
  start: Moment,
): Series<Fields> {
  const away = daysBetween(dayOf(occurrence), dayOf(start))
  const moved = (name: Moment) => onDay(addDays(dayOf(name), away), start)
  const overrides = Object.entries(series.overrides).map(([name, its]) => [moved(name), its])
  return { ...series, start: moved(series.start), overrides: Object.fromEntries(overrides) }
}

/** Another rule: what was changed or deleted of occurrences that it does not name is dropped. */
function withRule<Fields>(
  series: Series<Fields>,
  start: Moment,
  given: Recurrence | null,
): SeriesOutcome<Fields> {
  const { dates: _, ...own } = series
  const rule = given && startingOn({ ...given, start: dayOf(start) })
  const kept: Record<Moment, Override<Fields>> = {}
  for (const [name, override] of Object.entries(series.overrides)) {
    const renamed = onDay(dayOf(name), start)
    if (isNamed({ start, rule }, renamed)) kept[renamed] = override
  }
  const dropped = Object.keys(series.overrides).length - Object.keys(kept).length
  return { series: [{ ...own, start, rule, overrides: kept }], dropped }
}

/**
 * Why a series cannot be moved as a whole so that one of it begins on another day: it happens on that day of the week
 * already, or its days would fall into weeks that are not its own. Moved it would be another series than was asked for.
 */
export function refusalOfMove<Fields>(
  { rule }: Pick<Series<Fields>, "rule">,
  occurrence: Moment,
  start: Moment,
): "dayTaken" | "otherWeeks" | undefined {
  const [from, to] = [dayOf(occurrence), dayOf(start)]
  const on = rule?.frequency === "weekly" ? (rule.weekdays ?? []) : []
  if (!rule || on.length < 2 || from === to) return undefined
  if (mondayOf(from) === mondayOf(to)) return on.includes(weekdayOf(to)) ? "dayTaken" : undefined
  const away = daysBetween(from, to)
  const weeks = new Set(on.map((day) => Math.floor((weekdays.indexOf(day) + away) / 7)))
  return rule.every > 1 && weeks.size > 1 ? "otherWeeks" : undefined
}

interface MovedRule {
  rule: Recurrence
  /** The day on which what was on another happens now. */
  dayOf(day: Day): Day | undefined
  /** Days that the rule names now, though nothing happened that would fall on them. */
  left: Day[]
}

/** Moves all of a rule so that what was on one day is on another: the k-th before is the k-th after. */
function moveRule(rule: Recurrence, from: Day, to: Day): MovedRule {
  const same = (day: Day) => day
  if (from === to) return { rule, dayOf: same, left: [] }
  const several = rule.frequency === "weekly" && (rule.weekdays?.length ?? 0) > 1
  if (several && mondayOf(from) === mondayOf(to) && !rule.weekdays?.includes(weekdayOf(to)))
    return replaceWeekday(rule, from, to)
  const index = countBefore(rule, from)
  const moved = bounded(rule, startOf(rule, index, from, to))
  return { rule: moved, dayOf: (day) => dateAt(moved, countBefore(rule, day)), left: [] }
}

/** Where one weekday of several goes elsewhere within its week, the others stay. */
function replaceWeekday(rule: Recurrence, from: Day, to: Day): MovedRule {
  const [was, is] = [weekdayOf(from), weekdayOf(to)]
  const away = daysBetween(from, to)
  const move = (day: Day) => (weekdayOf(day) === was ? addDays(day, away) : day)
  const on = weekdays.filter((day) => day === is || (day !== was && rule.weekdays?.includes(day)))
  const last = lastDate(rule)
  const firsts = nextDates(rule, rule.start, on.length)
  const lasts = last ? datesBetween(rule, mondayOf(last), last) : []
  const ends = [...lasts.map(move)].sort().at(-1) ?? null
  const start = [...firsts.map(move)].sort()[0] ?? to
  const open: Recurrence = { ...rule, start, weekdays: on, times: null, expiry: null }
  // So many times stays so many times; a day that is named at its ends, and left out, counts among them.
  const end = rule.times && ends ? { times: countBefore(open, addDays(ends, 1)) } : { expiry: ends }
  const moved: Recurrence = { ...open, ...end }
  // At both ends a day may be named that nothing falls on, as where the first week began in its middle.
  const expected = new Set([...firsts, ...lasts].map(move))
  const edges = [
    ...datesBetween(moved, start, addDays(mondayOf(start), 6)),
    ...(ends ? datesBetween(moved, mondayOf(ends), ends) : []),
  ]
  const left = [...new Set(edges)].filter((day) => !expected.has(day))
  return { rule: moved, dayOf: move, left }
}

/** The rule from another start, so that its place `index` is the day `to`; it ends with as many as before. */
function startOf(rule: Recurrence, index: number, from: Day, to: Day): Recurrence {
  const away = daysBetween(from, to)
  const { frequency, every, nth } = rule
  if (frequency === "weekly" && rule.weekdays?.length) {
    const shift = (day: Day) => addDays(day, away)
    const places = nextDates(rule, rule.start, 7).map(shift)
    const on = weekdays.filter((day) => places.some((place) => weekdayOf(place) === day))
    return { ...rule, start: shift(rule.start), weekdays: on }
  }
  const length = { monthly: 1, quarterly: 3, yearly: 12 }[frequency as "monthly"]
  if (!length) return { ...rule, start: addDays(rule.start, away) }
  const first = addMonths(`${to.slice(0, 8)}01`, -index * every * length)
  if (nth) {
    const taken = nthOf(to, nth.n)
    const place = taken.n === 5 && nth.n !== 5 ? { ...taken, n: -1 } : taken
    return { ...rule, start: nthWeekdayOf(first, place.n, place.weekday) ?? to, nth: place }
  }
  const meant = Number(to.slice(8))
  const start = [addDays(first, meant - 1), endOfMonth(first)].sort()[0] ?? to
  const { monthDay: _, ...others } = rule
  return {
    ...others,
    start,
    monthEnd: rule.monthEnd === true && to === endOfMonth(to),
    ...(Number(start.slice(8)) < meant && { monthDay: meant }),
  }
}

/** A moved rule, which ends after as many as the one before. */
function bounded(rule: Recurrence, moved: Recurrence): Recurrence {
  if (rule.expiry === null) return moved
  const count = countBefore(rule, addDays(rule.expiry, 1))
  const open = { ...moved, expiry: null }
  return { ...open, expiry: (count > 0 && dateAt(open, count - 1)) || rule.expiry }
}
