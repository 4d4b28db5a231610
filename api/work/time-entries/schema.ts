import { date, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant, stamp } from "../../../database/columns"

export const timeEntries = pgTable("time_entries", {
  ...stamp,
  projectId: uuid("project_id").notNull(),
  taskId: uuid("task_id"),
  title: text("title").notNull(),
  note: text("note"),
  startedAt: instant("started_at").notNull(),
  endedAt: instant("ended_at"),
  continuedAt: instant("continued_at"),
  leftTaskId: uuid("left_task_id"),
})

export const timeEntryDays = pgTable("time_entry_days", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  timeEntryId: uuid("time_entry_id").notNull(),
  day: date("day").notNull(),
  rowId: uuid("row_id").notNull(),
})
