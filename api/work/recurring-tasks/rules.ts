import type {
  NewRecurringTask,
  RecurringTask,
  RecurringTaskDetails,
} from "#contract/recurring-tasks"
import { addDays, type Day } from "#domain/day"
import { countBefore, dateAt, nextDates, type Recurrence, startingOn } from "#domain/recurrence"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { RecurringTaskRow } from "./queries"

type Timing = Pick<
  RecurringTaskRow,
  "frequency" | "every" | "startDate" | "monthEnd" | "expiry" | "weekdays"
>

const recurrenceOf = (timing: Timing) => ({
  frequency: timing.frequency,
  every: timing.every,
  start: timing.startDate,
  monthEnd: timing.monthEnd,
  expiry: timing.expiry,
})

/** The same as it is counted: of weeks, on each of its days. */
const ruleOf = (timing: Timing): Recurrence => {
  const rule = recurrenceOf(timing)
  const { weekdays } = timing
  return weekdays.length > 0 ? startingOn({ ...rule, weekdays }) : rule
}

/** The next day of its rule from a day on; none once it has ended. */
export const nextFrom = (timing: Timing, from: Day): Day | null =>
  nextDates(ruleOf(timing), from, 1)[0] ?? null

/** The latest day of a rule that has come: days that were missed meanwhile are not made up for. */
export function latestUntil(timing: Timing, today: Day): Day | null {
  const rule = ruleOf(timing)
  const count = countBefore(rule, addDays(today, 1))
  return (count > 0 && dateAt(rule, count - 1)) || null
}

/** The day that it is made on, if that has come. */
export function dayToMake(
  recurring: Timing & Pick<RecurringTaskRow, "mode" | "afterDays" | "nextOn">,
  doneOn: Day | null,
  today: Day,
): Day | null {
  const { mode, nextOn, afterDays, expiry } = recurring
  if (mode === "rule") {
    if (nextOn === null || nextOn > today) return null
    const latest = latestUntil(recurring, today)
    return latest && latest >= nextOn ? latest : nextOn
  }
  // The first of them begins the row; each other waits for the one before.
  const day = nextOn ?? dayAfterDone({ afterDays, expiry }, doneOn)
  if (day === null || day > today) return null
  return expiry !== null && day > expiry ? null : day
}

/** The day of the next one, so long after the one before was done, unless it has ended by then. */
function dayAfterDone(
  { afterDays, expiry }: Pick<RecurringTaskRow, "afterDays" | "expiry">,
  doneOn: Day | null,
): Day | null {
  const day = doneOn && addDays(doneOn, afterDays ?? 1)
  return day && expiry !== null && day > expiry ? null : day
}

/** How it is kept. */
export function columnsOf(
  {
    recurrence,
    mode,
    weekdays,
    afterDays,
    dueAfter,
    columnId,
    title,
    ...typed
  }: Omit<NewRecurringTask, "projectId" | "estimate">,
  estimate: number | null,
) {
  const { frequency, every, start, monthEnd, expiry } = recurrence
  const { priority, tags, description, items } = typed
  return {
    ...{ columnId, title, mode, every, expiry, dueAfter },
    frequency: frequency as RecurringTaskRow["frequency"],
    startDate: start,
    monthEnd: monthEnd && frequency !== "weekly" && frequency !== "daily",
    weekdays: frequency === "weekly" ? weekdays : [],
    afterDays: mode === "afterDone" ? afterDays : null,
    model: { estimate, priority, tags, description, items },
  }
}

export const shown = (row: RecurringTaskRow): RecurringTask => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  projectId: row.projectId,
  projectName: row.projectName,
  columnId: row.columnId,
  title: row.title,
  ...row.model,
  mode: row.mode,
  recurrence: recurrenceOf(row),
  weekdays: row.weekdays,
  afterDays: row.afterDays,
  dueAfter: row.dueAfter,
  nextOn: row.nextOn,
  lastMadeOn: row.lastMadeOn,
  lastTaskId: row.lastTaskId,
})

export const details = (
  row: RecurringTaskRow,
  rights: Rights,
  doneOn: Day | null,
): RecurringTaskDetails => ({
  ...shown(row),
  nextOn: row.nextOn ?? (row.mode === "afterDone" ? dayAfterDone(row, doneOn) : null),
  can: permitted(rights, {
    change: !row.projectArchivedAt && "projects.edit",
    remove: !row.projectArchivedAt && "projects.delete",
  }),
})
