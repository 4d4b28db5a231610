import { and, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projectColumns, projects, tasks } from "./schema"
import { isOpen, itsColumn, itsProject, onBoards } from "./tasks.queries"

/** Tasks that are not done, by the days on which they are due. */
export const listDueWithin = (db: Database, owner: Owner, from: Day, to: Day) =>
  db
    .select({
      id: tasks.id,
      title: tasks.title,
      projectName: projects.name,
      dueOn: tasks.dueOn,
      changedAt: tasks.changedAt,
    })
    .from(tasks)
    .innerJoin(projects, itsProject)
    .innerJoin(projectColumns, itsColumn)
    .where(and(onBoards(owner), isOpen, sql`${tasks.dueOn} between ${from}::date and ${to}::date`))
    .orderBy(tasks.dueOn, tasks.urgency, tasks.id)
    .limit(2_000)
