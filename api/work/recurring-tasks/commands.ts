import type {
  NewRecurringTask,
  RecurringTaskChanges,
  RecurringTaskDetails,
} from "#contract/recurring-tasks"
import { NewTask } from "#contract/tasks"
import { addDays, todayIn } from "#domain/day"
import { minutesOf, typedDuration } from "#domain/duration"
import { ensure, found, HttpProblem, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { listColumns } from "../projects/columns.queries"
import { unknownAt } from "../projects/commands"
import { addItems } from "../projects/items.commands"
import { findProject } from "../projects/queries"
import { addTask } from "../projects/tasks.commands"
import * as queries from "./queries"
import { columnsOf, dayToMake, details, nextFrom } from "./rules"

export async function showRecurringTask(
  { db, owner, rights }: Pick<Context, "db" | "owner" | "rights">,
  id: string,
): Promise<RecurringTaskDetails> {
  const row = found(await queries.findRecurringTask(db, owner, id))
  return details(row, rights, await queries.findDoneOn(db, owner, id))
}

/** Of a project that is worked on, and a column of its own; the estimate in minutes. */
async function checked(
  { db, owner }: Context,
  projectId: string,
  { columnId, estimate }: Pick<NewRecurringTask, "columnId" | "estimate">,
): Promise<number | null> {
  const project = (await findProject(db, owner, projectId)) ?? unknownAt("projectId")
  ensure(project.archivedAt === null, "projectArchived")
  const columns = columnId ? await listColumns(db, owner, projectId) : []
  if (columnId && !columns.some(({ id }) => id === columnId)) unknownAt("columnId")
  const minutes = estimate === null ? null : minutesOf(estimate, Number(project.hoursPerDay))
  return typeof minutes === "string" ? invalid([{ path: "estimate", code: minutes }]) : minutes
}

/** Answers its id. What has begun before today is made from today on. */
export async function addRecurringTask(
  context: Context,
  { projectId, ...typed }: NewRecurringTask & { projectId: string },
): Promise<string> {
  const { db, owner, today } = context
  const columns = columnsOf(typed, await checked(context, projectId, typed))
  const from = [columns.startDate, today].sort().at(-1) ?? today
  const nextOn = columns.mode === "rule" ? nextFrom(columns, from) : from
  return found(await queries.addRecurringTask(db, owner, { ...columns, projectId, nextOn })).id
}

/** What was made before stays as it is; no day is made twice. */
export async function changeRecurringTask(
  context: Context,
  id: string,
  { version, ...typed }: RecurringTaskChanges,
): Promise<void> {
  const { db, owner, today } = context
  const before = found(await queries.lockRecurringTask(db, owner, id))
  if (before.version !== version) stale(await showRecurringTask(context, id))
  const columns = columnsOf(typed, await checked(context, before.projectId, typed))
  const later = before.lastMadeOn ? addDays(before.lastMadeOn, 1) : today
  const from = [columns.startDate, later, today].sort().at(-1) ?? today
  const waits = columns.mode === "afterDone" && before.lastMadeOn !== null
  const nextOn = waits ? null : columns.mode === "rule" ? nextFrom(columns, from) : from
  await queries.changeRecurringTask(db, owner, id, { ...columns, nextOn })
}

type Parts = Pick<ApiParts, "pool" | "log" | "clock">

/**
 * Makes the tasks whose days have come, of those that were missed the latest only. It may run as often as one likes, in
 * several processes: each is made under its own lock, together with the day that comes next.
 */
export async function makeRecurringTasks(parts: Parts): Promise<void> {
  const now = parts.clock()
  for (const owner of await queries.listOwnersDue(parts.pool, todayIn("Europe/Paris", now))) {
    const due = await onBehalfOf(parts, owner, now, ({ db, today }) =>
      queries.listDue(db, owner, today),
    )
    for (const id of due)
      try {
        await onBehalfOf(parts, owner, now, (context) => make(context, id))
      } catch (error) {
        // Its column is full: it is made once there is room. Nobody waits for another's trouble.
        if (!(error instanceof HttpProblem))
          parts.log.error({ err: error, owner, recurringTaskId: id }, "recurring task not made")
      }
  }
}

/** Makes one, if its day has come and nobody else has made it. The one before stays where it is. */
async function make(context: Context, id: string): Promise<void> {
  const { db, owner, today } = context
  const recurring = await queries.lockToMake(db, owner, id)
  if (!recurring) return
  const day = dayToMake(recurring, await queries.findDoneOn(db, owner, id), today)
  if (!day) return
  const { projectId, columnId, title, dueAfter, model } = recurring
  const { estimate, items, ...rest } = model
  const task = await addTask(
    context,
    NewTask.parse({
      ...{ projectId, columnId, title, ...rest },
      estimate: estimate === null ? null : typedDuration(estimate),
      dueOn: dueAfter === null ? null : addDays(day, dueAfter),
    }),
  )
  if (items) await addItems(context, task.id, items)
  await queries.changeRecurringTask(db, owner, id, {
    lastMadeOn: day,
    lastTaskId: task.id,
    nextOn: recurring.mode === "rule" ? nextFrom(recurring, addDays(today, 1)) : null,
  })
}
