import { boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { RecurringTask } from "#contract/recurring-tasks"
import type { Weekday } from "#domain/weekday"
import { stamp } from "../../../database/columns"

/** What each task of it says, but for its title and its days. */
export type Model = Pick<RecurringTask, "estimate" | "priority" | "tags" | "description" | "items">

export const recurringTasks = pgTable("recurring_tasks", {
  ...stamp,
  projectId: uuid("project_id").notNull(),
  columnId: uuid("column_id"),
  title: text("title").notNull(),
  mode: text("mode").$type<RecurringTask["mode"]>().notNull(),
  frequency: text("frequency").$type<RecurringTask["recurrence"]["frequency"]>().notNull(),
  every: integer("every").notNull(),
  startDate: date("start_date").notNull(),
  monthEnd: boolean("month_end").notNull(),
  weekdays: text("weekdays").array().$type<Weekday[]>().notNull().default([]),
  expiry: date("expiry"),
  afterDays: integer("after_days"),
  dueAfter: integer("due_after"),
  model: jsonb("model").$type<Model>().notNull(),
  nextOn: date("next_on"),
  lastMadeOn: date("last_made_on"),
  lastTaskId: uuid("last_task_id"),
})
