import { z } from "zod"
import { statisticPeriods } from "#domain/statistics"
import { paging } from "./paging"
import { units } from "./sales-choices"
import { figureNames, statisticKinds, statisticTables } from "./statistic-figures"
import { Month } from "./timesheets"
import { Balance, Currency, Day, Id, Instant, optional, PositiveMoney, Sum, Switch } from "./values"

const filter = {
  period: z.enum(statisticPeriods).default("year"),
  /** A month of the period, the last one of twelve months; that of today when left out. */
  month: Month.optional(),
  clientId: Id.optional(),
  /** What is sold by this unit of a line alone. */
  service: z.enum(units).optional(),
}

export const StatisticFilter = z.object(filter)
export const FigureFilter = z.object({ figure: z.enum(figureNames), ...filter })
export const FigureRowsFilter = z.object({ ...paging(["day", "amount"]), ...FigureFilter.shape })
export const TableFilter = z.object({ table: z.enum(statisticTables), ...filter })

/** Cents, or a decimal; none where it lacks what it is divided by. */
const value = z.union([Balance, z.string()]).nullable()

export const StatisticFigure = z
  .object({
    figure: z.enum(figureNames),
    unit: z.enum(["money", "percent", "days", "count"]),
    value,
    /** In the same months of the year before; none of what says how things stand today. */
    before: value,
  })
  .meta({ id: "StatisticFigure" })

/** What a page is about, and its figures. */
const page = {
  today: Day,
  period: z.enum(statisticPeriods),
  month: Month,
  from: Day,
  to: Day,
  currency: Currency,
  figures: z.array(StatisticFigure),
}

/** A month of the twelve that end with a period, whose first may lie in the nineteenth century. */
const ShownMonth = z.string().regex(/^(18|19|20)\d{2}-(0[1-9]|1[0-2])$/)

export const BusinessStatistics = z
  .object({
    ...page,
    /** Twelve months that end with the period, each beside the same month of the year before. */
    months: z.array(
      z.object({
        month: ShownMonth,
        turnoverHT: Balance,
        turnoverBefore: Balance,
        collected: Balance,
        collectedBefore: Balance,
      }),
    ),
    /** Turnover by what is sold, the most first. */
    services: z.array(z.object({ service: z.enum(units), totalHT: Balance, before: Balance })),
    /**
     * From today until three months on: what issued bills will bring at each client’s habit, with VAT; and what
     * recurring bills and open offers, by their weight, would be billed, without.
     */
    ahead: z.array(z.object({ month: Month, certain: Balance, likely: Balance })),
    /** Of the twelve months, over whole years: 100 is average. */
    seasonality: z.array(z.string().nullable()),
    /** How many whole years that is. */
    years: z.int(),
  })
  .meta({ id: "BusinessStatistics" })

export const ClientStatistics = z
  .object({
    ...page,
    /** Of twelve months, the largest first. */
    shares: z.array(
      z.object({ clientId: Id, name: z.string(), totalHT: Balance, percent: z.string() }),
    ),
    /** Clients beyond those that are listed, and what they come to. */
    others: z.object({ count: z.int(), totalHT: Balance }),
    /** The share from which one is told, in percent, and whether the first client has it. */
    threshold: z.int(),
    isAbove: z.boolean(),
  })
  .meta({ id: "ClientStatistics" })

export const PaymentStatistics = z
  .object({
    ...page,
    /** How each client paid in the period, the largest sum first. */
    payers: z.array(
      z.object({
        clientId: Id,
        name: z.string(),
        paid: Sum,
        averageDaysToPay: z.string().nullable(),
        averageDelayDays: z.string().nullable(),
        paidOnTime: z.string().nullable(),
        unpaid: Sum,
      }),
    ),
    /**
     * What is due, on the day on which it comes at the weighted delay of twelve months: the client’s own from three
     * payments on, else everyone’s. What is overdue has no day.
     */
    expected: z.array(
      z.object({
        billId: Id,
        number: z.string(),
        clientName: z.string(),
        dueDate: Day,
        amount: Sum,
        habitualDelayDays: z.int(),
        expectedOn: Day.nullable(),
      }),
    ),
  })
  .meta({ id: "PaymentStatistics" })

export const SalesStatistics = z
  .object({
    ...page,
    /** Why offers came to nothing; none where the caller may not see them. */
    reasons: z.array(z.object({ reason: z.string(), count: z.int(), valueHT: Sum })).nullable(),
    /** The days of each month that has begun. */
    work: z
      .array(
        z.object({
          month: Month,
          workingDays: z.number(),
          billable: z.number(),
          nonBillable: z.number(),
          off: z.number(),
          sick: z.number(),
        }),
      )
      .nullable(),
    /** The days that one means to be billable in the year of the period, as the timesheets have it. */
    target: z.object({ year: z.int(), days: z.int(), left: z.number() }).nullable(),
  })
  .meta({ id: "SalesStatistics" })

/** One of the records that a figure was counted from. */
export const FigureRow = z
  .object({
    id: Id,
    kind: z.enum(statisticKinds),
    /** The record: of a payment its bill; none of a month of work. */
    recordId: Id.nullable(),
    name: z.string(),
    clientName: z.string().nullable(),
    day: Day,
    amount: Balance.nullable(),
    days: z.string().nullable(),
    /** Whether it is among what is divided by all of them: accepted, paid on time, recurring. */
    counted: z.boolean().nullable(),
  })
  .meta({ id: "FigureRow" })

/** Of the whole list, whatever page is shown: the figure again, added up from its records. */
export const FigureTotals = z
  .object({ ...StatisticFigure.shape, count: z.int(), amount: Balance, from: Day, to: Day })
  .omit({ before: true })
  .meta({ id: "FigureTotals" })

const year = z.coerce.number<number>().int().min(2000).max(2100)
/** That of today when left out. */
export const GoalsFilter = z.object({ year: year.optional() })

const goal = {
  turnoverHT: optional(PositiveMoney),
  days: optional(z.coerce.number<number>().int().min(1).max(366)),
  dailyRateHT: optional(PositiveMoney),
}

/** What one means to reach in a year; nothing takes a goal away. */
export const GoalChanges = z.object({ year, ...goal }).meta({ id: "GoalChanges" })

const Progress = z.object({
  goal: z.int(),
  reached: z.number(),
  percent: z.string().nullable(),
  /** What should have been reached by today, day by day. */
  due: z.number(),
  /** What is missing, and what each month that is left must bring. */
  left: z.number(),
  perMonthLeft: z.number().nullable(),
})

export const Goals = z
  .object({
    year: z.int(),
    currency: Currency,
    monthsLeft: z.int(),
    turnoverHT: Progress.nullable(),
    /** Days that were billed. */
    days: Progress.nullable(),
    /** Against what a day brought; it is an average, and has no pace. */
    dailyRateHT: z.object({ goal: Sum, reached: Balance.nullable() }).nullable(),
  })
  .meta({ id: "Goals" })

export const StatisticSettingsChanges = z
  .object({
    /** The share of the first client from which one is told, in percent. */
    shareThreshold: z.coerce.number<number>().int().min(1).max(100),
    goalsOnDashboard: Switch,
  })
  .meta({ id: "StatisticSettingsChanges" })

export const StatisticSettings = z
  .object({ shareThreshold: z.int(), goalsOnDashboard: z.boolean() })
  .meta({ id: "StatisticSettings" })

/** How the installation stands: counts only, nothing of a person’s business. */
export const InstallationStatistics = z
  .object({
    accounts: z.int(),
    suspended: z.int(),
    trials: z.int(),
    plans: z.array(z.object({ nameFr: z.string(), nameEn: z.string(), count: z.int() })),
    requestsWaiting: z.int(),
    mailsFailing: z.int(),
    jobsFailing: z.int(),
    disk: z.object({ size: z.int(), used: z.int() }),
    /** When the last whole copy was made, and until when all that was written lies in copies. */
    lastCopy: Instant.nullable(),
    safeUntil: Instant.nullable(),
  })
  .meta({ id: "InstallationStatistics" })

export type StatisticFilter = z.output<typeof StatisticFilter>
export type FigureFilter = z.output<typeof FigureFilter>
export type FigureRowsFilter = z.output<typeof FigureRowsFilter>
export type FigureTotals = z.output<typeof FigureTotals>
export type StatisticFigure = z.output<typeof StatisticFigure>
export type BusinessStatistics = z.output<typeof BusinessStatistics>
export type ClientStatistics = z.output<typeof ClientStatistics>
export type PaymentStatistics = z.output<typeof PaymentStatistics>
export type SalesStatistics = z.output<typeof SalesStatistics>
export type GoalChanges = z.output<typeof GoalChanges>
export type Goals = z.output<typeof Goals>
export type StatisticSettings = z.output<typeof StatisticSettings>
export type InstallationStatistics = z.output<typeof InstallationStatistics>
