import { z } from "zod"
import { isMonth } from "#domain/month"
import { holidayZones } from "#domain/public-holidays"
import { monthWarnings, workKinds } from "#domain/timesheet"
import { Acts } from "./acts"
import { contractUnits, timesheetStatuses } from "./choices"
import { paging } from "./paging"
import { chosen } from "./selection"
import {
  Balance,
  Currency,
  Day,
  FileId,
  Id,
  Instant,
  Language,
  LongText,
  Money,
  optional,
  Percent,
  Stamp,
  Sum,
  Switch,
  Text,
  Version,
} from "./values"

export const timesheetSorts = ["month", "client", "contract"] as const
export const timesheetAnswers = ["approved", "refused"] as const

/** A calendar month, YYYY-MM. */
export const Month = z
  .string()
  .refine(isMonth, { error: "month" })
  .meta({ pattern: "^(19|20)\\d{2}-(0[1-9]|1[0-2])$" })

const kind = z.enum(workKinds)
const confirmed = z.array(z.enum(monthWarnings)).max(monthWarnings.length).default([])

/** An activity as it is typed: what is in its cells is read by the unit of its contract ("0,5", "½", "7h30"). */
const TypedRow = z.object({
  /** Of one that was saved before. */
  id: optional(Id),
  contractId: optional(Id),
  kind: kind.default("billable"),
  activity: optional(Text(60)),
  days: z
    .record(Day, optional(z.string().max(20)))
    .default({})
    .meta({ propertyNames: { format: "date" } }),
})

/**
 * The whole month, at the version that was read. Saved twice, it is saved once; `fill` changes what is typed before
 * it is saved: the empty cells of the month or of a row, those of last month, all of them, or rows that say the same.
 */
export const MonthChanges = z
  .object({
    version: Version,
    rows: z.array(TypedRow).max(60).default([]),
    fill: optional(
      z.string().regex(/^(month|copy|clear|merge|row:\d{1,2}|remove:\d{1,2})$/, {
        error: "choice",
      }),
    ),
    /** One activity more: its kind, and the contract that it is of, if any. */
    add: optional(
      z.string().regex(/^(billable|nonBillable|timeOff|sickLeave)(:[0-9a-f-]{36})?$/i, {
        error: "choice",
      }),
    ),
    addActivity: optional(Text(60)),
  })
  .meta({ id: "MonthChanges" })

/** The days of a month's activities, and why some of them may not change. */
const MonthRow = z.object({
  /** Null until it is saved: each contract in force has a row. */
  id: Id.nullable(),
  contractId: Id.nullable(),
  kind,
  activity: z.string(),
  unit: z.enum(["day", "hour"]),
  /** In its unit, day by day: "0.5". */
  days: z.record(Day, z.string()),
  total: z.string(),
  /** Handed over or approved: nothing of it changes until it is reopened. */
  lock: z.enum(["handedOver", "approved"]).nullable(),
  /** The days that are on a bill. */
  billed: z.array(z.object({ day: Day, billId: Id, number: z.string().nullable() })),
})

const sums = {
  workingDays: z.number(),
  entered: z.number(),
  left: z.number(),
  billable: z.number(),
  nonBillable: z.number(),
  timeOff: z.number(),
  sickLeave: z.number(),
  /** Working days on which nothing is entered. */
  empty: z.int(),
  /** What is entered on each day, in days. */
  byDay: z.record(Day, z.number()),
  warnings: z.array(z.enum(monthWarnings)),
  dayExceeded: z.array(Day),
  /** Pairs of rows, counted from 0. */
  duplicates: z.array(z.array(z.int())),
  offDays: z.array(Day),
  futureDays: z.array(Day),
}

export const WorkMonth = z
  .object({
    month: Month,
    /** 1 before the first save. */
    version: z.int(),
    zone: z.enum(holidayZones),
    days: z.array(
      z.object({
        day: Day,
        isWeekend: z.boolean(),
        /** The name of a public holiday, below `timesheets.holidays`. */
        holiday: z.string().nullable(),
        /** How much of it is a day off of one's own, in quarters. */
        off: z.int(),
      }),
    ),
    rows: z.array(MonthRow),
    contracts: z.array(
      z.object({
        id: Id,
        title: z.string(),
        clientName: z.string(),
        unit: z.enum(contractUnits),
        startDate: Day,
        runsUntil: Day.nullable(),
        hoursPerDay: z.number(),
        /** What of it is handed over to its client, once something was saved. */
        timesheetId: Id.nullable(),
        status: z.enum(timesheetStatuses).nullable(),
      }),
    ),
    ...sums,
    can: Acts("change"),
  })
  .meta({ id: "WorkMonth" })

export const TimesheetAnswer = z
  .object({
    id: Id,
    answer: z.enum(timesheetAnswers),
    edition: z.int(),
    /** By the client, by the link; else written down by the owner. */
    byLink: z.boolean(),
    name: z.string(),
    role: z.string().nullable(),
    comment: z.string().nullable(),
    answeredAt: Instant,
    /** The day that its owner wrote down, where it came otherwise than by the link. */
    answeredOn: Day.nullable(),
    /** The network address that the answer came from. */
    address: z.string().nullable(),
    /** SHA-256 of the PDF that was answered to. */
    sha256: z.string(),
    /** What was signed on paper. */
    fileId: Id.nullable(),
  })
  .meta({ id: "TimesheetAnswer" })

const summary = {
  ...Stamp,
  month: Month,
  status: z.enum(timesheetStatuses),
  contractId: Id,
  contractTitle: z.string(),
  reference: z.string().nullable(),
  clientId: Id,
  clientName: z.string(),
  unit: z.enum(contractUnits),
  /** Billable days, or hours. */
  quantity: z.string(),
  billedQuantity: z.string(),
  /** By the price of each day; nothing where the price is for a month or a lump sum. */
  amountHT: Sum,
  /** What of it is on no bill yet, and may be: days, or hours, and what they are worth. */
  unbilledQuantity: z.string(),
  unbilledHT: Sum,
  currency: Currency,
  edition: z.int(),
  answeredOn: Day.nullable(),
}

export const TimesheetSummary = z.object(summary).meta({ id: "TimesheetSummary" })

export const Timesheet = z
  .object({
    ...summary,
    rows: z.array(
      z.object({ kind, activity: z.string(), days: z.record(Day, z.string()), total: z.string() }),
    ),
    /** What is to be confirmed before it is handed over or billed. */
    warnings: z.array(z.enum(monthWarnings)),
    needsApproval: z.boolean(),
    drafting: z.boolean(),
    editions: z.array(
      z.object({
        edition: z.int(),
        frozenAt: Instant,
        sha256: z.string().nullable(),
        withdrawnAt: Instant.nullable(),
        reason: z.string().nullable(),
      }),
    ),
    /** What its client said of it, the oldest first. */
    answers: z.array(TimesheetAnswer),
    bills: z.array(z.object({ id: Id, number: z.string().nullable() })),
    events: z.array(z.object({ what: z.string(), at: Instant, detail: z.string().nullable() })),
    can: Acts("handOver", "reopen", "answer", "share", "bill"),
  })
  .meta({ id: "Timesheet" })

export const TimesheetFilter = z.object({
  ...paging(timesheetSorts),
  ...chosen,
  state: z.enum(timesheetStatuses).optional(),
  clientId: Id.optional(),
  contractId: Id.optional(),
  month: Month.optional(),
  /** Those of which something can be billed now. */
  toBill: z.enum(["true"]).optional(),
  /** Those that a bill is of. */
  billId: Id.optional(),
})

/** Freezes the days of a contract and month for its client. What is to be said of the month is confirmed by its code. */
export const NewTimesheetEdition = z
  .object({
    version: Version,
    comment: optional(LongText(1000)),
    confirmed,
  })
  .meta({ id: "NewTimesheetEdition" })

const needsComment = (
  { answer, comment }: { answer: string; comment: string | null },
  context: z.RefinementCtx,
) => {
  if (answer === "refused" && !comment)
    context.addIssue({ code: "custom", path: ["comment"], message: "required" })
}

/**
 * An answer that came otherwise than by the link: on paper, by e-mail. An approval is proved by what was signed, or
 * the comment says how it came.
 */
export const NewTimesheetAnswer = z
  .object({
    answer: z.enum(timesheetAnswers),
    name: Text(120),
    role: optional(Text(120)),
    /** Today when left out. */
    answeredOn: optional(Day),
    comment: optional(LongText(1000)),
    fileId: optional(FileId),
  })
  .superRefine((given, context) => {
    needsComment(given, context)
    if (given.answer === "approved" && !given.fileId && !given.comment)
      context.addIssue({ code: "custom", path: ["fileId"], message: "answerProof" })
  })
  .meta({ id: "NewTimesheetAnswer" })

/** What whoever holds the link answers, of the very document that they have read. */
export const LinkedTimesheetAnswer = z
  .object({
    answer: z.enum(timesheetAnswers),
    name: Text(120),
    role: optional(Text(120)),
    comment: optional(LongText(1000)),
    edition: z.coerce.number<number>().int().min(1),
    /** "I confirm the days of work": asked of whoever approves. */
    agreed: z.boolean().default(false),
  })
  .superRefine((given, context) => {
    needsComment(given, context)
    if (given.answer === "approved" && !given.agreed)
      context.addIssue({ code: "custom", path: ["agreed"], message: "required" })
  })
  .meta({ id: "LinkedTimesheetAnswer" })

/** Which PDF of a timesheet: the last as it is given out, or an edition, byte for byte as it was handed over. */
export const TimesheetPdfQuery = z.object({
  edition: z.coerce.number<number>().int().min(1).max(10_000).optional(),
})

/** Withdraws what was handed over, and says why. */
export const TimesheetReopening = z
  .object({ version: Version, reason: LongText(300) })
  .meta({ id: "TimesheetReopening" })

/** Timesheets of one client to bill together: all their days that are on no bill, or those of some days. */
export const NewTimesheetBill = z
  .object({
    timesheetIds: z.array(Id).min(1).max(50),
    from: optional(Day),
    to: optional(Day),
    confirmed,
  })
  .superRefine(({ from, to }, context) => {
    if (from && to && to < from)
      context.addIssue({ code: "custom", path: ["to"], message: "endBeforeStart" })
  })
  .meta({ id: "NewTimesheetBill" })

const target = z.coerce.number<number>().int().min(1).max(366)

const contractTime = {
  contractId: Id,
  /** Where it is worked, if that is not one's own zone. */
  zone: optional(z.enum(holidayZones)),
  /** A usual week, from Monday to Sunday, as cells are typed. */
  week: z
    .array(optional(z.string().max(20)))
    .max(7)
    .default([]),
  needsApproval: Switch,
  showsPrices: Switch,
  /** After how many working days without an answer its client is reminded, once. */
  remindAfter: optional(z.coerce.number<number>().int().min(1).max(30)),
}

export const TimesheetSettingsChanges = z
  .object({
    version: Version,
    zone: optional(z.enum(holidayZones)),
    /** How many days a year one means to bill. */
    targetDays: optional(target),
    /** Days off of one's own: whole ones, and halves. */
    daysOff: z
      .array(z.object({ day: Day, half: Switch }))
      .max(400)
      .default([]),
    contracts: z.array(z.object(contractTime)).max(200).default([]),
  })
  .meta({ id: "TimesheetSettingsChanges" })

export const TimesheetSettings = z
  .object({
    version: z.int(),
    zone: z.enum(holidayZones).nullable(),
    /** That of the postal code. */
    usualZone: z.enum(holidayZones),
    targetDays: z.int().nullable(),
    daysOff: z.array(z.object({ day: Day, half: z.boolean() })),
    contracts: z.array(
      z.object({
        contractId: Id,
        title: z.string(),
        clientName: z.string(),
        unit: z.enum(contractUnits),
        zone: z.enum(holidayZones).nullable(),
        week: z.array(z.string()),
        needsApproval: z.boolean(),
        showsPrices: z.boolean(),
        remindAfter: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: "TimesheetSettings" })

const months = { workingDays: z.number(), billable: z.number(), nonBillable: z.number() }

/** A year of work, month by month, in days. */
export const WorkYear = z
  .object({
    year: z.int(),
    months: z.array(
      z.object({
        month: Month,
        ...months,
        timeOff: z.number(),
        sickLeave: z.number(),
        amountHT: Sum,
      }),
    ),
    ...months,
    timeOff: z.number(),
    sickLeave: z.number(),
    amountHT: Sum,
    /** Billable days in those that were worked, in percent. */
    billableShare: Percent.nullable(),
    /** Days worked in the working days until today, in percent. */
    occupation: Percent.nullable(),
    /** What a billable day brings, on average. */
    averagePriceHT: Money.nullable(),
    targetDays: z.int().nullable(),
    /** Billable days that are left to the target; below zero once it is passed. */
    leftToTarget: z.number().nullable(),
  })
  .meta({ id: "WorkYear" })

/** What whoever holds the link of a timesheet reads of it: nothing that is not printed on it. */
export const LinkedTimesheet = z
  .object({
    month: Month,
    edition: z.int(),
    language: Language,
    sellerName: z.string(),
    clientName: z.string(),
    contract: z.string(),
    reference: z.string().nullable(),
    /** For whom the client has it done. */
    endClient: z.string().nullable(),
    unit: z.enum(["day", "hour"]),
    rows: z.array(
      z.object({
        activity: z.string(),
        billable: z.boolean(),
        days: z.record(Day, z.string()),
        total: z.string(),
      }),
    ),
    total: z.string(),
    comment: z.string().nullable(),
    /** Where its owner wishes prices to be seen. */
    amountHT: Balance.nullable(),
    currency: Currency,
    /** SHA-256 of the PDF. */
    sha256: z.string(),
    /** Whether it can be answered now; `withdrawn` while its owner corrects it. */
    state: z.enum(["open", "withdrawn", "approved", "refused"]),
    answer: z
      .object({
        name: z.string(),
        role: z.string().nullable(),
        answeredAt: Instant,
        comment: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "LinkedTimesheet" })

export type MonthChanges = z.output<typeof MonthChanges>
export type WorkMonth = z.output<typeof WorkMonth>
export type Timesheet = z.output<typeof Timesheet>
export type TimesheetSummary = z.output<typeof TimesheetSummary>
export type TimesheetFilter = z.output<typeof TimesheetFilter>
export type TimesheetAnswer = z.output<typeof TimesheetAnswer>
export type NewTimesheetEdition = z.output<typeof NewTimesheetEdition>
export type NewTimesheetBill = z.output<typeof NewTimesheetBill>
export type TimesheetSettings = z.output<typeof TimesheetSettings>
export type TimesheetSettingsChanges = z.output<typeof TimesheetSettingsChanges>
export type WorkYear = z.output<typeof WorkYear>
export type LinkedTimesheet = z.output<typeof LinkedTimesheet>
