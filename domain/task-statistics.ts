import { addDays, type Day, daysBetween } from "./day"
import type { HolidayZone } from "./public-holidays"
import { type DayOff, workedShare } from "./timesheet"
import { mondayOf } from "./weekday"

// What became of tasks, counted from what happened to them. A day is one of Paris, and counts as it ended.

/** What a column of a board is for, whatever it is called. */
export type ColumnRole = "queue" | "doing" | "done"

/** What happened to a task, in the order in which it happened. */
export interface TaskEvent {
  task: string
  day: Day
  /** Where it is from then on, and what that column is for; null once it is deleted. */
  place?: { column: string; role: ColumnRole } | null
  /** What it is estimated at from then on. */
  minutes?: number | null
}

interface DayEnd {
  day: Day
  column: string | null
  role: ColumnRole | null
  minutes: number
}

export interface TaskHistory {
  task: string
  created: Day
  /** The first day in a column of work, or of what is done, ever. */
  started: Day | null
  /** Since when it is done without a break. */
  finished: Day | null
  /** As it was at the end of each day on which something changed. */
  days: readonly DayEnd[]
}

/** The history of each task until a day, in the order in which tasks came to be. */
export function historiesOf(events: readonly TaskEvent[], today: Day): TaskHistory[] {
  const byTask = new Map<string, DayEnd[]>()
  for (const { task, day, place, minutes } of events) {
    if (day > today) continue
    const days = byTask.get(task) ?? []
    if (days.length === 0) byTask.set(task, days)
    const before = days.at(-1)
    let now = before
    if (!now || now.day !== day) {
      now = { column: null, role: null, minutes: 0, ...before, day }
      days.push(now)
    }
    if (place !== undefined) {
      now.column = place?.column ?? null
      now.role = place?.role ?? null
    }
    if (minutes !== undefined) now.minutes = minutes ?? 0
  }
  return [...byTask].map(([task, days]) => ({
    task,
    created: days[0]?.day ?? today,
    started: days.find(({ role }) => role === "doing" || role === "done")?.day ?? null,
    finished: finishedOn(days),
    days,
  }))
}

function finishedOn(days: readonly DayEnd[]): Day | null {
  let finished: Day | null = null
  for (const { day, role } of days) finished = role === "done" ? (finished ?? day) : null
  return finished
}

/** How it was at the end of a day; nothing before it came to be. */
export const endOf = ({ days }: TaskHistory, day: Day): DayEnd | undefined =>
  days.findLast((one) => one.day <= day)

/** What all tasks come to at the end of each day, each by how it was then. */
function sumsByDay(
  histories: readonly TaskHistory[],
  days: readonly Day[],
  amountOf: (end: DayEnd, history: TaskHistory) => number,
): number[] {
  const places = new Map(days.map((day, at) => [day, at]))
  const placeOf = (day: Day) => (day <= (days[0] ?? day) ? 0 : (places.get(day) ?? days.length))
  const changes = new Array<number>(days.length).fill(0)
  for (const history of histories)
    history.days.forEach((end, at) => {
      const amount = amountOf(end, history)
      if (amount === 0) return
      const next = history.days[at + 1]
      const [from, until] = [placeOf(end.day), next ? placeOf(next.day) : days.length]
      if (until <= from) return
      changes[from] = (changes[from] ?? 0) + amount
      if (until < days.length) changes[until] = (changes[until] ?? 0) - amount
    })
  let sum = 0
  return changes.map((change) => {
    sum += change
    return sum
  })
}

/** How many tasks each column held at the end of each day. */
export function flowOf(
  histories: readonly TaskHistory[],
  columns: readonly string[],
  from: Day,
  to: Day,
): { day: Day; counts: Record<string, number> }[] {
  const days = daysFrom(from, to)
  const held = columns.map((column) =>
    sumsByDay(histories, days, (end) => (end.column === column ? 1 : 0)),
  )
  return days.map((day, at) => ({
    day,
    counts: Object.fromEntries(columns.map((column, of) => [column, held[of]?.[at] ?? 0])),
  }))
}

export interface FinishedTask {
  task: string
  finished: Day
  /** Days from the first to the last, both included: of all that it waited, and of the work on it. */
  lead: number
  cycle: number
}

/** The tasks that were finished from one day to another, and are done since. */
export const finishedTasks = (
  histories: readonly TaskHistory[],
  from: Day,
  to: Day,
): FinishedTask[] =>
  histories.flatMap(({ task, created, started, finished }) =>
    finished !== null && started !== null && finished >= from && finished <= to
      ? [
          {
            task,
            finished,
            lead: daysBetween(created, finished) + 1,
            cycle: daysBetween(started, finished) + 1,
          },
        ]
      : [],
  )

/** The smallest value within which at least that share of them is (nearest rank). One old task moves no such figure. */
export function percentile(values: readonly number[], percent: number): number | null {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? null
}

export const halfAndMost = (values: readonly number[]) => ({
  p50: percentile(values, 50),
  p85: percentile(values, 85),
})

/** How many tasks were finished in each week, from its Monday, within a period. */
export function throughputOf(
  finished: readonly FinishedTask[],
  from: Day,
  to: Day,
): { week: Day; count: number }[] {
  const counts = new Map<Day, number>()
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) counts.set(week, 0)
  for (const one of finished) {
    const week = mondayOf(one.finished)
    const count = counts.get(week)
    if (count !== undefined) counts.set(week, count + 1)
  }
  return [...counts].map(([week, count]) => ({ week, count }))
}

/** Whether it was there at that end of a day, begun and not done. */
const isWorkedOn = ({ day, role }: DayEnd, { started }: TaskHistory): boolean =>
  started !== null && started <= day && role !== null && role !== "done"

/** Whether it had been begun by a day, and was there and not done at its end. */
export function isInProgress(history: TaskHistory, day: Day): boolean {
  const end = endOf(history, day)
  return end !== undefined && isWorkedOn(end, history)
}

/** How many tasks were in progress at the end of each day. */
export function inProgressOf(histories: readonly TaskHistory[], from: Day, to: Day) {
  const days = daysFrom(from, to)
  const counts = sumsByDay(histories, days, (end, history) => (isWorkedOn(end, history) ? 1 : 0))
  return days.map((day, at) => ({ day, count: counts[at] ?? 0 }))
}

/** For how many days each task in progress has been worked on, also where it went back to wait. */
export const agesOf = (histories: readonly TaskHistory[], today: Day) =>
  histories.flatMap((history) =>
    history.started !== null && isInProgress(history, today)
      ? [{ task: history.task, age: daysBetween(history.started, today) + 1 }]
      : [],
  )

/** The estimate that is still to be worked off. */
const leftOf = ({ role, minutes }: DayEnd): number =>
  role !== null && role !== "done" ? minutes : 0

/** The tasks whose estimates are still to be worked off at the end of a day. */
export const remainingTasks = (histories: readonly TaskHistory[], day: Day) =>
  histories.flatMap((history) => {
    const end = endOf(history, day)
    const minutes = end ? leftOf(end) : 0
    return minutes > 0 ? [{ task: history.task, minutes }] : []
  })

/** Over which days estimates burn down, and which of them are worked: a half day off leaves half of its day. */
interface Span {
  from: Day
  to: Day
  today: Day
  zone: HolidayZone
  daysOff: readonly DayOff[]
}

/** The estimates that are left day by day, beside a straight line over the working days; nothing after today. */
export function burnDownOf(
  histories: readonly TaskHistory[],
  { from, to, today, zone, daysOff }: Span,
) {
  const [start = 0, ...remaining] = sumsByDay(histories, daysFrom(addDays(from, -1), to), leftOf)
  const days = daysFrom(from, to)
  const shares = days.map((day) => workedShare(day, zone, daysOff))
  const all = shares.reduce((sum, share) => sum + share, 0)
  let worked = 0
  return {
    start,
    days: days.map((day, at) => {
      worked += shares[at] ?? 0
      return {
        day,
        remaining: day <= today ? (remaining[at] ?? 0) : null,
        ideal: all === 0 ? start : (start * (all - worked)) / all,
      }
    }),
  }
}

export const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at))
