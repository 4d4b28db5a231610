import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import type pg from "pg"
import type { RecurringTaskFilter } from "#contract/recurring-tasks"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { projection } from "../../../database/projection"
import { sweep } from "../../../database/sweep"
import { keyset } from "../../http/page"
import { containing } from "../../http/search"
import { projects } from "../projects/schema"
import { recurringTasks } from "./schema"

const { owner: _, lastTaskId: _last, ...own } = getTableColumns(recurringTasks)

const itsProject = and(
  eq(projects.owner, recurringTasks.owner),
  eq(projects.id, recurringTasks.projectId),
)
const withProject = sql`${recurringTasks} join ${projects} on ${itsProject}`

const columns = {
  ...own,
  projectName: sql<string>`${projects.name}`,
  projectArchivedAt: sql<string | null>`${projects.archivedAt}::text`,
  lastTaskId: sql<string | null>`(select t.id from tasks t
    where t.owner = ${recurringTasks.owner} and t.id = ${recurringTasks.lastTaskId})`,
}
const listed = projection(columns)

const sorts = { title: sql`${recurringTasks.title} collate "fr-x-icu"` }

export type RecurringTaskRow = NonNullable<Awaited<ReturnType<typeof findRecurringTask>>>

export function listRecurringTasks(db: Database, owner: Owner, filter: RecurringTaskFilter) {
  const page = keyset(filter, sorts, recurringTasks.id, "title")
  const wanted = and(
    eq(recurringTasks.owner, owner),
    filter.id ? inArray(recurringTasks.id, filter.id) : undefined,
    filter.projectId ? eq(recurringTasks.projectId, filter.projectId) : undefined,
    containing(filter.q, recurringTasks.title),
  )
  return page.list(db, listed, withProject, wanted)
}

const one = (db: Database, owner: Owner, id: string) =>
  db
    .select(columns)
    .from(recurringTasks)
    .innerJoin(projects, itsProject)
    .where(and(eq(recurringTasks.owner, owner), eq(recurringTasks.id, id)))
    .$dynamic()

export async function findRecurringTask(db: Database, owner: Owner, id: string) {
  const [recurring] = await one(db, owner, id)
  return recurring
}

/** The recurring task, which nobody else changes or runs until the transaction ends. */
export async function lockRecurringTask(db: Database, owner: Owner, id: string) {
  const [recurring] = await one(db, owner, id).for("update", { of: recurringTasks })
  return recurring
}

/** The same for a run: nothing, where another process is at it. */
export async function lockToMake(db: Database, owner: Owner, id: string) {
  const [recurring] = await one(db, owner, id).for("update", {
    of: recurringTasks,
    skipLocked: true,
  })
  return recurring
}

/** Who has some whose day has come, or that wait for one to be done. */
export async function listOwnersDue(pool: pg.Pool, today: Day): Promise<Owner[]> {
  const due = `select distinct owner from recurring_tasks
    where next_on <= $1 or mode = 'afterDone' and next_on is null`
  const rows = await sweep<{ owner: string }>(pool, "recurringTasks", due, [today])
  return rows.map(ownerOfRow)
}

/** Those, of one owner; projects that were put away make none. */
export async function listDue(db: Database, owner: Owner, today: Day) {
  const rows = await db
    .select({ id: recurringTasks.id })
    .from(recurringTasks)
    .innerJoin(projects, itsProject)
    .where(
      and(
        eq(recurringTasks.owner, owner),
        sql`${projects.archivedAt} is null and (${recurringTasks.nextOn} <= ${today}::date
          or ${recurringTasks.mode} = 'afterDone' and ${recurringTasks.nextOn} is null)`,
      ),
    )
    .orderBy(recurringTasks.nextOn, recurringTasks.createdAt)
  return rows.map(({ id }) => id)
}

/** Since which day the task that was made last is done, put away or gone; nothing while it is none of these. */
export async function findDoneOn(
  db: Database,
  owner: Owner,
  recurringTaskId: string,
): Promise<Day | null> {
  const { rows } = await db.execute<{ day: Day | null }>(sql`
    select to_char(max(case
        when t.id is null then (select e.at from task_events e
          where e.owner = r.owner and e.task_id = r.last_task_id order by e.place desc limit 1)
        when c.role = 'done' then t.entered_at else t.archived_at end) at time zone 'Europe/Paris', 'YYYY-MM-DD') as day
    from recurring_tasks r
      left join tasks t on t.owner = r.owner and t.id = r.last_task_id
      left join project_columns c on c.owner = t.owner and c.id = t.column_id
    where r.owner = ${owner} and r.id = ${recurringTaskId}`)
  return rows[0]?.day ?? null
}

type Written = Omit<typeof recurringTasks.$inferInsert, "id" | "owner" | "version">

export async function addRecurringTask(db: Database, owner: Owner, recurring: Written) {
  const [added] = await db
    .insert(recurringTasks)
    .values({ ...recurring, owner })
    .returning({ id: recurringTasks.id })
  return added
}

/** The caller holds its lock. */
export const changeRecurringTask = (
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Written>,
) =>
  db
    .update(recurringTasks)
    .set(changes)
    .where(and(eq(recurringTasks.owner, owner), eq(recurringTasks.id, id)))

export async function removeRecurringTask(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(recurringTasks)
    .where(and(eq(recurringTasks.owner, owner), eq(recurringTasks.id, id)))
    .returning({ id: recurringTasks.id })
  return removed
}
