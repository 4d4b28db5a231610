import { addDays, type Day, daysBetween } from "./day"
import { firstDayOf, lastDayOf, type Month } from "./month"
import { type HolidayZone, holidayOn } from "./public-holidays"

// A month of work, in whole quarters of a day, or of an hour where a contract is by the hour.

export const workKinds = ["billable", "nonBillable", "timeOff", "sickLeave"] as const
export type WorkKind = (typeof workKinds)[number]

/** What is said of a month, and stops no draft. */
export const monthWarnings = [
  "workingDaysExceeded",
  "duplicateActivity",
  "dayExceeded",
  "offDay",
  "future",
] as const
export type MonthWarning = (typeof monthWarnings)[number]

/** What the law sets for employees; of the self-employed none does. */
export const usualHours = 7

/** As much of a contract as its time is counted by. */
export interface WorkTerms {
  unit: "day" | "hour" | "month" | "flat"
  startDate: Day
  runsUntil: Day | null
  /** How many of its hours are a day. */
  hoursPerDay?: number
  /** Where its public holidays are those of another zone. */
  zone?: HolidayZone | null
}

/** An activity of a month: its quarters by day, none of them 0. */
export interface WorkRow {
  contract: string | null
  kind: WorkKind
  activity: string
  days: Record<Day, number>
}

/** A day that one takes off by oneself: half of it, or all. */
export interface DayOff {
  day: Day
  quarters: number
}

/** What a month is measured by. */
export interface MonthOfWork {
  month: Month
  zone: HolidayZone
  daysOff: readonly DayOff[]
  contracts: Readonly<Record<string, WorkTerms>>
}

const fractions: Record<string, number> = { "¼": 1, "½": 2, "¾": 3 }

/** The quarters that are typed in a cell, or the code of its refusal: "0,5", "½", of hours "7h30" too. */
export function quartersOf(text: string, unit: "day" | "hour"): number | string {
  const typed = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".")
  if (typed === "") return 0
  const clock = unit === "hour" ? /^(\d{1,2})[h:](\d{2})?$/i.exec(typed) : null
  if (clock && Number(clock[2] ?? 0) > 59) return "quantity"
  const fraction = /^(\d*)([¼½¾])$/.exec(typed)
  const decimal = /^(\d{0,9})(?:\.(\d{0,9}))?$/.test(typed) && /\d/.test(typed)
  const quarters = clock
    ? Number(clock[1]) * 4 + Number(clock[2] ?? 0) / 15
    : fraction
      ? Number(fraction[1]) * 4 + (fractions[fraction[2] ?? ""] ?? 0)
      : decimal
        ? Number(typed) * 4
        : undefined
  if (quarters === undefined) return "quantity"
  const most = unit === "hour" ? 24 : 1
  if (quarters > most * 4) return `tooBig ${most}`
  return Number.isInteger(quarters) ? quarters : "quarter"
}

/** "0.75": as a bill's quantity is written. */
export const decimalOf = (quarters: number): string => String(quarters / 4)

/** In which unit a row is filled: hours where its contract is by the hour, days otherwise. */
export const unitOf = (terms: Pick<WorkTerms, "unit"> | undefined): "day" | "hour" =>
  terms?.unit === "hour" ? "hour" : "day"

/** How many quarters of its unit are a day. */
const quartersOfDay = (terms: WorkTerms | undefined): number =>
  unitOf(terms) === "hour" ? (terms?.hoursPerDay ?? usualHours) * 4 : 4

export function daysOf(month: Month): Day[] {
  const first = firstDayOf(month)
  return Array.from({ length: daysBetween(first, lastDayOf(month)) + 1 }, (_, at) =>
    addDays(first, at),
  )
}

/** 0 is Monday. */
export const weekdayOf = (day: Day): number => ((daysBetween("1900-01-01", day) % 7) + 7) % 7

/** How much of a day is worked in a zone, in quarters: none of weekends, public holidays and own days off. */
export function workedShare(day: Day, zone: HolidayZone, daysOff: readonly DayOff[]): number {
  if (weekdayOf(day) >= 5 || holidayOn(day, zone)) return 0
  const off = daysOff.find((one) => one.day === day)?.quarters ?? 0
  return Math.max(0, 4 - off)
}

/** The same of each day of a month, by the zone of the row that asks, or the person's own. */
function sharesOf(work: MonthOfWork, zone: HolidayZone = work.zone): Map<Day, number> {
  return new Map(daysOf(work.month).map((day) => [day, workedShare(day, zone, work.daysOff)]))
}

export const isWithin = (day: Day, { startDate, runsUntil }: WorkTerms): boolean =>
  day >= startDate && (runsUntil === null || day <= runsUntil)

/** Two decimals, half away from zero; what no computer can say of a third is not held against it. */
export const rounded = (days: number): number =>
  (Math.sign(days) * Math.round(Math.abs(days) * 100 + 1e-6)) / 100

const exceeds = (days: number, limit: number) => days > limit + 1e-6

/** The same activity, however it is written. */
const keyOf = ({ contract, kind, activity }: WorkRow) =>
  JSON.stringify([
    contract,
    kind,
    activity.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase(),
  ])

/** A row in days, however its contract counts. */
const inDays = (row: WorkRow, work: MonthOfWork, quarters: number) =>
  quarters / quartersOfDay(termsOf(row, work))

const termsOf = ({ contract }: WorkRow, { contracts }: MonthOfWork) =>
  contract === null ? undefined : contracts[contract]

/** What a month comes to in days, and what is to be said of it. */
export function sumUp(work: MonthOfWork, rows: readonly WorkRow[], today: Day) {
  const shares = sharesOf(work)
  const kinds: Record<WorkKind, number> = { billable: 0, nonBillable: 0, timeOff: 0, sickLeave: 0 }
  const byDay = new Map<Day, number>()
  const offDays = new Set<Day>()
  const futureDays = new Set<Day>()
  for (const row of rows) {
    const zone = termsOf(row, work)?.zone ?? work.zone
    const own = zone === work.zone ? shares : sharesOf(work, zone)
    for (const [day, quarters] of Object.entries(row.days)) {
      const days = inDays(row, work, quarters)
      kinds[row.kind] += days
      byDay.set(day, (byDay.get(day) ?? 0) + days)
      const isWork = row.kind === "billable" || row.kind === "nonBillable"
      if (isWork && own.get(day) === 0) offDays.add(day)
      if (isWork && day > today) futureDays.add(day)
    }
  }
  const workingDays = [...shares.values()].reduce((sum, share) => sum + share, 0) / 4
  const entered = kinds.billable + kinds.nonBillable + kinds.timeOff + kinds.sickLeave
  const dayExceeded = [...byDay].flatMap(([day, days]) => (exceeds(days, 1) ? [day] : [])).sort()
  const duplicates = duplicatesIn(rows)
  const holds: Record<MonthWarning, boolean> = {
    workingDaysExceeded: exceeds(entered, workingDays),
    duplicateActivity: duplicates.length > 0,
    dayExceeded: dayExceeded.length > 0,
    offDay: offDays.size > 0,
    future: futureDays.size > 0,
  }
  return {
    workingDays,
    entered: rounded(entered),
    left: rounded(workingDays - entered),
    billable: rounded(kinds.billable),
    nonBillable: rounded(kinds.nonBillable),
    timeOff: rounded(kinds.timeOff),
    sickLeave: rounded(kinds.sickLeave),
    /** Working days on which nothing is entered. */
    empty: [...shares].filter(([day, share]) => share > 0 && !byDay.has(day)).length,
    byDay: Object.fromEntries([...byDay].map(([day, days]) => [day, rounded(days)])),
    warnings: monthWarnings.filter((warning) => holds[warning]),
    dayExceeded,
    duplicates,
    offDays: [...offDays].sort(),
    futureDays: [...futureDays].sort(),
  }
}

/** The pairs of rows that say the same. */
function duplicatesIn(rows: readonly WorkRow[]): [number, number][] {
  const first = new Map<string, number>()
  const pairs: [number, number][] = []
  rows.forEach((row, at) => {
    const key = keyOf(row)
    const known = first.get(key)
    if (known === undefined) first.set(key, at)
    else pairs.push([known, at])
  })
  return pairs
}

/** Each day of a month, with why it is no working day where it is none. */
export function monthDays(work: Pick<MonthOfWork, "month" | "zone" | "daysOff">) {
  return daysOf(work.month).map((day) => ({
    day,
    isWeekend: weekdayOf(day) >= 5,
    holiday: holidayOn(day, work.zone) ?? null,
    /** Quarters of it that one takes off. */
    off: work.daysOff.find((one) => one.day === day)?.quarters ?? 0,
  }))
}

/** What a bill is made of: a contract's quarters at one price. */
export interface WorkLine {
  contract: string
  quarters: number
  quantity: string
  unitPriceHT: number
  amountHT: number
}

/**
 * The lines of a bill: one for each contract and price, in the order of the contracts and of the first day of each
 * price. Months and lump sums bill nothing by the day.
 */
export function linesOf(
  rows: readonly WorkRow[],
  contracts: Readonly<Record<string, WorkTerms>>,
  priceOn: (contract: string, day: Day) => number,
): WorkLine[] {
  const lines = new Map<string, { contract: string; unitPriceHT: number; quarters: number }>()
  const days = rows.flatMap(({ contract, kind, days }) =>
    kind === "billable" && contract !== null && isByTime(contracts[contract])
      ? Object.entries(days).map(([day, quarters]) => ({ contract, day, quarters }))
      : [],
  )
  const order = Object.keys(contracts)
  days.sort(
    (one, other) =>
      order.indexOf(one.contract) - order.indexOf(other.contract) ||
      (one.day < other.day ? -1 : one.day > other.day ? 1 : 0),
  )
  for (const { contract, day, quarters } of days) {
    const unitPriceHT = priceOn(contract, day)
    const key = `${contract} ${unitPriceHT}`
    const line = lines.get(key) ?? { contract, unitPriceHT, quarters: 0 }
    line.quarters += quarters
    lines.set(key, line)
  }
  return [...lines.values()].map(({ contract, unitPriceHT, quarters }) => ({
    contract,
    quarters,
    quantity: decimalOf(quarters),
    unitPriceHT,
    // Half away from zero, as bills do; no price is below zero.
    amountHT: Math.round((quarters * unitPriceHT) / 4),
  }))
}

export const isByTime = (terms: Pick<WorkTerms, "unit"> | undefined): boolean =>
  terms?.unit === "day" || terms?.unit === "hour"

/** What a week of a contract usually is: quarters from Monday to Sunday. */
export type StandardWeek = readonly number[]

/** A whole day from Monday to Friday. */
export const usualWeek = (terms: WorkTerms | undefined): StandardWeek => {
  const day = quartersOfDay(terms)
  return [day, day, day, day, day, 0, 0]
}

interface Filling extends MonthOfWork {
  weeks: Readonly<Record<string, StandardWeek>>
  /** Days of a row that may not be changed. */
  isLocked: (row: WorkRow, day: Day) => boolean
}

/** What is proposed for a cell, as far as the day still has room for it. */
function put(filling: Filling, rows: readonly WorkRow[], row: WorkRow, day: Day, wanted: number) {
  const terms = termsOf(row, filling)
  const share = workedShare(day, terms?.zone ?? filling.zone, filling.daysOff) / 4
  if (row.days[day] || share === 0 || wanted === 0 || filling.isLocked(row, day)) return
  if (terms && !isWithin(day, terms)) return
  const entered = rows.reduce((sum, one) => sum + inDays(one, filling, one.days[day] ?? 0), 0)
  const room = Math.floor((share - entered) * quartersOfDay(terms) + 1e-6)
  const quarters = Math.min(wanted, room)
  if (quarters > 0) row.days[day] = quarters
}

const copied = (rows: readonly WorkRow[]): WorkRow[] =>
  rows.map((row) => ({ ...row, days: { ...row.days } }))

/** Fills the empty cells of one row, or of all rows of contracts one after the other, by their standard weeks. */
export function fill(filling: Filling, given: readonly WorkRow[], only?: number): WorkRow[] {
  const rows = copied(given)
  rows.forEach((row, at) => {
    if (only === undefined ? row.contract === null || row.kind !== "billable" : at !== only) return
    const week = (row.contract && filling.weeks[row.contract]) || usualWeek(termsOf(row, filling))
    for (const day of daysOf(filling.month)) put(filling, rows, row, day, week[weekdayOf(day)] ?? 0)
  })
  return rows
}

/** The same weekday of another month, of the same rank in it. */
export function counterpartOf(day: Day, month: Month): Day | undefined {
  const rank = Math.floor((Number(day.slice(8)) - 1) / 7)
  return daysOf(month).filter((one) => weekdayOf(one) === weekdayOf(day))[rank]
}

/** Copies the work of another month by weekday and rank; absences are not repeated. */
export function copyMonth(
  filling: Filling,
  given: readonly WorkRow[],
  earlier: readonly WorkRow[],
): WorkRow[] {
  const rows = copied(given)
  for (const before of earlier) {
    if (before.kind !== "billable" && before.kind !== "nonBillable") continue
    if (before.contract !== null && !filling.contracts[before.contract]) continue
    const known = rows.find((row) => keyOf(row) === keyOf(before))
    const row = known ?? { ...before, days: {} }
    if (!known) rows.push(row)
    for (const [day, quarters] of Object.entries(before.days)) {
      const there = counterpartOf(day, filling.month)
      if (there) put(filling, rows, row, there, quarters)
    }
  }
  return rows
}

/** Empties every cell that may be changed. */
export const clear = ({ isLocked }: Pick<Filling, "isLocked">, rows: readonly WorkRow[]) =>
  rows.map((row) => ({
    ...row,
    days: Object.fromEntries(Object.entries(row.days).filter(([day]) => isLocked(row, day))),
  }))

/** Makes one row of those that say the same; their quarters are added up. */
export function mergeDuplicates(rows: readonly WorkRow[]): (WorkRow & { from: number[] })[] {
  const merged = new Map<string, WorkRow & { from: number[] }>()
  rows.forEach((row, at) => {
    const key = keyOf(row)
    const known = merged.get(key)
    if (known) {
      known.from.push(at)
      for (const [day, quarters] of Object.entries(row.days))
        known.days[day] = (known.days[day] ?? 0) + quarters
    } else merged.set(key, { ...row, days: { ...row.days }, from: [at] })
  })
  return [...merged.values()]
}
