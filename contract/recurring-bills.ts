import { z } from "zod"
import { Acts } from "./acts"
import { BillLine } from "./bill-lines"
import { BillSummary, NewBill } from "./bills"
import { paging } from "./paging"
import { Recurrence } from "./recurrence"
import {
  billFrequencies,
  recurringBillModes,
  recurringBillPeriods,
  recurringBillStatuses,
} from "./sales-choices"
import { chosen } from "./selection"
import { Currency, Day, Id, Instant, optional, Stamp, Sum, Text, Version } from "./values"

export const recurringBillSorts = ["title", "client", "nextOn", "totalHT"] as const

const {
  releaseDate: _,
  billingPeriodStart: _start,
  billingPeriodEnd: _end,
  ...ofBill
} = NewBill.shape
const { clientId, ...model } = ofBill

const fields = {
  /** What it is called in the owner's lists; it stands on no bill. */
  title: Text(120),
  clientId,
  recurrence: Recurrence,
  /** How many bills in all; without end, or until its expiry, when left out. */
  times: optional(z.coerce.number<number>().int().min(1).max(999)),
  period: z.enum(recurringBillPeriods).default("none"),
  mode: z.enum(recurringBillModes).default("draft"),
  ...model,
}

const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((recurring, context) => {
    const { recurrence, times, discountRate, discountAmount } = recurring as z.output<
      z.ZodObject<typeof fields>
    >
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: "custom", path, message })
    if (!billFrequencies.some((each) => each === recurrence.frequency))
      refuse(["recurrence", "frequency"], "choice")
    if (recurrence.expiry && times) refuse(["times"], "oneEnd")
    if (discountRate && discountAmount) refuse(["discountAmount"], "oneDiscount")
  })

export const NewRecurringBill = rules(fields).meta({ id: "NewRecurringBill" })
export const RecurringBillChanges = rules({ ...fields, version: Version }).meta({
  id: "RecurringBillChanges",
})
export const RecurringBillPause = z.object({ version: Version }).meta({ id: "RecurringBillPause" })
/** The dates that went by meanwhile are billed now, or left out. */
export const RecurringBillResumption = z
  .object({ version: Version, missed: z.enum(["skip", "bill"]).default("skip") })
  .meta({ id: "RecurringBillResumption" })

const summary = {
  ...Stamp,
  title: z.string(),
  status: z.enum(recurringBillStatuses),
  clientId: Id,
  clientName: z.string(),
  recurrence: z.object({
    frequency: z.enum(billFrequencies),
    every: z.int(),
    start: Day,
    monthEnd: z.boolean(),
    expiry: Day.nullable(),
  }),
  times: z.int().nullable(),
  mode: z.enum(recurringBillModes),
  /** Its next date, also of what is paused; null once it has ended. */
  nextOn: Day.nullable(),
  /** How many of its dates are done. */
  done: z.int(),
  currency: Currency,
  totalHT: Sum,
}

export const RecurringBillSummary = z.object(summary).meta({ id: "RecurringBillSummary" })

/** What was refused when a bill was to be made, each with the field that mends it. */
const Failure = z.object({
  /** Of the profile, the client, the model's lines, or no field at all. */
  path: z.string(),
  code: z.string(),
})

export const RecurringBill = z
  .object({
    ...summary,
    period: z.enum(recurringBillPeriods),
    paymentDays: z.int(),
    paymentTerms: NewBill.shape.paymentTerms.unwrap(),
    discountRate: z.string().nullable(),
    discountAmount: Sum.nullable(),
    penaltyRate: z.string().nullable(),
    purchaseOrder: z.string().nullable(),
    note: z.string().nullable(),
    includeVat: z.boolean(),
    includePenalty: z.boolean(),
    includeLogo: z.boolean(),
    includeSignature: z.boolean(),
    lines: z.array(BillLine.omit({ amountHT: true })),
    /** What one bill comes to, at the rates of its lines. */
    totalVat: Sum,
    totalTTC: Sum,
    /** The next dates, a year of months at most. */
    nextDates: z.array(Day),
    /** The dates that have gone by and wait, the first among `nextDates`; what a resumption asks about. */
    missed: z.int(),
    failures: z.int(),
    failedAt: Instant.nullable(),
    lastFailure: z.array(Failure),
    /** What was made, the newest date first: as many as one looks at. */
    bills: z.array(
      z.object({
        date: Day,
        bill: BillSummary.pick({
          id: true,
          number: true,
          kind: true,
          status: true,
          totalTTC: true,
          currency: true,
        }).nullable(),
      }),
    ),
    can: Acts("change", "remove", "pause", "resume"),
  })
  .meta({ id: "RecurringBill" })

export const RecurringBillFilter = z.object({
  ...paging(recurringBillSorts),
  ...chosen,
  state: z.enum(recurringBillStatuses).optional(),
  clientId: Id.optional(),
})

export type NewRecurringBill = z.output<typeof NewRecurringBill>
export type RecurringBill = z.output<typeof RecurringBill>
export type RecurringBillSummary = z.output<typeof RecurringBillSummary>
export type RecurringBillFilter = z.output<typeof RecurringBillFilter>
