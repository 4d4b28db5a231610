import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projectColumns, tasks } from "./schema"

const { owner: _, ...own } = getTableColumns(projectColumns)
const theirs = sql`${tasks} where ${tasks.owner} = ${projectColumns.owner}
  and ${tasks.columnId} = ${projectColumns.id}`
const columns = {
  ...own,
  /** Its tasks that are not archived. */
  count: sql<number>`(select count(*)::int from ${theirs} and ${tasks.archivedAt} is null)`,
}

export type ColumnRow = Awaited<ReturnType<typeof listColumns>>[number]

/** The columns of a board, in their order. */
export const listColumns = (db: Database, owner: Owner, projectId: string) =>
  db
    .select(columns)
    .from(projectColumns)
    .where(and(eq(projectColumns.owner, owner), eq(projectColumns.projectId, projectId)))
    .orderBy(asc(projectColumns.position))

export async function findColumn(db: Database, owner: Owner, id: string) {
  const [column] = await db
    .select(columns)
    .from(projectColumns)
    .where(and(eq(projectColumns.owner, owner), eq(projectColumns.id, id)))
  return column
}

/**
 * Who moves tasks into a column does so one after the other. Locks are taken in one order, so that nobody waits in a
 * circle: the project, that it may not go meanwhile; then columns; then tasks.
 */
export async function lockColumn(db: Database, owner: Owner, id: string) {
  await db.execute(sql`select 1 from projects where owner = ${owner} and id =
    (select c.project_id from project_columns c where c.owner = ${owner} and c.id = ${id}) for key share`)
  const [column] = await db
    .select({ id: projectColumns.id })
    .from(projectColumns)
    .where(and(eq(projectColumns.owner, owner), eq(projectColumns.id, id)))
    .for("update")
  return column && findColumn(db, owner, id)
}

/** All columns of a board, for who takes one away and writes the order of the others. */
export const lockColumns = (db: Database, owner: Owner, projectId: string) =>
  db
    .select({ id: projectColumns.id })
    .from(projectColumns)
    .where(and(eq(projectColumns.owner, owner), eq(projectColumns.projectId, projectId)))
    .orderBy(asc(projectColumns.id))
    .for("update")

/** What would go with a column: its tasks, archived ones too, their files, and time that no timesheet holds. */
export async function countBelongings(db: Database, owner: Owner, columnId: string) {
  const { rows } = await db.execute<{ taskCount: number; fileCount: number; minutes: number }>(sql`
    with gone as (select id from tasks where owner = ${owner} and column_id = ${columnId})
    select (select count(*) from gone)::int as "taskCount",
      (select count(n.file_id) from notes n where n.owner = ${owner} and n.task_id in (select id from gone))::int
        as "fileCount",
      (select coalesce(floor(sum(extract(epoch from coalesce(e.ended_at, now()) - e.started_at)) / 60), 0)
        from time_entries e where e.owner = ${owner} and e.task_id in (select id from gone)
          and not is_in_timesheet(e.owner, e.id))::int as minutes`)
  return rows[0] ?? { taskCount: 0, fileCount: 0, minutes: 0 }
}

type Written = Omit<typeof projectColumns.$inferInsert, "id" | "owner" | "version">

export async function addColumns(db: Database, owner: Owner, added: Written[]) {
  if (added.length === 0) return []
  return await db
    .insert(projectColumns)
    .values(added.map((column) => ({ ...column, owner })))
    .returning({ id: projectColumns.id, position: projectColumns.position })
}

export const changeColumn = (db: Database, owner: Owner, id: string, changes: Partial<Written>) =>
  db
    .update(projectColumns)
    .set(changes)
    .where(and(eq(projectColumns.owner, owner), eq(projectColumns.id, id)))

/** Puts the columns of a board into this order; what stands there already is not written. */
export async function orderColumns(db: Database, owner: Owner, ids: readonly string[]) {
  const values = sql.join(
    ids.map((id, at) => sql`(${id}::uuid, ${at}::int)`),
    sql`, `,
  )
  await db.execute(sql`update project_columns c set position = o.place
    from (values ${values}) as o (id, place)
    where c.owner = ${owner} and c.id = o.id and c.position <> o.place`)
}

export const removeColumns = (db: Database, owner: Owner, ids: readonly string[]) =>
  db
    .delete(projectColumns)
    .where(and(eq(projectColumns.owner, owner), inArray(projectColumns.id, [...ids])))

/** What this transaction removed cannot be brought back. */
export const forgetRemoved = (db: Database, owner: Owner) =>
  db.execute(sql`delete from removals
    where owner = ${owner} and call = pg_current_xact_id()::text::bigint`)
