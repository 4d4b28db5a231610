import { randomUUID } from "node:crypto"
import type { Day } from "#domain/day"
import type { Context } from "../../ports/context"
import { addColumns, listColumns } from "./columns.queries"
import { dueAsFar } from "./rules"
import * as queries from "./tasks.queries"

/**
 * Gives a project the board of another one: its columns, and its tasks in their order with tags, steps that are not
 * done and due dates as far from the start. Nothing of its history, its time or its links.
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
  const tasks = await queries.listTasksOfProject(db, owner, from.id)
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
