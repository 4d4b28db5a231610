import { mostItems, type TaskDetails, type TaskItemChanges } from "#contract/tasks"
import { found, invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import { lockColumn } from "./columns.queries"
import { unknownAt } from "./commands"
import { keyAtEnd, refuseFull } from "./places.commands"
import { orderedAfter } from "./rules"
import { showTaskDetails } from "./task-details.commands"
import { lockOpenTask } from "./tasks.commands"
import * as queries from "./tasks.queries"

/** Adds steps to a task, one a line. */
export async function addItems(
  context: Context,
  taskId: string,
  text: string,
): Promise<TaskDetails> {
  const { db, owner } = context
  await lockOpenTask(context, taskId)
  const lines = text.split("\n").flatMap((line) => line.trim() || [])
  const there = await queries.listItems(db, owner, [taskId])
  if (there.length + lines.length > mostItems)
    invalid([{ path: "text", code: `tooMany ${mostItems}` }])
  if (lines.some((line) => line.length > 200)) invalid([{ path: "text", code: "tooLong 200" }])
  const last = there.at(-1)?.position ?? 0
  await queries.addItems(
    db,
    owner,
    lines.map((line, at) => ({ taskId, text: line, done: false, position: last + at + 1 })),
  )
  return showTaskDetails(context, taskId)
}

export async function changeItem(
  context: Context,
  taskId: string,
  itemId: string,
  { afterId, ...changes }: TaskItemChanges,
): Promise<TaskDetails> {
  const { db, owner } = context
  await lockOpenTask(context, taskId)
  found(await queries.changeItem(db, owner, taskId, itemId, changes))
  if (afterId && afterId !== itemId) {
    const ids = (await queries.listItems(db, owner, [taskId])).map(({ id }) => id)
    if (afterId !== "first" && !ids.includes(afterId)) unknownAt("afterId")
    const after = afterId === "first" ? null : afterId
    await queries.orderItems(db, owner, orderedAfter(ids, itemId, after))
  }
  return showTaskDetails(context, taskId)
}

export async function removeItem(
  context: Context,
  taskId: string,
  itemId: string,
): Promise<TaskDetails> {
  await lockOpenTask(context, taskId)
  found(await queries.removeItem(context.db, context.owner, taskId, itemId))
  return showTaskDetails(context, taskId)
}

/** Makes a task of a step: at the end of the same column, under its own title. */
export async function makeTaskOfItem(
  context: Context,
  taskId: string,
  itemId: string,
): Promise<TaskDetails> {
  const { db, owner, now, person } = context
  const { columnId } = found(await queries.findTask(db, owner, taskId))
  const column = found(await lockColumn(db, owner, columnId))
  const { projectId } = await lockOpenTask(context, taskId)
  const item = found(await queries.findItem(db, owner, taskId, itemId))
  refuseFull(column)
  const [added] = await queries.addTasks(db, owner, [
    {
      ...{ projectId, columnId, title: item.text, place: await keyAtEnd(context, columnId) },
      ...{ modifiedAt: now, modifiedBy: person.id, enteredAt: now, movedBy: person.id },
    },
  ])
  await queries.removeItem(db, owner, taskId, itemId)
  return showTaskDetails(context, found(added).id)
}
