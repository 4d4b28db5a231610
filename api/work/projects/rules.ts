import { firstColumns } from "#contract/choices"
import type { Project, ProjectColumn, ProjectDetails } from "#contract/projects"
import type { Tag } from "#contract/tags"
import type { Task, TaskEvent } from "#contract/tasks"
import { addDays, type Day, daysBetween } from "#domain/day"
import { plain } from "#domain/decimal"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { ColumnRow } from "./columns.queries"
import type { EventRow } from "./events.queries"
import type { ProjectRow } from "./queries"
import type { TagRow } from "./tags.queries"
import type { TaskRow } from "./tasks.queries"

/** The columns of the export of tasks, in order. */
export const exportedTasks = [
  { field: "title", head: "tasks.title" },
  { field: "projectName", head: "tasks.project" },
  { field: "columnTitle", head: "tasks.column" },
  { field: "priority", head: "tasks.priority", values: "tasks.priorities" },
  { field: "dueOn", head: "tasks.dueOn" },
  { field: "estimate", head: "tasks.estimateMinutes", counts: true },
  { field: "itemsDone", head: "tasks.itemsDone", counts: true },
  { field: "itemCount", head: "tasks.itemCount", counts: true },
  { field: "spent", head: "tasks.spentMinutes", counts: true },
  { field: "tagTitles", head: "tasks.tags" },
  { field: "shelf", head: "tasks.shelf", values: "tasks.shelves" },
] as const satisfies readonly {
  field: keyof ReturnType<typeof exportedTask>
  head: string
  values?: string
  counts?: boolean
}[]

/** What every board begins with; its texts are `projects.firstColumns.<name>`. */
export const newColumns = firstColumns.map((name, position) => ({
  name,
  position,
  role: ({ urgent: "queue", toDo: "queue", inProgress: "doing", done: "done" } as const)[name],
  color: ({ urgent: "red", toDo: "slate", inProgress: "blue", done: "green" } as const)[name],
}))

export const mostColumns = 20

/** A row as it travels. */
export const showProject = (row: ProjectRow): Project => ({
  ...row,
  budgetDays: plain(row.budgetDays),
  hoursPerDay: plain(row.hoursPerDay),
  currency: "EUR",
  archivedAt: row.archivedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

/** The same alone: what is archived is read only, until it is taken out again. */
export const projectDetails = (row: ProjectRow, rights: Rights): ProjectDetails => ({
  ...showProject(row),
  can: permitted(rights, {
    change: row.archivedAt === null && "projects.edit",
    remove: "projects.delete",
    archive: "projects.edit",
    addTask: row.archivedAt === null && "projects.create",
  }),
})

export const showColumn = (row: ColumnRow): ProjectColumn => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

/** Whether a board can do without a column, or without its role: one of each stays. */
export const isLastOfRole = (
  columns: readonly Pick<ColumnRow, "id" | "role">[],
  column: Pick<ColumnRow, "id" | "role">,
): boolean => !columns.some(({ id, role }) => id !== column.id && role === column.role)

/** The order of a board's columns, or of a task's steps, once one stands after another; the first where that is none. */
export function orderedAfter(ids: readonly string[], id: string, afterId: string | null): string[] {
  const others = ids.filter((other) => other !== id)
  const at = afterId === null ? 0 : others.indexOf(afterId) + 1
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/** Whether a column takes one more task: one that only warns always does. */
export const isFull = ({
  limit,
  limitRefuses,
  count,
}: Pick<ColumnRow, "limit" | "limitRefuses" | "count">): boolean =>
  limitRefuses && limit !== null && count >= limit

export function showTask(row: TaskRow, today: Day): Task {
  const {
    projectStartsOn: _,
    projectArchivedAt,
    billId: _b,
    quoteId: _q,
    eventId: _e,
    place: _p,
    ...task
  } = row
  return {
    ...task,
    overdue: task.dueOn !== null && task.dueOn < today && task.role !== "done",
    archivedAt: task.archivedAt?.toISOString() ?? null,
    projectArchived: projectArchivedAt !== null,
    modifiedAt: task.modifiedAt.toISOString(),
    enteredAt: task.enteredAt.toISOString(),
    createdAt: task.createdAt.toISOString(),
    changedAt: task.changedAt.toISOString(),
  }
}

/** A task as a line of the export. */
export function exportedTask(row: TaskRow, today: Day) {
  const task = showTask(row, today)
  const isAway = task.archivedAt !== null || task.projectArchived
  return {
    ...task,
    tagTitles: task.tags.map(({ title }) => title).join(", "),
    shelf: isAway ? "archived" : "active",
  }
}

/** What someone can do with a task: of an archived project nothing, and of an archived task no more than take it out. */
export const taskActs = (
  rights: Rights,
  { archivedAt, projectArchivedAt }: Pick<TaskRow, "archivedAt" | "projectArchivedAt">,
) =>
  permitted(rights, {
    change: projectArchivedAt === null && archivedAt === null && "projects.edit",
    remove: projectArchivedAt === null && "projects.delete",
    archive: projectArchivedAt === null && "projects.edit",
  })

export const showTag = (row: TagRow): Tag => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

export const showEvent = ({ id, at, byName, what, ...event }: EventRow): TaskEvent => ({
  id,
  at: at.toISOString(),
  by: byName,
  what,
  columnTitle: event.columnTitle,
  fromColumnTitle: event.fromColumnTitle,
  estimate: event.estimate,
})

/** The day of a task that is made of another: as far from the start of its project, where both have one. */
export const dueAsFar = (dueOn: Day | null, from: Day | null, to: Day | null): Day | null =>
  dueOn && from && to ? addDays(to, daysBetween(from, dueOn)) : null
