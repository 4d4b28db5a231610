import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { Permission } from "#contract/permissions"
import { instant } from "../../../database/columns"

export const roles = pgTable("roles", {
  id: uuid("id").primaryKey().defaultRandom(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  name: text("name").notNull(),
  permissions: text("permissions").array().$type<Permission[]>().notNull(),
})
