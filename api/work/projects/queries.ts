import { and, eq, getTableColumns, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm"
import type { ProjectBelongings, ProjectFilter } from "#contract/projects"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset, orElse } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { clients } from "../../people/clients/schema"
import { contracts } from "../contracts/schema"
import { projectColumns, projects, tasks } from "./schema"

const {
  owner: _,
  words: _words,
  budgetDays: _days,
  budgetHT: _amount,
  ...own
} = getTableColumns(projects)

const itsContract = and(eq(contracts.owner, projects.owner), eq(contracts.id, projects.contractId))
const itsClient = and(eq(clients.owner, projects.owner), eq(clients.id, projects.clientId))
const withNames = sql`${projects} left join ${contracts} on ${itsContract}
  left join ${clients} on ${itsClient}`

/** Of a contract with a budget, days or amount, both are the contract's. */
const ofContract = sql`(${contracts.budgetDays} is not null or ${contracts.budgetHT} is not null)`
const theirs = sql`${tasks} where ${tasks.owner} = ${projects.owner}
  and ${tasks.projectId} = ${projects.id} and ${tasks.archivedAt} is null`

const columns = {
  ...own,
  clientName: sql<string | null>`${clients.name}`,
  contractTitle: sql<string | null>`${contracts.title}`,
  budgetDays: sql<
    string | null
  >`(case when ${ofContract} then ${contracts.budgetDays} else ${projects.budgetDays} end)::text`,
  budgetHT: sql<
    number | null
  >`(case when ${ofContract} then ${contracts.budgetHT} else ${projects.budgetHT} end)::float8`,
  hoursPerDay: sql<string>`coalesce(${contracts.hoursPerDay}, 7)::text`,
  taskCount: sql<number>`(select count(*)::int from ${theirs})`,
  doneCount: sql<number>`(select count(*)::int from ${theirs} and exists (select from ${projectColumns}
    where ${projectColumns.owner} = ${tasks.owner} and ${projectColumns.id} = ${tasks.columnId}
      and ${projectColumns.role} = 'done'))`,
}
const listed = projection(columns)

const sorts = {
  name: sql`${projects.name} collate "fr-x-icu"`,
  client: sql`${orElse(clients.name, sql`''`)} collate "fr-x-icu"`,
  startsOn: orElse(projects.startsOn, sql`'infinity'::date`),
  endsOn: orElse(projects.endsOn, sql`'infinity'::date`),
  changedAt: projects.changedAt,
}

const matching = (owner: Owner, filter: ProjectFilter) =>
  and(
    eq(projects.owner, owner),
    filter.id ? inArray(projects.id, filter.id) : undefined,
    // What was put away is listed where it is asked for.
    filter.id
      ? undefined
      : filter.shelf === "archived"
        ? isNotNull(projects.archivedAt)
        : isNull(projects.archivedAt),
    filter.clientId ? eq(projects.clientId, filter.clientId) : undefined,
    filter.contractId ? eq(projects.contractId, filter.contractId) : undefined,
    or(containing(filter.q, projects.name), containing(filter.q, clients.name)),
  )

export function listProjects(db: Database, owner: Owner, filter: ProjectFilter) {
  const page = keyset(filter, sorts, projects.id, "name")
  return page.list(db, listed, withNames, matching(owner, filter))
}

const namedProjects = (db: Database) =>
  db
    .select(columns)
    .from(projects)
    .leftJoin(contracts, itsContract)
    .leftJoin(clients, itsClient)
    .$dynamic()

/** Every project of the filter, by name: at most as many as a spreadsheet is good for. */
export const exportProjects = (db: Database, owner: Owner, filter: ProjectFilter) =>
  namedProjects(db).where(matching(owner, filter)).orderBy(sorts.name).limit(50_000)

export type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProject>>>

export async function findProject(db: Database, owner: Owner, id: string) {
  const [project] = await namedProjects(db).where(
    and(eq(projects.owner, owner), eq(projects.id, id)),
  )
  return project
}

/** Several projects, by their ids. */
export const listProjectsOf = (db: Database, owner: Owner, ids: readonly string[]) =>
  namedProjects(db).where(and(eq(projects.owner, owner), inArray(projects.id, [...ids])))

/**
 * The project, which nobody else changes until the transaction ends. What is written down of its tasks meanwhile does not
 * wait: it names the project, and changes nothing of it.
 */
export async function lockProject(db: Database, owner: Owner, id: string) {
  await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.owner, owner), eq(projects.id, id)))
    .for("no key update")
  return findProject(db, owner, id)
}

type Written = Omit<typeof projects.$inferInsert, "id" | "owner" | "version">

export async function addProject(db: Database, owner: Owner, project: Written): Promise<string> {
  const [added] = await db
    .insert(projects)
    .values({ ...project, owner })
    .returning({ id: projects.id })
  if (!added) throw new Error("no project was added")
  return added.id
}

/** The caller holds the project's lock. */
export const changeProject = (db: Database, owner: Owner, id: string, changes: Partial<Written>) =>
  db
    .update(projects)
    .set(changes)
    .where(and(eq(projects.owner, owner), eq(projects.id, id)))

/** What would go with a project, archived tasks too, and the time of it that a timesheet holds. */
export async function countBelongings(db: Database, owner: Owner, id: string) {
  const { rows } = await db.execute<ProjectBelongings & Record<string, unknown>>(sql`
    with spent as (select is_in_timesheet(owner, id) as held,
        extract(epoch from coalesce(ended_at, now()) - started_at) as seconds
      from time_entries where owner = ${owner} and project_id = ${id})
    select (select count(*) from tasks where owner = ${owner} and project_id = ${id})::int as "taskCount",
      (select count(n.file_id) from notes n where n.owner = ${owner} and (n.project_id = ${id}
        or n.task_id in (select t.id from tasks t where t.owner = ${owner} and t.project_id = ${id})))::int
        as "fileCount",
      (select coalesce(floor(sum(seconds) / 60), 0) from spent where not held)::int as minutes,
      (select coalesce(floor(sum(seconds) / 60), 0) from spent where held)::int as "heldMinutes"`)
  return rows[0] ?? { taskCount: 0, fileCount: 0, minutes: 0, heldMinutes: 0 }
}

const isInTimesheet = sql`exists (select from time_entries e where e.owner = ${projects.owner}
  and e.project_id = ${projects.id} and is_in_timesheet(e.owner, e.id))`

/** Removes projects with all that belonged to them; whose time a timesheet holds stays. Answers what became of each. */
export async function removeProjects(db: Database, owner: Owner, ids: readonly string[]) {
  const wanted = and(eq(projects.owner, owner), inArray(projects.id, [...ids]))
  const named = { id: projects.id, name: projects.name }
  const there = await db.select(named).from(projects).where(wanted).for("update")
  const removed = await db
    .delete(projects)
    .where(and(wanted, not(isInTimesheet)))
    .returning({ id: projects.id })
  const done = removed.map(({ id }) => id)
  return {
    there: there.map(({ id }) => id),
    done,
    kept: there.filter(({ id }) => !done.includes(id)),
  }
}

/** The best few whose name contains the words. */
export function searchProjects(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: projects.id,
      name: projects.name,
      clientName: clients.name,
      archivedAt: projects.archivedAt,
    })
    .from(projects)
    .leftJoin(clients, itsClient)
    .where(and(eq(projects.owner, owner), sql`${projects.id} = any(find_projects(${q}))`))
    .orderBy(...bestFirst(projects.name, q))
    .limit(most)
}
