import Big from "big.js"
import { type Day, daysBetween } from "./day"

/** What an item is: nothing of it is late, something is, or it does not run. */
type ScheduledState = "scheduled" | "overdue" | "deactivated"

/**
 * Overdue is what failed, waits to be validated after its day, or has no bank line after the day on which it was
 * expected. On that day itself it is still scheduled; what is deactivated is neither.
 */
export function scheduledState(
  item: {
    active: boolean
    failed?: boolean
    /** The days of what waits to be validated, and those of what waits for its line. */
    waitingSince?: readonly Day[]
    expectedOn?: readonly Day[]
  },
  today: Day,
): ScheduledState {
  if (!item.active) return "deactivated"
  const late = [...(item.waitingSince ?? []), ...(item.expectedOn ?? [])].some((day) => day < today)
  return item.failed || late ? "overdue" : "scheduled"
}

/** How late what was expected came; early is on time, and what has not come is counted apart. */
export function executionDelays(executions: readonly { expected: Day; actual: Day | null }[]) {
  const late = executions
    .flatMap(({ expected, actual }) => (actual ? [daysBetween(expected, actual)] : []))
    .sort((one, other) => one - other)
  const settled = late.length
  const open = executions.length - settled
  if (settled === 0)
    return { settled, open, medianDays: null, meanDays: null, worstDays: null, onTimePercent: null }
  const sum = late.reduce((total, days) => total + days, 0)
  const onTime = late.filter((days) => days <= 0).length
  return {
    settled,
    open,
    medianDays: middle(late),
    meanDays: new Big(sum).div(settled).toFixed(2),
    worstDays: late[settled - 1] ?? 0,
    onTimePercent: new Big(onTime).times(100).div(settled).toFixed(2),
  }
}

/** The middle of sorted days; of an even count the mean of the two, down. */
function middle(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.floor(((sorted[half - 1] ?? 0) + upper) / 2)
}
