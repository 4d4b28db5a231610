import { sql } from "drizzle-orm"
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { StoredFile } from "#contract/files"
import { instant } from "../../database/columns"

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
  createdAt: instant("created_at").notNull().defaultNow(),
  /** Null once a record refers to the file. */
  expiresAt: instant("expires_at").default(sql`now() + interval '24 hours'`),
})
