import { randomUUID } from "node:crypto"
import { generateNKeysBetween } from "fractional-indexing"
import type { columnRoles } from "#contract/choices"
import type { Day } from "#domain/day"
import type { Context } from "../../ports/context"
import { addColumns, listColumns } from "./columns.queries"
import { dueAsFar } from "./rules"
import * as queries from "./tasks.queries"

/**
 * Gives a project the board of another one: its columns, and its tasks in their order with tags, steps that are not
 * done and due dates as far from the start. Nothing of its history, its time or its links: what was begun or done there
 * waits here, behind what waited.
 */
export async function copyBoard(
  { db, owner, now, person }: Context,
  from: { id: string; startsOn: Day | null },
  to: { id: string; startsOn: Day | null },
): Promise<void> {
  const columns = await listColumns(db, owner, from.id)
  const added = await addColumns(
    db,
    owner,
    columns.map(({ title, role, color, collapsed, limit, limitRefuses, position }) => ({
      ...{ title, role, color, collapsed, limit, limitRefuses, position },
      projectId: to.id,
    })),
  )
  const columnOf = new Map(
    columns.map(({ id, position }) => [
      id,
      added.find((column) => column.position === position)?.id,
    ]),
  )
  const tasks = placedAnew(await queries.listTasksOfProject(db, owner, from.id), columns)
  const copies = new Map(tasks.map(({ id }) => [id, randomUUID() as string]))
  const copyOf = (id: string) => copies.get(id) ?? id
  await queries.addTasks(
    db,
    owner,
    tasks.map(({ id, columnId, place, title, estimate, priority, color, description, dueOn }) => ({
      ...{ place, title, estimate, priority, color, description },
      id: copyOf(id),
      projectId: to.id,
      columnId: columnOf.get(columnId) ?? columnId,
      dueOn: dueAsFar(dueOn, from.startsOn, to.startsOn),
      ...{ modifiedAt: now, modifiedBy: person.id, enteredAt: now, movedBy: person.id },
    })),
  )
  const ids = tasks.map(({ id }) => id)
  const items = await queries.listItems(db, owner, ids)
  await queries.addItems(
    db,
    owner,
    items.map(({ taskId, text, position }) => ({
      ...{ text, position, done: false },
      taskId: copyOf(taskId),
    })),
  )
  const tags = await queries.listTagsOfTasks(db, owner, ids)
  await queries.addTags(
    db,
    owner,
    tags.map(({ taskId, tagId }) => ({ taskId: copyOf(taskId), tagId })),
  )
}

interface Placed {
  columnId: string
  place: string
}

/** Tasks that were begun or done stand at the end of the last column of what waits, in their order. */
function placedAnew<Task extends Placed>(
  tasks: readonly Task[],
  columns: readonly { id: string; role: (typeof columnRoles)[number]; position: number }[],
): Task[] {
  const inOrder = [...columns].sort((one, other) => one.position - other.position)
  const waiting = inOrder.filter(({ role }) => role === "queue")
  const last = waiting.at(-1)
  if (!last) return [...tasks]
  const waits = (task: Task) => waiting.some(({ id }) => id === task.columnId)
  const order = new Map(inOrder.map(({ id }, at) => [id, at]))
  const byPlace = (one: Task, other: Task) =>
    (order.get(one.columnId) ?? 0) - (order.get(other.columnId) ?? 0) ||
    (one.place < other.place ? -1 : 1)
  const begun = tasks.filter((task) => !waits(task)).sort(byPlace)
  const lowest = tasks
    .filter(({ columnId }) => columnId === last.id)
    .reduce<string | null>(
      (most, { place }) => (most === null || place > most ? place : most),
      null,
    )
  const keys = generateNKeysBetween(lowest, null, begun.length)
  return [
    ...tasks.filter(waits),
    ...begun.map((task, at) => ({ ...task, columnId: last.id, place: keys[at] ?? task.place })),
  ]
}
