import type { NewBill } from "#contract/bills"
import type { NewRecurringBill, RecurringBill } from "#contract/recurring-bills"
import { addDays, compareDays, type Day } from "#domain/day"
import { nextDates, periodOf, type Recurrence } from "#domain/recurrence"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { RecurringRow } from "./queries"
import type { Model } from "./schema"

/** After so many failures it waits for its owner. */
export const failuresToPause = 3

export function statusOf({
  nextOn,
  pausedBy,
}: Pick<RecurringRow, "nextOn" | "pausedBy">): RecurringBill["status"] {
  if (nextOn === null) return "ended"
  if (pausedBy) return pausedBy === "failures" ? "failed" : "paused"
  return "active"
}

/** What someone can do with a recurring bill now. What goes on makes bills, and takes the right to. */
export function recurringBillActs(
  rights: Rights,
  recurring: Pick<RecurringRow, "nextOn" | "pausedBy">,
): RecurringBill["can"] {
  const status = statusOf(recurring)
  const isPaused = status === "paused" || status === "failed"
  return permitted(rights, {
    change: status !== "ended" && ["bills.create", "bills.edit"],
    remove: "bills.delete",
    pause: status === "active" && "bills.edit",
    resume: isPaused && ["bills.create", "bills.edit"],
  })
}

export type Timing = Pick<
  RecurringRow,
  "frequency" | "every" | "startDate" | "monthEnd" | "expiry" | "times"
>

export const recurrenceOf = (timing: Timing): Recurrence & { frequency: Timing["frequency"] } => ({
  frequency: timing.frequency,
  every: timing.every,
  start: timing.startDate,
  monthEnd: timing.monthEnd,
  expiry: timing.expiry,
})

/** The dates that are left from a day on, as many as are asked for. */
export function datesLeft(timing: Timing, done: number, from: Day, most: number): Day[] {
  const left = timing.times === null ? most : Math.min(most, timing.times - done)
  return left > 0 ? nextDates(recurrenceOf(timing), from, left) : []
}

/** The next date from a day on; none once it has ended. */
export const dateFrom = (timing: Timing, done: number, from: Day): Day | null =>
  datesLeft(timing, done, from, 1)[0] ?? null

/** How a recurring bill is kept: what each bill says in one piece, and when in columns. */
export function columnsOf({
  title,
  clientId,
  recurrence,
  times,
  period,
  mode,
  ...model
}: NewRecurringBill) {
  const { frequency, every, start, monthEnd, expiry } = recurrence
  return {
    title,
    clientId,
    frequency: frequency as Timing["frequency"],
    every,
    startDate: start,
    // Weeks have no month to end.
    monthEnd: monthEnd && frequency !== "weekly",
    expiry,
    times,
    period,
    mode,
    model,
  }
}

/**
 * The draft of a date. It is issued on the day it is made, late or not (CGI ann. II, 242 nonies A: the day of
 * issue stands on it); what it is for is its own period.
 */
export function billOf(
  recurring: Timing & { clientId: string; period: RecurringBill["period"]; model: Model },
  date: Day,
): NewBill {
  const { clientId, period, model } = recurring
  const days = period === "none" ? null : periodOf(recurrenceOf(recurring), date, period)
  return {
    ...model,
    clientId,
    releaseDate: null,
    billingPeriodStart: days?.start ?? null,
    billingPeriodEnd: days?.end ?? null,
  }
}

/** A start before today would bill a past that nobody asked to be billed. */
export function refusalOfStart(start: Day, today: Day): { path: string; code: string } | undefined {
  return start < today ? { path: "recurrence.start", code: "beforeToday" } : undefined
}

/**
 * The next date after a change: the same as before where nothing of when was changed, otherwise the first
 * of the new dates that is neither past nor done.
 */
export function nextAfterChange(
  before: Timing & { nextOn: Day | null; done: number },
  after: Timing,
  { lastDone, today }: { lastDone: Day | null; today: Day },
): Day | null {
  const isSame = (["frequency", "every", "startDate", "monthEnd"] as const).every(
    (name) => before[name] === after[name],
  )
  const free = lastDone ? addDays(lastDone, 1) : after.startDate
  const from = isSame && before.nextOn ? before.nextOn : today
  return dateFrom(after, before.done, compareDays(from, free) > 0 ? from : free)
}
