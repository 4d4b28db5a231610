import { z } from "zod"
import { addMonths } from "#domain/day"
import { Acts } from "./acts"
import {
  amountTypes,
  calculationPeriods,
  dayShifts,
  executionStates,
  incomeCategories,
  outcomeCategories,
  scheduledFrequencies,
  scheduledModes,
  scheduledOperations,
  scheduledSources,
  scheduledStates,
  scheduledSuggestions,
  scheduledTriggers,
} from "./choices"
import { paging } from "./paging"
import { Recurrence } from "./recurrence"
import { chosen } from "./selection"
import {
  Balance,
  Currency,
  Day,
  Id,
  Instant,
  optional,
  Percent,
  PositiveMoney,
  Stamp,
  Sum,
  Switch,
  Text,
  Version,
} from "./values"

export const scheduledTransactionSorts = ["title", "nextOn"] as const
export const executionSorts = ["nominal"] as const

/** Whole days, as they are typed. */
const Days = (least: number, most: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,4}$/, { error: "number" })
        .transform(Number),
    ])
    .refine((count) => count >= least, { error: `tooSmall ${least}` })
    .refine((count) => count <= most, { error: `tooBig ${most}` })

const longestWindow = 120

const fields = {
  title: Text(120),
  operation: z.enum(scheduledOperations).default("outcome"),
  /** Money goes out by itself, comes in by itself, or waits for its owner's word. */
  mode: z.enum(scheduledModes).default("needsValidation"),
  outcomeCategory: optional(z.enum(outcomeCategories)),
  incomeCategory: optional(z.enum(incomeCategories)),
  /** The rate of the VAT in it; none when left out. */
  vatRate: optional(Percent.refine((rate) => Number(rate) <= 100, { error: "tooBig 100" })),
  /** Where it is posted; the usual account when left out. */
  accountId: optional(Id),
  /** So many days after its day it is expected on the account. */
  expectedDelay: Days(0, 366).default(0),
  /** On the dates of its rule, or each time that something happens from its start to its expiry. */
  trigger: z.enum(scheduledTriggers).default("date"),
  recurrence: Recurrence,
  /** What becomes of a date that is not worked where its owner is. */
  shift: z.enum(dayShifts).default("none"),
  amountType: z.enum(amountTypes).default("fixed"),
  /** Of a fixed one. */
  amount: optional(PositiveMoney),
  /** Of a calculated one: so many percent of its source. */
  percent: optional(
    Percent.refine((percent) => Number(percent) <= 100, { error: "tooBig 100" }).refine(
      (percent) => Number(percent) > 0,
      { error: "tooSmall 0.01" },
    ),
  ),
  source: optional(z.enum(scheduledSources)),
  /** What was spent of this category. */
  sourceCategory: optional(z.enum(outcomeCategories)),
  /** What was done of this other item. */
  sourceItemId: optional(Id),
  period: optional(z.enum(calculationPeriods)),
  /** The first and last day of a period between two days; the first is also where counting begins since the last execution. */
  periodFrom: optional(Day),
  periodTo: optional(Day),
  periodDays: optional(Days(1, 3660)),
}

type Fields = z.output<z.ZodObject<typeof fields>>

const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((given, context) => {
    const item = given as Fields
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    const needs = (...names: (keyof Fields)[]) => {
      for (const name of names) if (item[name] === null) refuse(name, "required")
    }
    needs(item.operation === "income" ? "incomeCategory" : "outcomeCategory")
    const other = item.operation === "income" ? "autoDebit" : "credit"
    if (item.mode === other) refuse("mode", "choice")
    if (item.amountType === "fixed") return needs("amount")
    needs("percent", "source", "period")
    if (item.source === "category") needs("sourceCategory")
    if (item.source === "item") needs("sourceItemId")
    const { period, periodFrom, periodTo } = item
    if (period === "lastDays") needs("periodDays")
    if (period === "sinceLast") needs("periodFrom")
    if (period !== "between") return
    needs("periodFrom", "periodTo")
    if (!periodFrom || !periodTo) return
    if (periodTo < periodFrom) refuse("periodTo", "endBeforeStart")
    else if (periodTo > addMonths(periodFrom, longestWindow)) refuse("periodTo", "windowTooLong")
  })

export const NewScheduledTransaction = rules(fields).meta({ id: "NewScheduledTransaction" })
export const ScheduledTransactionChanges = rules({ ...fields, version: Version }).meta({
  id: "ScheduledTransactionChanges",
})

/** What happens to it from today on. */
export const ScheduledActivation = z
  .object({ active: Switch, version: Version })
  .meta({ id: "ScheduledActivation" })

/** The dates that went by meanwhile are done now, or left out; what they would have counted waits. */
export const ScheduledResumption = z
  .object({ missed: z.enum(["do", "skip"]).default("do"), version: Version })
  .meta({ id: "ScheduledResumption" })

/** A date to come, with the amount as far as it is known today. */
const ComingDate = z.object({ nominal: Day, day: Day, amount: Sum.nullable() })

/** The item that is to be changed; a new one when left out. */
export const ScheduledPreviewQuery = z.object({ of: Id.optional() })

export const ScheduledPreview = z
  .object({ currency: Currency, dates: z.array(ComingDate) })
  .meta({ id: "ScheduledPreview" })

/** What its owner may begin with; what is not known of it is theirs to say. */
export const ScheduledSuggestion = z
  .object({
    name: z.enum(scheduledSuggestions),
    outcomeCategory: z.enum(outcomeCategories),
    mode: z.enum(scheduledModes),
    recurrence: z.object({
      frequency: z.enum(scheduledFrequencies),
      start: Day,
      monthEnd: z.boolean(),
    }),
    shift: z.enum(dayShifts),
    amountType: z.enum(amountTypes),
    amount: Sum.nullable(),
    percent: z.string().nullable(),
    source: z.enum(scheduledSources).nullable(),
    period: z.enum(calculationPeriods).nullable(),
    periodFrom: Day.nullable(),
    periodTo: Day.nullable(),
  })
  .meta({ id: "ScheduledSuggestion" })

export const ScheduledTransaction = z
  .object({
    ...Stamp,
    title: z.string(),
    operation: z.enum(scheduledOperations),
    mode: z.enum(scheduledModes),
    outcomeCategory: z.enum(outcomeCategories).nullable(),
    incomeCategory: z.enum(incomeCategories).nullable(),
    vatRate: z.string().nullable(),
    accountId: Id.nullable(),
    accountName: z.string().nullable(),
    expectedDelay: z.int(),
    trigger: z.enum(scheduledTriggers),
    recurrence: z.object({
      frequency: z.enum(scheduledFrequencies),
      every: z.int(),
      start: Day,
      monthEnd: z.boolean(),
      expiry: Day.nullable(),
    }),
    shift: z.enum(dayShifts),
    amountType: z.enum(amountTypes),
    amount: Sum.nullable(),
    percent: z.string().nullable(),
    source: z.enum(scheduledSources).nullable(),
    sourceCategory: z.enum(outcomeCategories).nullable(),
    sourceItemId: Id.nullable(),
    period: z.enum(calculationPeriods).nullable(),
    periodFrom: Day.nullable(),
    periodTo: Day.nullable(),
    periodDays: z.int().nullable(),
    currency: Currency,
    state: z.enum(scheduledStates),
    /** The date that comes next by the rule, and the day on which it is done. */
    nextOn: Day.nullable(),
    dueOn: Day.nullable(),
    /** It failed three times, and waits for its owner. */
    paused: z.boolean(),
    /** Why it failed last, by the name of a sentence. */
    lastFailure: z.string().nullable(),
  })
  .meta({ id: "ScheduledTransaction" })

/** How late what was expected came, in days. */
const Delays = z.object({
  settled: z.int(),
  open: z.int(),
  medianDays: z.int().nullable(),
  meanDays: z.string().nullable(),
  worstDays: z.int().nullable(),
  onTimePercent: z.string().nullable(),
})

export const ScheduledTransactionDetails = ScheduledTransaction.extend({
  /** Who said last how it is. */
  changedBy: z.string().nullable(),
  /** What is taken off the next one: never above zero. */
  carried: Balance,
  coming: z.array(ComingDate),
  delays: Delays,
  sourceItemTitle: z.string().nullable(),
  can: Acts("change", "remove", "activate", "deactivate", "resume", "run"),
}).meta({ id: "ScheduledTransactionDetails" })

export const ScheduledExecution = z
  .object({
    id: Id,
    createdAt: Instant,
    scheduledTransactionId: Id,
    title: z.string(),
    operation: z.enum(scheduledOperations),
    nominal: Day,
    doneOn: Day,
    state: z.enum(executionStates),
    /** It waits for its owner or for its line of the bank, and its day is over. */
    overdue: z.boolean(),
    amount: Sum.nullable(),
    currency: Currency,
    percent: z.string().nullable(),
    windowFrom: Day.nullable(),
    windowTo: Day.nullable(),
    basis: Balance.nullable(),
    carriedIn: Balance,
    carriedOut: Balance,
    expectedOn: Day.nullable(),
    settledOn: Day.nullable(),
    outcomeId: Id.nullable(),
    incomeId: Id.nullable(),
    lineId: Id.nullable(),
    reason: z.string().nullable(),
    /** What set it off, where that was no date: an entry of the book, a bill, a period of VAT. */
    causeId: Id.nullable(),
  })
  .meta({ id: "ScheduledExecution" })

export const ScheduledExecutionDetails = ScheduledExecution.extend({
  /** All that it counted; without a label: what a declaration rounds. */
  facts: z.array(z.object({ day: Day, label: z.string(), amount: Balance })),
  /** Of what waits for it: the open lines of the account that may be it. */
  lines: z.array(z.object({ id: Id, day: Day, label: z.string(), amount: Balance })),
  can: Acts("validate", "settle", "takeBack"),
}).meta({ id: "ScheduledExecutionDetails" })

export const ExecutionSettlement = z.object({ lineId: Id }).meta({ id: "ExecutionSettlement" })

export const ScheduledTransactionFilter = z.object({
  ...paging(scheduledTransactionSorts),
  ...chosen,
  state: z.enum(scheduledStates).optional(),
})

export const ScheduledExecutionFilter = z.object({
  ...paging(executionSorts),
  ...chosen,
  scheduledTransactionId: Id.optional(),
  /** Open: it waits for something. Overdue: for longer than it should. */
  state: z.enum([...executionStates, "open", "overdue"]).optional(),
  /** Those that wait for a line of the bank which this one may be: of its account, amount and days. */
  lineId: Id.optional(),
})

export type NewScheduledTransaction = z.output<typeof NewScheduledTransaction>
export type ScheduledTransactionChanges = z.output<typeof ScheduledTransactionChanges>
export type ScheduledTransaction = z.output<typeof ScheduledTransaction>
export type ScheduledTransactionDetails = z.output<typeof ScheduledTransactionDetails>
export type ScheduledTransactionFilter = z.output<typeof ScheduledTransactionFilter>
export type ScheduledSuggestion = z.output<typeof ScheduledSuggestion>
export type ScheduledPreview = z.output<typeof ScheduledPreview>
export type ScheduledExecution = z.output<typeof ScheduledExecution>
export type ScheduledExecutionDetails = z.output<typeof ScheduledExecutionDetails>
export type ScheduledExecutionFilter = z.output<typeof ScheduledExecutionFilter>
