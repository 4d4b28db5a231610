import type { z } from "zod"
import type {
  NewTimeEntry,
  TimeEntryChanges,
  TimeEntryDetails,
  TimerContinuation,
  TimerStart,
  TimerStop,
} from "#contract/time-entries"
import { instantInParis } from "#domain/day"
import { ensure, found, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { unknownAt } from "../projects/commands"
import { findProject } from "../projects/queries"
import { findTask } from "../projects/tasks.queries"
import { tellBudgetOf } from "./project-budget.commands"
import * as queries from "./queries"
import { details, shown, spanOf, wasForgotten } from "./rules"

export async function showTimeEntry(
  { db, owner, now, rights }: Context,
  id: string,
): Promise<TimeEntryDetails> {
  const row = found(await queries.findTimeEntry(db, owner, id))
  return details(row, await queries.listOverlaps(db, owner, row, now), { now, rights })
}

/** The task that time is spent on; not one of a project that was put away. */
async function workedTask({ db, owner }: Context, taskId: string) {
  const task = (await findTask(db, owner, taskId)) ?? unknownAt("taskId")
  ensure(!task.projectArchivedAt, "projectArchived")
  return task
}

const hoursPerDayOf = async ({ db, owner }: Context, projectId: string) =>
  Number(found(await findProject(db, owner, projectId)).hoursPerDay)

/** Writes down time that no stopwatch counted; answers its id. */
export async function addTimeEntry(context: Context, typed: NewTimeEntry): Promise<string> {
  const { db, owner, now } = context
  const task = await workedTask(context, typed.taskId)
  const hoursPerDay = await hoursPerDayOf(context, task.projectId)
  const span = spanOf(typed, { hoursPerDay, now })
  if ("code" in span) return invalid([span])
  const { id: taskId, projectId, title } = task
  const entry = { taskId, projectId, title, note: typed.note, ...span }
  const added = found(await queries.addTimeEntry(db, owner, entry))
  await tellBudgetOf(context, projectId)
  return added.id
}

/** The entry under lock, which no timesheet holds and no archive. */
async function locked(context: Context, id: string) {
  const entry = found(await queries.lockTimeEntry(context.db, context.owner, id))
  ensure(!entry.projectArchivedAt, "projectArchived")
  ensure(!entry.inTimesheet, "timeInTimesheet")
  return entry
}

export async function changeTimeEntry(
  context: Context,
  id: string,
  { version, ...typed }: TimeEntryChanges,
): Promise<void> {
  const { db, owner, now } = context
  const entry = await locked(context, id)
  if (entry.version !== version) stale(await showTimeEntry(context, id))
  ensure(entry.endedAt, "timerRuns")
  const hoursPerDay = await hoursPerDayOf(context, entry.projectId)
  const span = spanOf(typed, { hoursPerDay, now, before: shown(entry, now) })
  if ("code" in span) return invalid([span])
  await queries.changeTimeEntry(db, owner, id, { ...span, note: typed.note })
  await tellBudgetOf(context, entry.projectId)
}

/** What runs is thrown away like any other. */
export async function removeTimeEntry(context: Context, id: string): Promise<void> {
  await locked(context, id)
  await queries.removeTimeEntry(context.db, context.owner, id)
}

/**
 * Counts the time of a task from now on; what ran until now is stopped. Asked twice, or by two tabs at once, one runs.
 * What was forgotten over night is asked about first.
 */
export async function startTimer(
  context: Context,
  { taskId }: z.output<typeof TimerStart>,
): Promise<string> {
  const { db, owner, now } = context
  const task = await workedTask(context, taskId)
  const entry = { taskId: task.id, projectId: task.projectId, title: task.title, startedAt: now }
  for (;;) {
    const before = await queries.lockRunning(db, owner)
    if (before?.taskId === task.id) return before.id
    if (before) {
      ensure(!wasForgotten(before, now), "timerForgotten")
      await end(context, before)
    }
    const started = await queries.startEntry(db, owner, entry)
    if (started) return started.id
    // Another call has begun one meanwhile, and has been committed: that one is stopped in its turn.
  }
}

/** Stops it; what was stopped within its first second lasted one. */
async function end(
  context: Context,
  { id, startedAt, projectId }: { id: string; startedAt: Date; projectId: string },
  at = context.now,
): Promise<void> {
  const { db, owner } = context
  const endedAt = new Date(Math.max(at.getTime(), startedAt.getTime() + 1000))
  await queries.changeTimeEntry(db, owner, id, { endedAt })
  await tellBudgetOf(context, projectId)
}

/** Stops what runs; what was stopped already stays as it is. */
export async function stopTimer(
  context: Context,
  { timeEntryId, endedAt }: z.output<typeof TimerStop>,
): Promise<void> {
  const { db, owner, now } = context
  const entry = found(await queries.lockTimeEntry(db, owner, timeEntryId))
  if (entry.endedAt) return
  if (!endedAt) {
    if (wasForgotten(entry, now)) invalid([{ path: "endedAt", code: "timerForgotten" }])
    return end(context, entry)
  }
  const at = instantInParis(endedAt)
  if (at <= entry.startedAt) invalid([{ path: "endedAt", code: "endBeforeStart" }])
  if (at > now) invalid([{ path: "endedAt", code: "timeInFuture" }])
  await end(context, entry, at)
}

/** It still runs: nothing is asked until the next morning. */
export async function continueTimer(
  { db, owner, now }: Context,
  { timeEntryId }: z.output<typeof TimerContinuation>,
): Promise<void> {
  const entry = found(await queries.lockTimeEntry(db, owner, timeEntryId))
  ensure(!entry.endedAt, "timerStopped")
  await queries.changeTimeEntry(db, owner, entry.id, { continuedAt: now })
}
