import type {
  FigureFilter,
  FigureTasks,
  TaskStatistics,
  TaskStatisticsFilter,
} from "#contract/task-statistics"
import { addDays } from "#domain/day"
import {
  agesOf,
  burnDownOf,
  finishedTasks,
  flowOf,
  halfAndMost,
  historiesOf,
  inProgressOf,
  throughputOf,
} from "#domain/task-statistics"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { findProject } from "../projects/queries"
import { zoneOf } from "../timesheets/calendar.commands"
import { listAllDaysOff } from "../timesheets/settings.queries"
import * as queries from "./queries"
import {
  byRole,
  comparedTasks,
  estimatesOf,
  eventOf,
  figureTask,
  type Known,
  periodOf,
  tasksBehind,
} from "./rules"

type Caller = Pick<Context, "db" | "owner" | "today">

/** What happened to a project's tasks, and what they are. */
async function look({ db, owner, today }: Caller, projectId: string): Promise<Known> {
  const [happened, tasks, spent] = await Promise.all([
    queries.listHappenings(db, owner, projectId),
    queries.listTaskFacts(db, owner, projectId),
    queries.listSpent(db, owner, projectId),
  ])
  return {
    histories: historiesOf(happened.map(eventOf), today),
    tasks: new Map(tasks.map((task) => [task.id, task])),
    spent,
  }
}

export async function showStatistics(
  caller: Caller,
  projectId: string,
  filter: TaskStatisticsFilter,
): Promise<TaskStatistics> {
  const { db, owner, today } = caller
  const project = found(await findProject(db, owner, projectId))
  const known = await look(caller, projectId)
  const { histories, tasks } = known
  const { from, to } = periodOf(filter, today)
  // Nothing is known of the days to come.
  const until = [to, today].sort()[0] ?? today
  const ever = byRole(await queries.listColumnsEver(db, owner, projectId))
  const flow = flowOf(
    histories,
    ever.map(({ id }) => id),
    from,
    until,
  )
  const columns = ever.filter(
    ({ id, gone }) => !gone || flow.some(({ counts }) => (counts[id] ?? 0) > 0),
  )
  const finished = finishedTasks(histories, from, to)
  const { compared, without } = comparedTasks(known, finished)
  const title = (task: string) => tasks.get(task)?.title ?? null
  return {
    ...{ from, to },
    columns: columns.map(({ id, title, role, gone }) => ({ id, title, role, gone })),
    flow: flow.map(({ day, counts }) => ({
      day,
      counts: columns.map(({ id }) => counts[id] ?? 0),
    })),
    lead: halfAndMost(finished.map(({ lead }) => lead)),
    cycle: halfAndMost(finished.map(({ cycle }) => cycle)),
    finished: finished
      .map(({ task, finished: finishedOn, lead, cycle }) => ({
        ...{ taskId: task, title: title(task), finishedOn, lead, cycle },
      }))
      .sort((one, other) => (one.finishedOn < other.finishedOn ? -1 : 1)),
    throughput: throughputOf(finished, from, to),
    inProgress: inProgressOf(histories, from, until),
    ages: agesOf(histories, today)
      .map(({ task, age }) => ({
        ...{ taskId: task, title: title(task), age },
        startedOn: addDays(today, 1 - age),
      }))
      .sort((one, other) => other.age - one.age),
    burnDown: await burnDown(caller, known, project),
    ...estimatesOf(known, compared, without.length),
  }
}

async function burnDown(
  caller: Caller,
  { histories }: Known,
  { startsOn, endsOn }: { startsOn: string | null; endsOn: string | null },
): Promise<TaskStatistics["burnDown"]> {
  if (!startsOn || !endsOn) return null
  const [zone, daysOff] = await Promise.all([
    zoneOf(caller),
    listAllDaysOff(caller.db, caller.owner, startsOn, endsOn),
  ])
  const span = { from: startsOn, to: endsOn, today: caller.today, zone, daysOff }
  return { from: startsOn, to: endsOn, ...burnDownOf(histories, span) }
}

/** Exactly the tasks that a figure counted. */
export async function showFigure(
  caller: Caller,
  projectId: string,
  filter: FigureFilter,
): Promise<FigureTasks> {
  const { db, owner, today } = caller
  found(await findProject(db, owner, projectId))
  const known = await look(caller, projectId)
  const period = { ...periodOf(filter, today), today }
  const behind = new Set(tasksBehind(known, filter, period))
  return known.histories
    .filter(({ task }) => behind.has(task))
    .map((history) => figureTask(known, history, filter.day ?? today, today))
}

/** Every task that was there in the period, for a spreadsheet. */
export async function exportStatistics(
  caller: Caller,
  projectId: string,
  filter: TaskStatisticsFilter,
): Promise<FigureTasks> {
  const { db, owner, today } = caller
  found(await findProject(db, owner, projectId))
  const known = await look(caller, projectId)
  const { to } = periodOf(filter, today)
  return known.histories
    .filter(({ created }) => created <= to)
    .map((history) => figureTask(known, history, to, today))
}
