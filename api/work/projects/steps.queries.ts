import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm"
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
  amount: sql<null>`null`,
  currency: sql<string>`'EUR'`,
  count: sql`count(*) over ()`.mapWith(Number),
}

/** Steps with the day that the list tells of: the task's own where nothing else is said. */
const step = (db: Database, day: SQL<Day> | typeof tasks.dueOn = tasks.dueOn) =>
  db
    .select({ ...shown, day })
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
  step(db, sql<Day>`${today}::date::text`)
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
