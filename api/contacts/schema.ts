import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"

export const contacts = pgTable("contacts", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  version: integer("version").notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  name: text("name").notNull(),
  role: text("role"),
  clientId: uuid("client_id"),
  email: text("email"),
  phoneNumber: text("phone_number"),
})
