import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "../../database/columns"

export const people = pgTable("people", {
  id: uuid("id").primaryKey(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  username: text("username").notNull(),
  email: text("email"),
  name: text("name"),
  roles: text("roles").array().notNull(),
  lastConnectionAt: instant("last_connection_at").defaultNow(),
  validated: boolean("validated").notNull().default(false),
  showInSearch: boolean("show_in_search").notNull().default(false),
  suspendedUntil: instant("suspended_until"),
  suspensionReason: text("suspension_reason"),
  rightsChangedAt: instant("rights_changed_at"),
  closedAt: instant("closed_at"),
  rolesTold: boolean("roles_told").notNull().default(true),
})

export const supportMessages = pgTable("support_messages", {
  id: uuid("id").primaryKey().defaultRandom(),
  createdAt: instant("created_at").notNull().defaultNow(),
  person: uuid("person"),
  email: text("email").notNull(),
  message: text("message").notNull(),
  treatedAt: instant("treated_at"),
})
