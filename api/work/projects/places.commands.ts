import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing"
import type { TaskDetails, TaskPlace } from "#contract/tasks"
import { ensure, found, HttpProblem } from "../../http/problem"
import type { Context } from "../../ports/context"
import { lockColumn } from "./columns.queries"
import { unknownAt } from "./commands"
import * as queries from "./places.queries"
import { isFull } from "./rules"
import { showTaskDetails } from "./task-details.commands"
import { lockTask, lockTasks } from "./tasks.queries"

/** Keys grow when cards are put again and again between the same two: above this, a column's are written anew. */
const longestKey = 40

type Neighbours = Pick<TaskPlace, "afterId" | "beforeId" | "end">

/**
 * Moves a task next to the neighbours that its author saw. One that is gone is no error: after the one above if it is
 * there, else before the one below, else to the end. No other row is written, and no open form is out of date.
 */
export async function moveTask(
  context: Context,
  id: string,
  place: TaskPlace,
): Promise<TaskDetails> {
  const { db, owner, now, person } = context
  const column = await lockColumn(db, owner, place.columnId)
  const task = found(await lockTask(db, owner, id))
  ensure(task.projectArchivedAt === null, "projectArchived")
  if (!column || column.projectId !== task.projectId) unknownAt("columnId")
  const isElsewhere = column.id !== task.columnId
  if (isElsewhere) refuseFull(column)
  // After oneself is where one is.
  if (isElsewhere || (place.afterId !== id && place.beforeId !== id)) {
    const key = await keyIn(context, column.id, place, id)
    const entered = isElsewhere ? { enteredAt: now, movedBy: person.id } : {}
    await queries.placeTask(db, owner, id, { columnId: column.id, place: key, ...entered })
  }
  return showTaskDetails(context, id)
}

/** Moves tasks to the end of a column, in the order in which they stand. */
export async function moveAll(
  context: Context,
  ids: readonly string[],
  columnId: string,
): Promise<void> {
  const { db, owner, now, person } = context
  if (ids.length === 0) return
  const tasks = await lockTasks(db, owner, ids)
  for (const task of tasks) {
    // Each is counted: a limit that refuses lets in as many as it has room for, or none of them.
    const column = await lockColumn(db, owner, columnId)
    if (!column || column.projectId !== task.projectId) unknownAt("columnId")
    if (task.columnId === columnId) continue
    refuseFull(column)
    const place = await keyIn(context, columnId, { afterId: null, beforeId: null, end: true }, null)
    await queries.placeTask(db, owner, task.id, {
      ...{ columnId, place, enteredAt: now, movedBy: person.id },
    })
  }
}

/** A key at the end of a column, whose lock the caller holds. */
export const keyAtEnd = (context: Context, columnId: string) =>
  keyIn(context, columnId, { afterId: null, beforeId: null, end: true }, null)

/** Refuses more tasks than a column takes. */
export function refuseFull(column: Parameters<typeof isFull>[0], more = 1): void {
  const { count, limit } = column
  if (isFull({ ...column, count: count + more - 1 }))
    throw new HttpProblem(409, "columnFull", {
      errors: [{ path: "columnId", code: `columnHolds ${count}/${limit}` }],
      current: { count, limit },
    })
}

async function keyIn(
  context: Context,
  columnId: string,
  place: Neighbours,
  moving: string | null,
): Promise<string> {
  const [above, below] = await keysAround(context, columnId, place, moving)
  const key = generateKeyBetween(above, below)
  return key.length > longestKey ? await rewritten(context, columnId, above, moving) : key
}

/** The keys between which a task goes, of those that are there now. */
async function keysAround(
  { db, owner }: Context,
  columnId: string,
  { afterId, beforeId, end }: Neighbours,
  moving: string | null,
): Promise<[string | null, string | null]> {
  const atEnd = async (): Promise<[string | null, null]> => [
    await queries.keyBefore(db, owner, columnId, null, moving),
    null,
  ]
  if (end) return atEnd()
  if (!afterId) return [null, await queries.keyAfter(db, owner, columnId, null, moving)]
  const above = await queries.findKey(db, owner, columnId, afterId)
  if (above) return [above, await queries.keyAfter(db, owner, columnId, above, moving)]
  const below = beforeId && (await queries.findKey(db, owner, columnId, beforeId))
  if (below) return [await queries.keyBefore(db, owner, columnId, below, moving), below]
  return atEnd()
}

/** Writes all keys of a column anew, short again, and answers the free one after the key that was above. */
async function rewritten(
  { db, owner }: Context,
  columnId: string,
  above: string | null,
  moving: string | null,
): Promise<string> {
  const all = await queries.listOrder(db, owner, columnId)
  const others = all.filter(({ id }) => id !== moving)
  const at = others.filter(({ place }) => above !== null && place <= above).length
  const keys = generateNKeysBetween(null, null, others.length + 1)
  const [free] = keys.splice(at, 1)
  if (free === undefined) throw new Error("a column has one key more than tasks")
  const anew = others.map(({ id }, index) => ({ id, place: keys[index] ?? free }))
  // One that moves within the column gives up its old key, which another has now.
  if (moving && all.length > others.length) anew.push({ id: moving, place: free })
  await queries.rewriteKeys(db, owner, anew)
  return free
}
