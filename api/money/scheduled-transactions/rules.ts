import type {
  NewScheduledTransaction,
  ScheduledExecution,
  ScheduledExecutionDetails,
  ScheduledTransaction,
  ScheduledTransactionDetails,
} from "#contract/scheduled-transactions"
import type { Window } from "#domain/calculated-amount"
import { addDays, type Day, daysBetween } from "#domain/day"
import { scheduledState } from "#domain/execution-delays"
import type { HolidayZone } from "#domain/public-holidays"
import { type Edition, scheduledDates } from "#domain/scheduled-dates"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { ExecutionRow } from "./executions.queries"
import type { EditionRow, ItemRow } from "./queries"

/** After so many failures it waits for its owner. */
export const failuresToPause = 3

/** As many dates as are shown before they come. */
export const datesShown = 12

/** From when on a window since the last execution counts where nothing else was said. */
const ever: Day = "1900-01-01"

export const editionOf = ({ startsOn, active, shift, ...timing }: EditionRow): Edition => ({
  ...{ from: startsOn, active, shift },
  recurrence: recurrenceOf(timing),
})

const recurrenceOf = (
  timing: Pick<EditionRow, "frequency" | "every" | "startDate" | "monthEnd" | "expiry">,
) => ({
  frequency: timing.frequency,
  every: timing.every,
  start: timing.startDate,
  monthEnd: timing.monthEnd,
  expiry: timing.expiry,
})

/** The next date from a day on, and when it is done; none of either once it has ended. */
export function nextFrom(
  editions: readonly EditionRow[],
  from: Day,
  zone: HolidayZone,
): { nextOn: Day | null; dueOn: Day | null } {
  const [next] = scheduledDates(editions.map(editionOf), from, 1, zone)
  return { nextOn: next?.nominal ?? null, dueOn: next?.day ?? null }
}

/** The same of an item; one that something sets off has no dates. */
export const nextOf = (
  { trigger }: Pick<ItemRow, "trigger">,
  editions: readonly EditionRow[],
  from: Day,
  zone: HolidayZone,
): { nextOn: Day | null; dueOn: Day | null } =>
  trigger === "date" ? nextFrom(editions, from, zone) : { nextOn: null, dueOn: null }

/** The dates to come of an item that are done between two days, both included. */
export function datesWithin(
  row: ItemRow,
  { from, to }: { from: Day; to: Day },
  zone: HolidayZone,
): Day[] {
  if (!row.nextOn) return []
  const { nextOn, shift } = row
  const edition = { from: nextOn, active: true, shift, recurrence: recurrenceOf(row) }
  // A moved date may be done some days before or after its own.
  const first = [nextOn, addDays(from, -longestShift)].sort().at(-1) ?? nextOn
  const most = daysBetween(first, to) + longestShift
  return scheduledDates([edition], first, Math.min(Math.max(most, 0), 500), zone)
    .map(({ day }) => day)
    .filter((day) => day >= from && day <= to)
}

/** No run of holidays and weekends is longer. */
const longestShift = 7

/** The window that a calculated amount is of. */
export function windowOf({ period, periodFrom, periodTo, periodDays }: EditionRow): Window {
  if (period === "lastDays") return { kind: period, days: periodDays ?? 1 }
  if (period === "between")
    return { kind: period, from: periodFrom ?? ever, to: periodTo ?? periodFrom ?? ever }
  if (period === "previousMonth" || period === "previousQuarter" || period === "previousYear")
    return { kind: period }
  return { kind: "sinceLast", countFrom: periodFrom ?? ever }
}

/** How it is kept: what it is now in its row, when and how much as an edition. */
export function columnsOf(item: NewScheduledTransaction) {
  const { title, operation, mode, vatRate, accountId, expectedDelay, shift, recurrence } = item
  const { trigger } = item
  const isFixed = item.amountType === "fixed"
  const ofSource = <Value>(source: NewScheduledTransaction["source"], value: Value | null) =>
    !isFixed && item.source === source ? value : null
  const ofPeriod = <Value>(
    periods: readonly NonNullable<NewScheduledTransaction["period"]>[],
    value: Value | null,
  ) => (!isFixed && item.period && periods.includes(item.period) ? value : null)
  const isOfMonths = !["once", "daily", "weekly"].includes(recurrence.frequency)
  return {
    row: {
      ...{ title, operation, mode, vatRate, accountId, expectedDelay, trigger },
      category: (operation === "income" ? item.incomeCategory : item.outcomeCategory) ?? "other",
    },
    terms: {
      frequency: recurrence.frequency,
      every: recurrence.every,
      startDate: recurrence.start,
      monthEnd: recurrence.monthEnd === true && isOfMonths,
      expiry: recurrence.expiry,
      shift,
      amount: isFixed ? item.amount : null,
      percent: isFixed ? null : item.percent,
      source: isFixed ? null : item.source,
      sourceCategory: ofSource("category", item.sourceCategory),
      sourceItemId: ofSource("item", item.sourceItemId),
      period: isFixed ? null : item.period,
      periodFrom: ofPeriod(["sinceLast", "between"], item.periodFrom),
      periodTo: ofPeriod(["between"], item.periodTo),
      periodDays: ofPeriod(["lastDays"], item.periodDays),
    },
  }
}

/** A date of before today would do what nobody asked for. */
export const refusalOfStart = (start: Day, today: Day) =>
  start < today ? { path: "recurrence.start", code: "beforeToday" } : undefined

export function stateOf(
  {
    active,
    failures,
    nextOn,
    trigger,
    expiry,
  }: Pick<ItemRow, "active" | "failures" | "nextOn" | "trigger" | "expiry">,
  isLate: boolean,
  today: Day,
): ScheduledTransaction["state"] {
  const waitingSince = isLate ? [addDays(today, -1)] : []
  const state = scheduledState({ active, failed: failures > 0, waitingSince }, today)
  const isOver = trigger === "date" ? nextOn === null : expiry !== null && expiry < today
  return state === "scheduled" && isOver ? "ended" : state
}

export function show(row: ItemRow, isLate: boolean, today: Day): ScheduledTransaction {
  const isIncome = row.operation === "income"
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    title: row.title,
    operation: row.operation,
    mode: row.mode,
    outcomeCategory: isIncome ? null : (row.category as ScheduledTransaction["outcomeCategory"]),
    incomeCategory: isIncome ? (row.category as ScheduledTransaction["incomeCategory"]) : null,
    vatRate: row.vatRate,
    accountId: row.accountId,
    accountName: row.accountName,
    expectedDelay: row.expectedDelay,
    trigger: row.trigger,
    recurrence: recurrenceOf(row),
    shift: row.shift,
    amountType: row.amount === null ? "calculated" : "fixed",
    amount: row.amount,
    percent: row.percent,
    source: row.source,
    sourceCategory: row.sourceCategory,
    sourceItemId: row.sourceItemId,
    period: row.period,
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    periodDays: row.periodDays,
    currency: "EUR",
    state: stateOf(row, isLate, today),
    nextOn: row.nextOn,
    dueOn: row.dueOn,
    paused: row.paused,
    lastFailure: row.lastFailure,
  }
}

export const actsOf = (
  { active, paused, dueOn }: Pick<ItemRow, "active" | "paused" | "dueOn">,
  today: Day,
  rights: Rights,
): ScheduledTransactionDetails["can"] =>
  permitted(rights, {
    change: "treasury.edit",
    remove: "treasury.delete",
    activate: !active && "treasury.edit",
    deactivate: active && "treasury.edit",
    resume: active && paused && "treasury.edit",
    run: !paused && dueOn !== null && dueOn <= today && "treasury.edit",
  })

export const showExecution = (row: ExecutionRow, today: Day): ScheduledExecution => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  currency: "EUR",
  overdue:
    (row.state === "waiting" && row.doneOn < today) ||
    (row.state === "expected" && (row.expectedOn ?? row.doneOn) < today),
})

/** What a line was for is written down with bills and purchases too. */
const settling = ["treasury.edit", "bills.edit", "purchases.edit"] as const

export const executionActs = (
  { state, lineId }: Pick<ExecutionRow, "state" | "lineId">,
  rights: Rights,
): ScheduledExecutionDetails["can"] =>
  permitted(rights, {
    validate: state === "waiting" && "treasury.edit",
    settle: state === "expected" && settling,
    // What a line of the bank settled waits for it again once the match is taken back.
    takeBack: state !== "failed" && state !== "takenBack" && lineId === null && "treasury.edit",
  })
