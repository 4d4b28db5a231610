import { type Day, daysBetween } from "./day"
import { firstDayOf, lastDayOf, type PartialDate } from "./partial-date"

/** The letters of a name, without their marks. */
const letters = (name: string) => name.normalize("NFD").replace(/[^A-Za-z]/g, "")

/** Three letters for a person: the first of the first name and two of the last, as service companies write it. */
export const trigramOf = (firstName: string, lastName: string): string =>
  `${letters(firstName).slice(0, 1)}${letters(lastName).slice(0, 2)}`.toUpperCase()

/** Months since the year 0. */
const monthsOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

interface Period {
  start: PartialDate | null
  /** Nothing is until today. */
  end: PartialDate | null
}

/** Months that at least one of the periods covers, the last included; a year alone is January to December. */
export function monthsCovered(periods: readonly Period[], today: Day): number {
  const covered = new Set<number>()
  const now = monthsOf(today)
  for (const { start, end } of periods) {
    if (!start) continue
    const last = Math.min(end ? monthsOf(lastDayOf(end)) : now, now)
    for (let month = monthsOf(firstDayOf(start)); month <= last; month++) covered.add(month)
  }
  return covered.size
}

export const yearsOfExperience = (periods: readonly Period[], today: Day): number =>
  Math.floor(monthsCovered(periods, today) / 12)

/** How many days before its end a certification is marked. */
const soonDays = 60

/** How a certification stands: `soon` from sixty days before its last day, and on it. */
export function certificationState(
  expiresOn: PartialDate | null,
  today: Day,
): "valid" | "soon" | "expired" | "unlimited" {
  if (!expiresOn) return "unlimited"
  const left = certificationDaysLeft(expiresOn, today)
  if (left < 0) return "expired"
  return left <= soonDays ? "soon" : "valid"
}

/** Days until the last one on which it holds; below zero once it has expired. */
export const certificationDaysLeft = (expiresOn: PartialDate, today: Day): number =>
  daysBetween(today, lastDayOf(expiresOn))

/** Which of the three notices of an end is due: the last whose day has come; none long before, and none after. */
export const noticeOn = (daysLeft: number): 60 | 7 | 0 | undefined =>
  daysLeft < 0 ? undefined : ([0, 7, 60] as const).find((days) => daysLeft <= days)
