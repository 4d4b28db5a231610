import type { Permission } from "#contract/permissions"
import {
  type FigureCard,
  type FigureName,
  figureCards,
  type StatisticPage,
} from "#contract/statistic-figures"
import type { FigureFilter, StatisticFigure, StatisticFilter } from "#contract/statistics"
import type { Day } from "#domain/day"
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf, monthsBetween } from "#domain/month"
import {
  centsEach,
  dividedBy,
  effectiveClients,
  type MonthSpan,
  percentIn,
  type Ratio,
  spanOf,
  sumOf,
  toTwoPlaces,
  weightedDelay,
} from "#domain/statistics"
import type { KeptBills, KeptPayments, ShownFact, Sums } from "./queries"

type Value = StatisticFigure["value"]

const cents = ({ part }: Sums): Value => Number(part)
const decimal = (text: string): Value => toTwoPlaces(text)
const average = (sums: Ratio): Value => dividedBy(sums)

/** What is made of the sums of its records. */
const made: Record<FigureName, (sums: Sums) => Value> = {
  turnoverHT: cents,
  collected: cents,
  bills: ({ whole }) => decimal(whole),
  averageBillHT: centsEach,
  averageTjmHT: centsEach,
  daysBilled: ({ whole }) => decimal(whole),
  recurringShare: percentIn,
  newClients: ({ part }) => decimal(part),
  lostClients: ({ part }) => decimal(part),
  aheadCertain: cents,
  aheadLikely: cents,
  firstShare: ({ largest, part }) => percentIn({ part: largest, whole: part }),
  effectiveClients: ({ part, squares }) => effectiveClients(part, squares),
  withoutFirstHT: cents,
  averageDaysToPay: average,
  averageDelayDays: average,
  paidOnTime: percentIn,
  unpaid: cents,
  overdue: cents,
  dso90Days: (sums) => dividedBy(sums, 90),
  lateInterest: cents,
  quoteConversion: percentIn,
  quoteValueConversion: percentIn,
  daysToAnswer: average,
  offerConversion: percentIn,
  offerValueConversion: percentIn,
  offersLost: ({ part }) => decimal(part),
  pipelineHT: cents,
  occupation: percentIn,
  billableShare: percentIn,
  unfilledDays: ({ part, count }) => (count > 0 ? decimal(part) : null),
}

export const figureFrom = (figure: FigureName, sums: Sums): Value => made[figure](sums)

/** The figures of a page that the caller may see, and that can be narrowed as they ask. */
export function figuresOf(
  page: StatisticPage,
  rights: ReadonlySet<Permission>,
  filter: Pick<FigureFilter, "clientId" | "service">,
): FigureName[] {
  return Object.entries(figureCards).flatMap(([name, card]) => {
    if (card.page !== page || card.inside || !isOpen(card, rights)) return []
    const fits = (!filter.clientId || card.byClient) && (!filter.service || card.byService)
    return fits ? [name as FigureName] : []
  })
}

export const isOpen = ({ needs }: FigureCard, rights: ReadonlySet<Permission>): boolean =>
  rights.has(needs ?? "bills.see")

export interface AskedPeriod {
  period: StatisticFilter["period"]
  month: Month
  span: MonthSpan
}

export function periodOf({ period, month }: StatisticFilter, today: Day): AskedPeriod {
  const of = month ?? monthOf(today)
  return { period, month: of, span: spanOf(period, of) }
}

/** Whether days are months from their first day to their last. */
export const isOfMonths = ({ from, to }: { from: Day; to: Day }): boolean =>
  from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(to))

/** The twelve months that shares are of. */
export const twelveMonths = ({ last }: MonthSpan): MonthSpan => ({
  first: addMonths(last, -11),
  last,
})

const noSums: Sums = { count: 0, part: "0", whole: "0", squares: "0", largest: "0", amount: 0 }
const sums = (part: number | string, whole: number | string): Sums => ({
  ...noSums,
  part: String(part),
  whole: String(whole),
})

export const sumsOfBills = ({ totalHT, bills }: KeptBills): Sums => sums(totalHT, bills)
export const sumsOfDays = ({ daysHT, days }: KeptBills): Sums => sums(daysHT, days)
export const sumsOfPart = (part: number | string, whole: number | string): Sums => sums(part, whole)
export const sumsOfCollected = ({ collected }: KeptPayments): Sums => sums(collected, 1)
export const sumsOfDaysToPay = ({ timesDays, counted }: KeptPayments): Sums =>
  sums(timesDays, counted)
export const sumsOfDelays = ({ timesDelay, counted }: KeptPayments): Sums =>
  sums(timesDelay, counted)
export const sumsOfOnTime = ({ onTime, counted }: KeptPayments): Sums => sums(onTime, counted)

/** As many payments as make a habit of a client's own (the reference's forecast). */
const leastOfHabit = 3

/** How late each client usually is, by amount; of who paid seldom, what everyone does. */
export function delaysOf(
  rows: readonly { clientId: string; payments: number; amount: string; times: string }[],
): (clientId: string) => number {
  const sum = (of: (row: (typeof rows)[number]) => string) => sumOf(rows.map(of))
  const ofAll = weightedDelay({
    part: sum(({ times }) => times),
    whole: sum(({ amount }) => amount),
  })
  const own = new Map(
    rows
      .filter(({ payments }) => payments >= leastOfHabit)
      .map(({ clientId, times, amount }) => [
        clientId,
        weightedDelay({ part: times, whole: amount }),
      ]),
  )
  return (clientId) => own.get(clientId) ?? ofAll ?? 0
}

/** The whole years of which something is known, as rows of their months. */
export function wholeYears(
  issued: ReadonlyMap<Month, number>,
  first: Month | undefined,
  today: Day,
): number[][] {
  if (!first) return []
  // A business that began in spring has no whole year before the next.
  const from = first.endsWith("-01") ? Number(first.slice(0, 4)) : Number(first.slice(0, 4)) + 1
  const until = Number(today.slice(0, 4)) - 1
  return Array.from({ length: Math.max(0, until - from + 1) }, (_, at) =>
    monthsBetween(`${from + at}-01`, `${from + at}-12`).map((month) => issued.get(month) ?? 0),
  )
}

/** The end of the months that have begun, of a period that may go on. */
export const begun = ({ first, last }: MonthSpan, today: Day): Month[] =>
  monthsBetween(first, last < monthOf(today) ? last : monthOf(today))

export const lastDayAhead = (today: Day): Day => lastDayOf(addMonths(monthOf(today), 3))

export const shownFact = (fact: Omit<ShownFact, "cursor">) => ({
  ...fact,
  amount: fact.amount === null ? null : Number(fact.amount),
})

/** The columns of the export of a figure's list. */
export const exportedFacts = [
  { field: "day", head: "statistics.rows.day" },
  { field: "name", head: "statistics.rows.name" },
  { field: "clientName", head: "statistics.rows.client" },
  { field: "amount", head: "statistics.rows.amount" },
  { field: "days", head: "statistics.rows.days" },
  { field: "counted", head: "statistics.rows.counted" },
] as const
