import { and, asc, desc, eq, gt, lt, ne, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { tasks } from "./schema"

const inColumn = (owner: Owner, columnId: string, without: string | null) =>
  and(
    eq(tasks.owner, owner),
    eq(tasks.columnId, columnId),
    without ? ne(tasks.id, without) : undefined,
  )

/** The key of a task, if it is in that column. */
export async function findKey(db: Database, owner: Owner, columnId: string, id: string) {
  const [found] = await db
    .select({ place: tasks.place })
    .from(tasks)
    .where(and(inColumn(owner, columnId, null), eq(tasks.id, id)))
  return found?.place
}

/** The first key after one, of all others than the task that moves; without one the first of all. */
export async function keyAfter(
  db: Database,
  owner: Owner,
  columnId: string,
  key: string | null,
  without: string | null,
) {
  const [next] = await db
    .select({ place: tasks.place })
    .from(tasks)
    .where(and(inColumn(owner, columnId, without), key === null ? undefined : gt(tasks.place, key)))
    .orderBy(asc(tasks.place))
    .limit(1)
  return next?.place ?? null
}

/** The last key before one; without one the last of all. */
export async function keyBefore(
  db: Database,
  owner: Owner,
  columnId: string,
  key: string | null,
  without: string | null,
) {
  const [last] = await db
    .select({ place: tasks.place })
    .from(tasks)
    .where(and(inColumn(owner, columnId, without), key === null ? undefined : lt(tasks.place, key)))
    .orderBy(desc(tasks.place))
    .limit(1)
  return last?.place ?? null
}

/** The tasks of a column, archived ones too, in their order. */
export const listOrder = (db: Database, owner: Owner, columnId: string) =>
  db
    .select({ id: tasks.id, place: tasks.place })
    .from(tasks)
    .where(inColumn(owner, columnId, null))
    .orderBy(asc(tasks.place))

/** Writes the keys of a column anew, in the order of the tasks. */
export async function rewriteKeys(
  db: Database,
  owner: Owner,
  keys: readonly { id: string; place: string }[],
) {
  if (keys.length === 0) return
  const values = sql.join(
    keys.map(({ id, place }) => sql`(${id}::uuid, ${place})`),
    sql`, `,
  )
  await db.execute(sql`update tasks t set place = k.place from (values ${values}) as k (id, place)
    where t.owner = ${owner} and t.id = k.id`)
}

/** Puts a task into its place: nothing else of it is written, and it keeps its version. */
export const placeTask = (
  db: Database,
  owner: Owner,
  id: string,
  placed: { columnId: string; place: string; enteredAt?: Date; movedBy?: string },
) =>
  db
    .update(tasks)
    .set(placed)
    .where(and(eq(tasks.owner, owner), eq(tasks.id, id)))
