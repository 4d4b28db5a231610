import { bigint, integer, numeric, timestamp, uuid } from "drizzle-orm/pg-core"

// The kinds of columns that many tables have.

/** Money, in whole cents. */
export const cents = (name: string) => bigint(name, { mode: "number" })

export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A price of one unit: cents, with four decimals of one. */
export const price = (name: string) => numeric(name, { precision: 17, scale: 4, mode: "number" })

/** A percentage. */
export const rate = (name: string) => numeric(name, { precision: 5, scale: 2 })

/** What each record has that its owner changes: who has it, which version it is, and since when. */
export const stamp = {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
}
