import { and, eq, sql } from "drizzle-orm"
import type pg from "pg"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import { projectColumns, projects, tasks } from "./schema"
import { isOpen, itsColumn, itsProject, onBoards } from "./tasks.queries"

/** Who has tasks that are due on a day, of everyone. */
export async function listOwnersToNotify(pool: pg.Pool, today: Day): Promise<Owner[]> {
  const due = "select distinct owner from tasks where due_on = $1 and archived_at is null"
  const rows = await sweep<{ owner: string }>(pool, "tasksDue", due, [today])
  return rows.map(ownerOfRow)
}

/** The tasks that are due on a day and not done; `causeId` is another one for another day. */
export const listDueOn = (db: Database, owner: Owner, today: Day) =>
  db
    .select({
      id: tasks.id,
      title: tasks.title,
      projectName: projects.name,
      causeId: sql<string>`md5(${tasks.id}::text || ${tasks.dueOn}::text)::uuid`,
    })
    .from(tasks)
    .innerJoin(projects, itsProject)
    .innerJoin(projectColumns, itsColumn)
    .where(and(onBoards(owner), isOpen, eq(tasks.dueOn, today)))
    .orderBy(tasks.urgency, tasks.id)
    .limit(100)
