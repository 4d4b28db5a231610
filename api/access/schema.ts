import { boolean, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { Permission } from "#contract/permissions"
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
  /** Of whom a site and a page in the directory are hidden, because their access ended. */
  hiddenSince: date("hidden_since"),
  rolesTold: boolean("roles_told").notNull().default(true),
})

/** The roles that were made here, beside those that every installation has. */
export const roles = pgTable("roles", {
  id: uuid("id").primaryKey().defaultRandom(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  name: text("name").notNull(),
  permissions: text("permissions").array().$type<Permission[]>().notNull(),
})
