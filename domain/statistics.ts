import Big from "big.js"
import { type Day, daysBetween } from "./day"
import { type Cents, rounded } from "./money"
import { addMonths, firstDayOf, lastDayOf, type Month } from "./month"

/** What a page of statistics is about; twelve months end with the month that is named. */
export const statisticPeriods = ["month", "quarter", "year", "twelveMonths"] as const
export type StatisticPeriod = (typeof statisticPeriods)[number]

const lengths: Record<StatisticPeriod, number> = {
  month: 1,
  quarter: 3,
  year: 12,
  twelveMonths: 12,
}

export interface MonthSpan {
  first: Month
  last: Month
}

/** The whole months of the period that a month is in. */
export function spanOf(period: StatisticPeriod, month: Month): MonthSpan {
  const length = lengths[period]
  if (period === "twelveMonths") return { first: addMonths(month, -11), last: month }
  const number = Number(month.slice(5)) - 1
  const first = addMonths(month, -(number % length))
  return { first, last: addMonths(first, length - 1) }
}

/** The same months, so many later, or earlier below zero. */
export const moved = ({ first, last }: MonthSpan, months: number): MonthSpan => ({
  first: addMonths(first, months),
  last: addMonths(last, months),
})

/** By how many months one steps from one period to the next. */
export const stepOf = (period: StatisticPeriod): number => lengths[period]

export const daysOfSpan = ({ first, last }: MonthSpan): { from: Day; to: Day } => ({
  from: firstDayOf(first),
  to: lastDayOf(last),
})

/** A figure as it is added up: what it counts, and what that is divided by. */
export interface Ratio {
  part: string | number
  whole: string | number
}

/** One over the other, to so many decimals, halves away from zero; none where the divisor is not above zero. */
export function dividedBy({ part, whole }: Ratio, times = 1, decimals = 1): string | null {
  const divisor = new Big(whole)
  if (divisor.lte(0)) return null
  const quotient = new Big(part).times(times).div(divisor).round(decimals, Big.roundHalfUp)
  return quotient.eq(0) ? new Big(0).toFixed(decimals) : quotient.toFixed(decimals)
}

/** The same in whole cents. */
export function centsEach({ part, whole }: Ratio): Cents | null {
  const divisor = new Big(whole)
  return divisor.lte(0) ? null : rounded(new Big(part).div(divisor))
}

export const percentIn = (ratio: Ratio): string | null => dividedBy(ratio, 100)

/** A decimal to two places, without idle zeros. */
export const toTwoPlaces = (decimal: string): string => new Big(decimal).round(2).toString()

/** Decimals added up exactly. */
export const sumOf = (decimals: readonly string[]): string =>
  decimals.reduce((sum, decimal) => sum.plus(decimal), new Big(0)).toFixed()

/** How many clients of one size it would be, 1 ÷ Σ share²: of their sum, and of the sum of their squares. */
export const effectiveClients = (sum: string, squares: string): string | null =>
  dividedBy({ part: new Big(sum).pow(2).toFixed(), whole: squares })

/** Of each month of the year, the mean over whole years of what it is to that year's mean month: 100 is average. */
export function seasonalityOf(years: readonly (readonly Cents[])[]): (string | null)[] {
  const counted = years
    .map((months) => ({ months, whole: months.reduce((sum, month) => sum + month, 0) }))
    .filter(({ whole }) => whole > 0)
  return Array.from({ length: 12 }, (_, at) => {
    const sum = counted.reduce(
      (total, { months, whole }) => total.plus(new Big(months[at] ?? 0).div(whole)),
      new Big(0),
    )
    return dividedBy({ part: sum.toString(), whole: counted.length }, 1200, 0)
  })
}

export interface WorkedDays {
  workingDays: number
  billable: number
  nonBillable: number
  off: number
  sick: number
}

/** What of the days one could work was billable, and how many were left. */
export function occupationOf({ workingDays, billable, nonBillable, off, sick }: WorkedDays) {
  const present = workingDays - off - sick
  return {
    occupation: { part: billable, whole: present },
    billableShare: { part: billable, whole: billable + nonBillable },
    unfilled: present - billable - nonBillable,
  }
}

/** How far a goal of a year is, and what each month that is left must bring; to so many decimals. */
export function paceOf(goal: number, reached: number, year: number, today: Day, decimals = 0) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const length = daysBetween(first, last) + 1
  const gone = today < first ? 0 : today > last ? length : daysBetween(first, today) + 1
  const left = Math.max(0, goal - reached)
  const months = monthsLeft(year, today)
  const round = (amount: Big) => Number(amount.round(decimals, Big.roundHalfUp))
  return {
    goal,
    reached,
    percent: percentIn({ part: reached, whole: goal }),
    /** What should have been reached by today, day by day. */
    due: round(new Big(goal).times(gone).div(length)),
    left,
    perMonthLeft: months > 0 ? round(new Big(left).div(months)) : null,
  }
}

/** The months of a year that are left, that of today included. */
export function monthsLeft(year: number, today: Day): number {
  if (today < `${year}-01-01`) return 12
  return today > `${year}-12-31` ? 0 : 13 - Number(today.slice(5, 7))
}

/** How late a client usually is by the amounts of its payments: in whole days; none without any. */
export const weightedDelay = (ratio: Ratio): number | null => {
  const days = dividedBy(ratio, 1, 0)
  return days === null ? null : Number(days)
}
