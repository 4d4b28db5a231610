import { z } from "zod"
import { franchiseActivities, franchiseStatuses } from "#domain/vat-franchise"
import { recordedMeans } from "./bill-payments"
import { BillSummary } from "./bills"
import { paging } from "./paging"
import { type Step, stepCards } from "./steps"
import { Balance, Currency, Day, Id } from "./values"

const stepNames = stepCards.map(({ name }): Step => name)

/** How long a bill has been due: up to 30 days late, up to 60, up to 90, longer. */
export const billAges = ["notDue", "late30", "late60", "late90", "older"] as const

const Month = z
  .string()
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, { error: "month" })
  .meta({ description: "YYYY-MM" })

/** How many bills, and what is still due of them in cents. */
const due = { count: z.int(), unpaid: Balance }

/** One thing to do, or to know today: a record, or a fact that is missing. It goes when it is done. */
const StepEntry = z.object({
  step: z.enum(stepNames),
  /** The record; none where a fact is missing. */
  id: Id.nullable(),
  /** What it is called: of a bill its client. */
  title: z.string().nullable(),
  /** What tells it from others of its name: a bill's number. */
  detail: z.string().nullable(),
  /** The day that counts: of a late bill the one on which it was due. */
  day: Day.nullable(),
  /** What is at stake. */
  amount: Balance.nullable(),
  currency: Currency,
  /** The month of work that it is about, and how many days of it. */
  month: Month.optional(),
  days: z.number().optional(),
  /** How many there are of this kind; of a profile, the facts that are missing. */
  count: z.int(),
})

/** What to do, most pressing first, and what today is about: of all areas that the caller may see. */
export const Steps = z
  .object({
    today: Day,
    firstName: z.string().nullable(),
    /** The first ones: `kinds` says how many there are in all. */
    toDo: z.array(StepEntry),
    day: z.array(StepEntry),
    kinds: z.array(StepEntry.pick({ step: true, count: true })),
  })
  .meta({ id: "Steps" })

/** The figures of a business on a day in Paris. Amounts are cents. */
export const Dashboard = z
  .object({
    today: Day,
    currency: Currency,
    /** How many there are at all: an empty business is shown how to begin. */
    bills: z.int(),
    /** Turnover HT of issued bills, by the month that stands on them: twelve months of this year. */
    turnover: z.array(z.object({ month: Month, totalHT: Balance, yearBefore: Balance })),
    /** How the year's turnover stands to the VAT franchise; nothing where VAT is charged. */
    franchise: z
      .object({
        activity: z.enum(franchiseActivities),
        /** False where the profile does not say it, and the lowest thresholds stand in. */
        activityKnown: z.boolean(),
        turnover: Balance,
        threshold: Balance,
        ceiling: Balance,
        standing: z.enum(franchiseStatuses),
        /** The day from which VAT is due; null while the franchise lasts. */
        liableFrom: Day.nullable(),
      })
      .nullable(),
    unpaid: z.object(due),
    overdue: z.object(due),
    /** What is unpaid, by how long it has been due; a missing day is open. */
    ages: z.array(
      z.object({
        age: z.enum(billAges),
        dueFrom: Day.nullable(),
        dueTo: Day.nullable(),
        ...due,
      }),
    ),
    /**
     * Money that reached the bank, by month, from the same month last year on; and what the due dates
     * of unpaid bills let expect, from today on. What is overdue is in no month.
     */
    cash: z.array(
      z.object({ month: Month, collected: Balance.nullable(), expected: Balance.nullable() }),
    ),
    /** The newest issued bills. */
    latest: z.array(BillSummary),
  })
  .meta({ id: "Dashboard" })

export const CollectionFilter = z.object({ ...paging(["collectedOn"]), month: Month })

/** Money that reached the bank; what was taken or given back is below zero. */
export const Collection = z
  .object({
    id: Id,
    collectedOn: Day,
    amount: Balance,
    means: z.enum(recordedMeans),
    /** Nothing where money was given back that no bill asked for. */
    billId: Id.nullable(),
    number: z.string().nullable(),
    clientId: Id,
    clientName: z.string(),
    currency: Currency,
  })
  .meta({ id: "Collection" })

/** Of a whole month, whatever page is shown. */
export const CollectionTotals = z
  .object({ month: Month, count: z.int(), amount: Balance, currency: Currency })
  .meta({ id: "CollectionTotals" })

export type Steps = z.output<typeof Steps>
/** One of them, before the dashboard says of which kind it is. */
export type StepRow = Omit<Steps["toDo"][number], "step">
export type Dashboard = z.output<typeof Dashboard>
export type Collection = z.output<typeof Collection>
export type CollectionFilter = z.output<typeof CollectionFilter>
