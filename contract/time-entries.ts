import { z } from "zod"
import { Acts } from "./acts"
import { proposalLocks } from "./choices"
import { paging } from "./paging"
import { chosen } from "./selection"
import { Month } from "./timesheets"
import {
  Day,
  Id,
  Instant,
  LocalTime,
  LongText,
  optional,
  Stamp,
  Sum,
  Text,
  Version,
} from "./values"

export const timeEntrySorts = ["startedAt"] as const

const fields = {
  day: Day,
  /** When it began, by the clocks of Paris. */
  startTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "time" }),
  /** As one says it: "45" minutes, "2h30", "0,5 j"; a day has the hours of the project's contract. */
  duration: Text(20),
  note: optional(LongText(500)),
}

export const NewTimeEntry = z.object({ taskId: Id, ...fields }).meta({ id: "NewTimeEntry" })
export const TimeEntryChanges = z
  .object({ ...fields, version: Version })
  .meta({ id: "TimeEntryChanges" })

/** Begins to count the time of a task; what ran until now is stopped. */
export const TimerStart = z.object({ taskId: Id }).meta({ id: "TimerStart" })

/** Stops what runs: now, or when it should have been stopped, where that was forgotten over night. */
export const TimerStop = z
  .object({ timeEntryId: Id, endedAt: optional(LocalTime) })
  .meta({ id: "TimerStop" })

/** That it still runs, as its owner says in the morning. */
export const TimerContinuation = z.object({ timeEntryId: Id }).meta({ id: "TimerContinuation" })

const shown = {
  projectId: Id,
  projectName: z.string(),
  /** None once the task is gone. */
  taskId: Id.nullable(),
  title: z.string(),
  startedAt: Instant,
}

export const TimeEntry = z
  .object({
    ...Stamp,
    ...shown,
    note: z.string().nullable(),
    /** None while it runs. */
    endedAt: Instant.nullable(),
    /** The day of Paris on which it began. */
    day: Day,
    startTime: z.string(),
    /** Whole ones, until now where it runs. */
    minutes: z.int(),
    /** A timesheet holds some of it: it changes no more. */
    inTimesheet: z.boolean(),
  })
  .meta({ id: "TimeEntry" })

/** An entry alone, with what the caller can do with it. */
export const TimeEntryDetails = TimeEntry.extend({
  /** Time that was counted at the same hours, five at most: it is told, and refused by nobody. */
  overlaps: z.array(z.object({ id: Id, title: z.string(), day: Day, startTime: z.string() })),
  can: Acts("change", "remove"),
}).meta({ id: "TimeEntryDetails" })

/** What runs now. */
export const RunningTimer = z
  .object({
    id: Id,
    ...shown,
    /** Since the evening before: one is asked when it should have been stopped. */
    forgotten: z.boolean(),
  })
  .meta({ id: "RunningTimer" })

export const TimeEntryFilter = z.object({
  ...paging(timeEntrySorts),
  ...chosen,
  projectId: Id.optional(),
  taskId: Id.optional(),
  /** By the day on which they began. */
  from: Day.optional(),
  to: Day.optional(),
})

/** A day of a contract: what was spent, and what of it the timesheet has not got. Quantities are in its unit. */
const ProposedDay = z.object({
  day: Day,
  contractId: Id,
  contractTitle: z.string(),
  clientName: z.string(),
  unit: z.enum(["day", "hour"]),
  minutes: z.int(),
  /** The minutes in quarters. */
  proposed: z.string(),
  /** The minutes that a day has no room for. */
  leftOut: z.int(),
  inTimesheet: z.string(),
  /** What would be added. */
  added: z.string(),
  /** Why nothing may be added. */
  lock: z.enum(proposalLocks).nullable(),
})

export const TimesheetProposal = z
  .object({
    month: Month,
    days: z.array(ProposedDay),
    /** Minutes of projects without a contract: no timesheet is theirs. */
    withoutContract: z.array(z.object({ projectId: Id, name: z.string(), minutes: z.int() })),
    can: Acts("add"),
  })
  .meta({ id: "TimesheetProposal" })

/** What was spent on a project, without what runs: beside its budget, and task by task beside the estimates. */
export const ProjectTime = z
  .object({
    /** Minutes. */
    spent: z.int(),
    /** By the hours of a day of its contract, with two decimals. */
    spentDays: z.string(),
    /** Minutes, of all its tasks that are not archived. */
    estimated: z.int(),
    /** What was spent, by the price of each day; nothing where the contract is not by time. */
    usedHT: Sum.nullable(),
    /** How much of the budget is used, in percent; of days and amount the worse. */
    budgetUsed: z.number().nullable(),
    tasks: z.array(
      z.object({
        /** None of what a timesheet holds, and whose task is gone. */
        taskId: Id.nullable(),
        title: z.string(),
        estimate: z.int().nullable(),
        spent: z.int(),
      }),
    ),
  })
  .meta({ id: "ProjectTime" })

/** How much of the budget of a project its time has used. */
export const ProjectBudget = z
  .object({
    projectId: Id,
    /** With one decimal; of days and amount the worse. Null without a budget. */
    percent: z.number().nullable(),
    alert: z.union([z.literal(0), z.literal(80), z.literal(100)]),
  })
  .meta({ id: "ProjectBudget" })

export const ProjectBudgetFilter = z.object({ id: z.union([Id, z.array(Id).max(100)]) })

/** The days to add, each as "2026-11-24:" and its contract; what is in the timesheet already is not added again. */
export const TimesheetProposalAnswer = z
  .object({
    days: z
      .array(
        z
          .string()
          .max(60)
          .regex(/^\d{4}-\d{2}-\d{2}:[0-9a-f-]{36}$/i, { error: "choice" }),
      )
      .min(1, { error: "required" })
      .max(400),
  })
  .meta({ id: "TimesheetProposalAnswer" })

export const TimesheetAdditions = z
  .object({
    month: Month,
    /** How many days of contracts something was added to. */
    added: z.int(),
  })
  .meta({ id: "TimesheetAdditions" })

export type NewTimeEntry = z.output<typeof NewTimeEntry>
export type TimeEntryChanges = z.output<typeof TimeEntryChanges>
export type TimeEntry = z.output<typeof TimeEntry>
export type TimeEntryDetails = z.output<typeof TimeEntryDetails>
export type RunningTimer = z.output<typeof RunningTimer>
export type TimeEntryFilter = z.output<typeof TimeEntryFilter>
export type ProjectBudget = z.output<typeof ProjectBudget>
export type ProjectTime = z.output<typeof ProjectTime>
export type TimesheetProposal = z.output<typeof TimesheetProposal>
export type TimesheetProposalAnswer = z.output<typeof TimesheetProposalAnswer>
