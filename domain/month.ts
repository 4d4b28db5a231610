import { type Day, endOfMonth } from "./day"

/** A calendar month, "YYYY-MM": it sorts as text. */
export type Month = string

/** The years that a month may be of. */
export const firstYear = 1900
export const lastYear = 2099

const pattern = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/

export function isMonth(text: string): text is Month {
  return pattern.test(text)
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

/** So many months later, or earlier below zero. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 0] = month.split("-").map(Number)
  const count = year * 12 + number - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`
}

/** The months from one to another, both included. */
export function monthsBetween(from: Month, to: Month): Month[] {
  const months: Month[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

export const firstDayOf = (month: Month): Day => `${month}-01`

export const lastDayOf = (month: Month): Day => endOfMonth(firstDayOf(month))
