import { and, eq, getTableColumns, sql } from "drizzle-orm"
import type { TaskEventFilter } from "#contract/tasks"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { people } from "../../access/schema"
import { keyset } from "../../http/page"
import { taskEvents } from "./schema"

const { owner: _, ...own } = getTableColumns(taskEvents)
const listed = projection({
  ...own,
  byName: sql<string | null>`coalesce(${people.name}, ${people.username})`,
})

/** What became of a task, the newest first. */
export function listEvents(db: Database, owner: Owner, taskId: string, filter: TaskEventFilter) {
  const page = keyset(filter, { place: taskEvents.place }, taskEvents.id, "-place")
  const withAuthor = sql`${taskEvents} left join ${people} on ${eq(people.id, taskEvents.by)}`
  const its = and(eq(taskEvents.owner, owner), eq(taskEvents.taskId, taskId))
  return page.list(db, listed, withAuthor, its)
}

export type EventRow = Omit<Awaited<ReturnType<typeof listEvents>>["rows"][number], "cursor">

type Written = Omit<typeof taskEvents.$inferInsert, "owner">

/** Of a deletion, which the database does not write by itself: a project that goes takes its history along. */
export async function addEvents(db: Database, owner: Owner, events: Written[]) {
  if (events.length === 0) return
  await db.insert(taskEvents).values(events.map((event) => ({ ...event, owner })))
}
