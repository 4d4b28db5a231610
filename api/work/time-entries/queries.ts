import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
} from "drizzle-orm"
import type pg from "pg"
import type { TimeEntryFilter } from "#contract/time-entries"
import { addDays, type Day, instantInParis } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { projection } from "../../../database/projection"
import { sweep } from "../../../database/sweep"
import { keyset } from "../../http/page"
import { containing } from "../../http/search"
import { clients } from "../../people/clients/schema"
import { contracts } from "../contracts/schema"
import { projects, tasks } from "../projects/schema"
import { timesheetRows } from "../timesheets/schema"
import { timeEntries, timeEntryDays } from "./schema"

const { owner: _, leftTaskId: _left, title: _title, ...own } = getTableColumns(timeEntries)

const itsProject = and(
  eq(projects.owner, timeEntries.owner),
  eq(projects.id, timeEntries.projectId),
)
const itsContract = and(eq(contracts.owner, projects.owner), eq(contracts.id, projects.contractId))
const itsClient = and(eq(clients.owner, contracts.owner), eq(clients.id, contracts.clientId))
const itsTask = and(eq(tasks.owner, timeEntries.owner), eq(tasks.id, timeEntries.taskId))
const withNames = sql`${timeEntries} join ${projects} on ${itsProject} left join ${tasks} on ${itsTask}`

/** What a task is called now, and once it is gone, what it was called. */
const title = sql<string>`(case when ${tasks.title} is null then ${timeEntries.title} else ${tasks.title} end)`

const columns = {
  ...own,
  title,
  projectName: sql<string>`${projects.name}`,
  projectArchivedAt: sql<string | null>`${projects.archivedAt}::text`,
  inTimesheet: sql<boolean>`is_in_timesheet(${timeEntries.owner}, ${timeEntries.id})`,
}
const listed = projection(columns)

const sorts = { startedAt: timeEntries.startedAt }

const midnight = (day: Day) => instantInParis(`${day}T00:00`)

const matching = (owner: Owner, filter: TimeEntryFilter) =>
  and(
    eq(timeEntries.owner, owner),
    filter.id ? inArray(timeEntries.id, filter.id) : undefined,
    filter.projectId ? eq(timeEntries.projectId, filter.projectId) : undefined,
    filter.taskId ? eq(timeEntries.taskId, filter.taskId) : undefined,
    filter.from ? sql`${timeEntries.startedAt} >= ${midnight(filter.from)}` : undefined,
    filter.to ? sql`${timeEntries.startedAt} < ${midnight(addDays(filter.to, 1))}` : undefined,
    or(
      containing(filter.q, tasks.title),
      containing(filter.q, timeEntries.note),
      containing(filter.q, projects.name),
    ),
  )

export type TimeEntryRow = NonNullable<Awaited<ReturnType<typeof findTimeEntry>>>

export function listTimeEntries(db: Database, owner: Owner, filter: TimeEntryFilter) {
  const page = keyset(filter, sorts, timeEntries.id, "-startedAt")
  return page.list(db, listed, withNames, matching(owner, filter))
}

const named = (db: Database) =>
  db
    .select(columns)
    .from(timeEntries)
    .innerJoin(projects, itsProject)
    .leftJoin(tasks, itsTask)
    .$dynamic()

/** Every entry of the filter, the newest first: at most as many as a spreadsheet is good for. */
export const exportTimeEntries = (db: Database, owner: Owner, filter: TimeEntryFilter) =>
  named(db)
    .where(matching(owner, filter))
    .orderBy(desc(timeEntries.startedAt), timeEntries.id)
    .limit(50_000)

/** Minutes spent on each project between two days, what runs included; the most first. */
export async function sumTime(
  db: Database,
  owner: Owner,
  { from, to, now }: { from?: Day | undefined; to?: Day | undefined; now: Date },
): Promise<{ id: string; name: string; minutes: number }[]> {
  const end = sql`coalesce(${timeEntries.endedAt}, ${now.toISOString()}::timestamptz)`
  const minutes = sql<number>`round(sum(extract(epoch from ${end} - ${timeEntries.startedAt})) / 60)::int`
  return db
    .select({ id: projects.id, name: projects.name, minutes })
    .from(timeEntries)
    .innerJoin(projects, itsProject)
    .where(
      and(
        eq(timeEntries.owner, owner),
        from ? sql`${timeEntries.startedAt} >= ${midnight(from)}` : undefined,
        to ? sql`${timeEntries.startedAt} < ${midnight(addDays(to, 1))}` : undefined,
      ),
    )
    .groupBy(projects.id, projects.name)
    .orderBy(desc(minutes))
}

export async function findTimeEntry(db: Database, owner: Owner, id: string) {
  const [entry] = await named(db).where(and(eq(timeEntries.owner, owner), eq(timeEntries.id, id)))
  return entry
}

/** What was counted at the same time as an entry, the earliest first; what runs lasts until now. */
export const listOverlaps = (
  db: Database,
  owner: Owner,
  { id, startedAt, endedAt }: { id: string; startedAt: Date; endedAt: Date | null },
  now: Date,
) =>
  db
    .select({ id: timeEntries.id, title, startedAt: timeEntries.startedAt })
    .from(timeEntries)
    .leftJoin(tasks, itsTask)
    .where(
      and(
        eq(timeEntries.owner, owner),
        ne(timeEntries.id, id),
        lt(timeEntries.startedAt, endedAt ?? now),
        or(gt(timeEntries.endedAt, startedAt), isNull(timeEntries.endedAt)),
      ),
    )
    .orderBy(asc(timeEntries.startedAt))
    .limit(5)

/** The entry, which nobody else changes until the transaction ends. */
export async function lockTimeEntry(db: Database, owner: Owner, id: string) {
  const [entry] = await named(db)
    .where(and(eq(timeEntries.owner, owner), eq(timeEntries.id, id)))
    .for("update", { of: timeEntries })
  return entry
}

/** What runs, and nobody else stops until the transaction ends. */
export async function lockRunning(db: Database, owner: Owner) {
  const [entry] = await named(db)
    .where(and(eq(timeEntries.owner, owner), isNull(timeEntries.endedAt)))
    .for("update", { of: timeEntries })
  return entry
}

export async function findRunning(db: Database, owner: Owner) {
  const [entry] = await db
    .select({
      id: timeEntries.id,
      projectId: timeEntries.projectId,
      projectName: projects.name,
      taskId: timeEntries.taskId,
      title,
      startedAt: timeEntries.startedAt,
      continuedAt: timeEntries.continuedAt,
    })
    .from(timeEntries)
    .innerJoin(projects, itsProject)
    .leftJoin(tasks, itsTask)
    .where(and(eq(timeEntries.owner, owner), isNull(timeEntries.endedAt)))
  return entry
}

/** Who has projects that are worked on, and that may have a budget. */
export async function listOwnersWithProjects(pool: pg.Pool): Promise<Owner[]> {
  const statement = "select distinct owner from projects where archived_at is null"
  return (await sweep<{ owner: string }>(pool, "projectBudgets", statement)).map(ownerOfRow)
}

/** The projects of one owner that are worked on and have a budget, of their own or of their contract; or one of them. */
export async function listBudgetedProjects(db: Database, owner: Owner, projectId?: string) {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(contracts, itsContract)
    .where(
      and(
        eq(projects.owner, owner),
        projectId ? eq(projects.id, projectId) : undefined,
        isNull(projects.archivedAt),
        sql`num_nonnulls(${projects.budgetDays}, ${projects.budgetHT}, ${contracts.budgetDays},
          ${contracts.budgetHT}) > 0`,
      ),
    )
  return rows.map(({ id }) => id)
}

type Written = Omit<typeof timeEntries.$inferInsert, "owner" | "version">

export async function addTimeEntry(db: Database, owner: Owner, entry: Written) {
  const [added] = await db
    .insert(timeEntries)
    .values({ ...entry, owner })
    .returning({ id: timeEntries.id })
  return added
}

/** Begins to count; nothing is returned where another one runs since a moment ago. */
export async function startEntry(db: Database, owner: Owner, entry: Written) {
  const [added] = await db
    .insert(timeEntries)
    .values({ ...entry, owner })
    .onConflictDoNothing({ target: timeEntries.owner, where: isNull(timeEntries.endedAt) })
    .returning({ id: timeEntries.id })
  return added
}

/** The caller holds its lock. */
export const changeTimeEntry = (
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Written>,
) =>
  db
    .update(timeEntries)
    .set(changes)
    .where(and(eq(timeEntries.owner, owner), eq(timeEntries.id, id)))

export async function removeTimeEntry(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(timeEntries)
    .where(and(eq(timeEntries.owner, owner), eq(timeEntries.id, id)))
    .returning({ id: timeEntries.id })
  return removed
}

/** The time that ended between two instants or went over them, each with its contract: that of its project. */
export function listSpans(db: Database, owner: Owner, from: Date, to: Date) {
  return db
    .select({
      id: timeEntries.id,
      projectId: timeEntries.projectId,
      projectName: projects.name,
      contractId: projects.contractId,
      contractTitle: contracts.title,
      clientName: clients.name,
      start: timeEntries.startedAt,
      end: sql<Date>`${timeEntries.endedAt}`.mapWith(timeEntries.startedAt),
    })
    .from(timeEntries)
    .innerJoin(projects, itsProject)
    .leftJoin(contracts, itsContract)
    .leftJoin(clients, itsClient)
    .where(
      and(
        eq(timeEntries.owner, owner),
        sql`${timeEntries.endedAt} > ${from} and ${timeEntries.startedAt} < ${to}`,
      ),
    )
    .orderBy(timeEntries.startedAt, timeEntries.id)
}

/** All that was spent on projects, without what runs. */
export const listProjectSpans = (db: Database, owner: Owner, ids: readonly string[]) =>
  db
    .select({
      projectId: timeEntries.projectId,
      taskId: timeEntries.taskId,
      title: timeEntries.title,
      start: timeEntries.startedAt,
      end: sql<Date>`${timeEntries.endedAt}`.mapWith(timeEntries.startedAt),
    })
    .from(timeEntries)
    .where(
      and(
        eq(timeEntries.owner, owner),
        inArray(timeEntries.projectId, [...ids]),
        isNotNull(timeEntries.endedAt),
      ),
    )
    .orderBy(timeEntries.startedAt)

/** The tasks of a project with what they are estimated at. */
export const listEstimates = (db: Database, owner: Owner, projectId: string) =>
  db
    .select({
      id: tasks.id,
      title: tasks.title,
      estimate: tasks.estimate,
    })
    .from(tasks)
    .where(and(eq(tasks.owner, owner), eq(tasks.projectId, projectId)))

/** The days of entries that were added to a timesheet, with the contract whose they have been since. */
export const listAddedDays = (db: Database, owner: Owner, from: Day, to: Day) =>
  db
    .select({
      timeEntryId: timeEntryDays.timeEntryId,
      day: timeEntryDays.day,
      contractId: timesheetRows.contractId,
      contractTitle: contracts.title,
      clientName: clients.name,
    })
    .from(timeEntryDays)
    .innerJoin(
      timesheetRows,
      and(eq(timesheetRows.owner, timeEntryDays.owner), eq(timesheetRows.id, timeEntryDays.rowId)),
    )
    .innerJoin(
      contracts,
      and(eq(contracts.owner, timesheetRows.owner), eq(contracts.id, timesheetRows.contractId)),
    )
    .innerJoin(clients, itsClient)
    .where(
      and(
        eq(timeEntryDays.owner, owner),
        sql`${timeEntryDays.day} between ${from}::date and ${to}::date`,
      ),
    )

/** Writes down to which activity days were added. */
export async function keepAddedDays(
  db: Database,
  owner: Owner,
  days: { timeEntryId: string; day: Day; rowId: string }[],
) {
  if (days.length === 0) return
  await db
    .insert(timeEntryDays)
    .values(days.map((day) => ({ ...day, owner })))
    .onConflictDoUpdate({
      target: [timeEntryDays.owner, timeEntryDays.timeEntryId, timeEntryDays.day],
      set: { rowId: sql`excluded.row_id` },
    })
}
