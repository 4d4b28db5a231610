import type { RunningTimer, TimeEntry, TimeEntryDetails } from "#contract/time-entries"
import { instantInParis } from "#domain/day"
import { minutesOf } from "#domain/duration"
import { isForgotten, wholeMinutes } from "#domain/tracked-time"
import { clockTimeIn } from "#domain/zone"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { FieldError } from "../../http/problem"
import type { findRunning, listOverlaps, TimeEntryRow } from "./queries"

/** The columns of the export, in order. */
export const exported = [
  { field: "day", head: "timeEntries.day" },
  { field: "startTime", head: "timeEntries.startTime" },
  { field: "minutes", head: "timeEntries.minutes", counts: true },
  { field: "projectName", head: "timeEntries.project" },
  { field: "title", head: "timeEntries.task" },
  { field: "note", head: "timeEntries.note" },
  { field: "inTimesheet", head: "timeEntries.inTimesheet" },
] as const satisfies readonly {
  field: keyof TimeEntry
  head: string
  values?: string
  counts?: boolean
}[]

const secondsOf = (start: Date, end: Date) => Math.floor((end.getTime() - start.getTime()) / 1000)

/** An entry as it travels. */
export function shown(row: TimeEntryRow, now: Date): TimeEntry {
  const local = clockTimeIn("Europe/Paris", row.startedAt)
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    projectId: row.projectId,
    projectName: row.projectName,
    taskId: row.taskId,
    title: row.title,
    note: row.note,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    day: local.slice(0, 10),
    startTime: local.slice(11, 16),
    minutes: Math.max(0, wholeMinutes(secondsOf(row.startedAt, row.endedAt ?? now))),
    inTimesheet: row.inTimesheet,
  }
}

/** The same alone; what a timesheet holds, and what is of an archived project, stays as it is. */
export const details = (
  row: TimeEntryRow,
  overlaps: Awaited<ReturnType<typeof listOverlaps>>,
  { now, rights }: { now: Date; rights: Rights },
): TimeEntryDetails => ({
  ...shown(row, now),
  overlaps: overlaps.map(({ id, title, startedAt }) => {
    const local = clockTimeIn("Europe/Paris", startedAt)
    return { id, title, day: local.slice(0, 10), startTime: local.slice(11, 16) }
  }),
  can: permitted(rights, {
    change: row.endedAt !== null && !row.inTimesheet && !row.projectArchivedAt && "projects.edit",
    remove: !row.inTimesheet && !row.projectArchivedAt && "projects.delete",
  }),
})

type RunningRow = NonNullable<Awaited<ReturnType<typeof findRunning>>>

/** What runs, for the top of each page. */
export const running = (row: RunningRow, now: Date): RunningTimer => ({
  id: row.id,
  projectId: row.projectId,
  projectName: row.projectName,
  taskId: row.taskId,
  title: row.title,
  startedAt: row.startedAt.toISOString(),
  forgotten: wasForgotten(row, now),
})

export const wasForgotten = (
  { startedAt, continuedAt }: Pick<RunningRow, "startedAt" | "continuedAt">,
  now: Date,
): boolean => isForgotten(continuedAt ?? startedAt, now)

interface TypedSpan {
  day: string
  startTime: string
  duration: string
}

/**
 * When what is typed began and ended, or what is wrong with it. An entry that is saved as it was shown keeps its
 * seconds.
 */
export function spanOf(
  { day, startTime, duration }: TypedSpan,
  { hoursPerDay, now, before }: { hoursPerDay: number; now: Date; before?: TimeEntry },
): { startedAt: Date; endedAt: Date } | FieldError {
  const minutes = minutesOf(duration, hoursPerDay)
  if (typeof minutes === "string") return { path: "duration", code: minutes }
  if (minutes === 0) return { path: "duration", code: "duration" }
  const isSame = before?.day === day && before.startTime === startTime && before.minutes === minutes
  if (isSame && before.endedAt)
    return { startedAt: new Date(before.startedAt), endedAt: new Date(before.endedAt) }
  const startedAt = instantInParis(`${day}T${startTime}`)
  const endedAt = new Date(startedAt.getTime() + minutes * 60_000)
  if (startedAt > now) return { path: "day", code: "timeInFuture" }
  return endedAt > now ? { path: "duration", code: "timeInFuture" } : { startedAt, endedAt }
}
