import { taskPriorities } from "#contract/choices"
import type { FigureFilter, TaskStatistics } from "#contract/task-statistics"
import { addDays, type Day, daysBetween } from "#domain/day"
import {
  agesOf,
  type ColumnRole,
  endOf,
  type FinishedTask,
  finishedTasks,
  isInProgress,
  remainingTasks,
  type TaskEvent,
  type TaskHistory,
} from "#domain/task-statistics"
import { wholeMinutes } from "#domain/tracked-time"
import { mondayOf } from "#domain/weekday"
import type { listHappenings, TaskFacts } from "./queries"

/** How far back one looks, where nothing else is asked for. */
const slidingDays = 90

/** The days that are asked about. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: Day,
): { from: Day; to: Day } {
  const end = to ?? (from && from > today ? from : today)
  return { from: from ?? addDays(end, 1 - slidingDays), to: end }
}

type Happening = Awaited<ReturnType<typeof listHappenings>>[number]

/** What is kept of a task, as its history is counted by: archived ones count as they did. */
export function eventOf({ task, day, what, column, role, estimate }: Happening): TaskEvent {
  if (what === "deleted") return { task, day, place: null }
  const place = column && role ? { column, role } : undefined
  const event: TaskEvent = place ? { task, day, place } : { task, day }
  return what === "estimated" || (what === "restored" && estimate !== null)
    ? { ...event, minutes: estimate }
    : event
}

const order: Record<ColumnRole, number> = { done: 0, doing: 1, queue: 2 }

/** From what is done up to what waits: as the bands of a flow lie on each other. */
export const byRole = <Column extends { role: ColumnRole }>(columns: readonly Column[]) =>
  [...columns].reverse().sort((one, other) => order[one.role] - order[other.role])

/** What is known of a project's tasks. */
export interface Known {
  histories: readonly TaskHistory[]
  tasks: ReadonlyMap<string, TaskFacts>
  /** Seconds. */
  spent: ReadonlyMap<string, number>
}

interface Compared {
  task: string
  estimated: number
  spent: number
}

const spentOn = ({ spent }: Known, task: string) => wholeMinutes(spent.get(task) ?? 0)

/** As it is estimated now; 0 where it is not. */
const estimateOf = (history: TaskHistory | undefined) => history?.days.at(-1)?.minutes ?? 0

/** What was finished in the period: what it was estimated at, and what was spent on it. */
export function comparedTasks(known: Known, finished: readonly FinishedTask[]) {
  const histories = new Map(known.histories.map((one) => [one.task, one]))
  const all = finished.map(({ task }) => ({
    task,
    estimated: estimateOf(histories.get(task)),
    spent: spentOn(known, task),
  }))
  return {
    compared: all.filter(({ estimated }) => estimated > 0),
    without: all.filter(({ estimated }) => estimated === 0).map(({ task }) => task),
  }
}

const summed = (compared: readonly Compared[]) => ({
  count: compared.length,
  estimated: compared.reduce((sum, { estimated }) => sum + estimated, 0),
  spent: compared.reduce((sum, { spent }) => sum + spent, 0),
})

/** Estimated and spent, of all of them, by tag and by priority; a task with two tags counts with each. */
export function estimatesOf(
  { tasks }: Known,
  compared: readonly Compared[],
  without: number,
): Pick<TaskStatistics, "estimates" | "byTag" | "byPriority"> {
  const tags = new Map(
    compared.flatMap(({ task }) => (tasks.get(task)?.tags ?? []).map((tag) => [tag.id, tag])),
  )
  const bearing = (id: string) =>
    compared.filter(({ task }) => tasks.get(task)?.tags.some((tag) => tag.id === id))
  return {
    estimates: { ...summed(compared), without },
    byTag: [...tags.values()]
      .sort((one, other) => one.title.localeCompare(other.title, "fr"))
      .map((tag) => ({ ...tag, ...summed(bearing(tag.id)) })),
    byPriority: [...taskPriorities].reverse().flatMap((priority) => {
      const of = compared.filter(({ task }) => tasks.get(task)?.priority === priority)
      return of.length ? [{ priority, ...summed(of) }] : []
    }),
  }
}

/** Exactly the tasks that a figure counted. */
export function tasksBehind(
  known: Known,
  filter: FigureFilter,
  { from, to, today }: { from: Day; to: Day; today: Day },
): string[] {
  const { histories, tasks } = known
  const day = filter.day ?? today
  const finished = finishedTasks(histories, from, to).filter(
    (one) => !filter.week || mondayOf(one.finished) === filter.week,
  )
  const names = (found: readonly { task: string }[]) => found.map(({ task }) => task)
  switch (filter.figure) {
    case "flow":
      return names(histories.filter((one) => endOf(one, day)?.column === (filter.columnId ?? "")))
    case "finished":
      return names(finished)
    case "inProgress":
      return names(histories.filter((one) => isInProgress(one, day)))
    case "remaining":
      return names(remainingTasks(histories, day))
    case "estimated":
      return names(comparedTasks(known, finished).compared).filter(
        (task) =>
          (!filter.tagId || tasks.get(task)?.tags.some(({ id }) => id === filter.tagId)) &&
          (!filter.priority || tasks.get(task)?.priority === filter.priority),
      )
    case "unestimated":
      return comparedTasks(known, finished).without
  }
}

/** A task, as the list behind a figure shows it. */
export function figureTask(known: Known, history: TaskHistory, day: Day, today: Day) {
  const { task, created, started, finished } = history
  const length = (from: Day | null) => (from && finished ? daysBetween(from, finished) + 1 : null)
  return {
    taskId: task,
    title: known.tasks.get(task)?.title ?? null,
    createdOn: created,
    startedOn: started,
    finishedOn: finished,
    lead: length(created),
    cycle: length(started),
    age: agesOf([history], today)[0]?.age ?? null,
    estimate: endOf(history, day)?.minutes ?? 0,
    spent: spentOn(known, task),
  }
}

/** The columns of the export: each task that was there in the period. */
export const exported = [
  { field: "title", head: "taskStatistics.task" },
  { field: "createdOn", head: "taskStatistics.heads.createdOn" },
  { field: "startedOn", head: "taskStatistics.heads.startedOn" },
  { field: "finishedOn", head: "taskStatistics.heads.finishedOn" },
  { field: "lead", head: "taskStatistics.heads.leadTime" },
  { field: "cycle", head: "taskStatistics.heads.cycleTime" },
  { field: "age", head: "taskStatistics.heads.age" },
  { field: "estimate", head: "taskStatistics.heads.estimate" },
  { field: "spent", head: "taskStatistics.heads.spent" },
] as const
