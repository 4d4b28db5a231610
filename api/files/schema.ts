import { sql } from "drizzle-orm"
import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { StoredFile } from "../../contract/files"

export const files = pgTable("files", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  name: text("name").notNull(),
  type: text("type").$type<StoredFile["type"]>().notNull(),
  /** Bytes. */
  size: integer("size").notNull(),
  sha256: text("sha256").notNull(),
  /** The bytes are in the store. */
  received: boolean("received").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  /** Null once a record refers to the file. */
  expiresAt: timestamp("expires_at", { withTimezone: true }).default(
    sql`now() + interval '24 hours'`,
  ),
})
