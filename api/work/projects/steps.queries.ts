import { and, eq, isNull, lt, or, sql } from "drizzle-orm"
import type { StepRow } from "#contract/dashboard"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projectColumns, projects, tasks } from "./schema"
import { isOpen, itsColumn, itsProject, onBoards } from "./tasks.queries"

/** As many as the dashboard's list could show. */
const most = 8

const shown = {
  id: tasks.id,
  title: tasks.title,
  detail: projects.name,
  day: tasks.dueOn,
  amount: sql<null>`null`,
  currency: sql<string>`'EUR'`,
  count: sql`count(*) over ()`.mapWith(Number),
}

const step = (db: Database) =>
  db
    .select(shown)
    .from(tasks)
    .innerJoin(projects, itsProject)
    .innerJoin(projectColumns, itsColumn)
    .$dynamic()

/** Tasks whose day is past, the latest first. */
export const listOverdueTasks = (db: Database, owner: Owner, today: Day): Promise<StepRow[]> =>
  step(db)
    .where(and(onBoards(owner), isOpen, lt(tasks.dueOn, today)))
    .orderBy(tasks.dueOn, tasks.id)
    .limit(most)

/** The task whose time is being counted. */
export const listRunningTask = (db: Database, owner: Owner, today: Day): Promise<StepRow[]> =>
  db
    .select({ ...shown, day: sql<Day>`${today}::date::text` })
    .from(tasks)
    .innerJoin(projects, itsProject)
    .innerJoin(projectColumns, itsColumn)
    .where(
      and(
        eq(tasks.owner, owner),
        sql`exists (select from time_entries e where e.owner = ${tasks.owner} and e.task_id = ${tasks.id}
          and e.ended_at is null)`,
      ),
    )
    .limit(1)

/** Tasks of today: due on it, or urgent and not overdue. */
export const listTasksOfToday = (db: Database, owner: Owner, today: Day): Promise<StepRow[]> =>
  step(db)
    .where(
      and(
        onBoards(owner),
        isOpen,
        or(
          eq(tasks.dueOn, today),
          and(
            eq(tasks.priority, "urgent"),
            or(isNull(tasks.dueOn), sql`${tasks.dueOn} > ${today}::date`),
          ),
        ),
      ),
    )
    .orderBy(tasks.urgency, tasks.id)
    .limit(most)
