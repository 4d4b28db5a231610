import { boolean, date, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core"
import type { ReminderPlan } from "#contract/reminders"
import { instant } from "../../../database/columns"

export const reminderPlans = pgTable("reminder_plans", {
  owner: uuid("owner").primaryKey(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  enabled: boolean("enabled").notNull(),
  steps: jsonb("steps").$type<ReminderPlan["steps"]>().notNull(),
  /** When an ended access stopped it: it waits to be switched on again. */
  stoppedOn: date("stopped_on"),
})

export const billReminders = pgTable("bill_reminders", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  billId: uuid("bill_id").notNull(),
  clientId: uuid("client_id").notNull(),
  emailId: uuid("email_id").notNull(),
  day: date("day").notNull(),
  days: integer("days").notNull(),
  /** Of a client who was merged with this one: both may have been reminded on one day. */
  merged: boolean("merged").notNull().default(false),
})
