import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Permission } from "../../contract/permissions"

export const roles = pgTable("roles", {
  id: uuid("id").primaryKey().defaultRandom(),
  version: integer("version").notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  name: text("name").notNull(),
  permissions: text("permissions").array().$type<Permission[]>().notNull(),
})
