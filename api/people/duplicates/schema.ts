import { sql } from "drizzle-orm"
import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { DuplicateArea } from "#contract/duplicates"
import { instant } from "../../../database/columns"

/** What a record was called before it was merged with another. */
export const aliases = pgTable("aliases", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  area: text("area").$type<DuplicateArea>().notNull(),
  recordId: uuid("record_id").notNull(),
  clientId: uuid("client_id").generatedAlwaysAs(sql`computed`),
  contactId: uuid("contact_id").generatedAlwaysAs(sql`computed`),
  mergeId: uuid("merge_id").notNull(),
  name: text("name").notNull(),
  email: text("email"),
  phoneNumber: text("phone_number"),
  streetAddress: text("street_address"),
  postalCode: text("postal_code"),
  city: text("city"),
  nameWords: text("name_words").array().notNull().generatedAlwaysAs(sql`computed`),
  keys: bigint("keys", { mode: "bigint" }).array().notNull().generatedAlwaysAs(sql`computed`),
  words: text("words").notNull().generatedAlwaysAs(sql`computed`),
})

/** Two that someone said are not the same. */
export const distinctions = pgTable("distinctions", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  area: text("area").$type<DuplicateArea>().notNull(),
  one: uuid("one").notNull(),
  other: uuid("other").notNull(),
})

/** What a row was, by its columns' names in the database. */
type Row = Record<string, unknown>

export const merges = pgTable("merges", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  area: text("area").$type<DuplicateArea>().notNull(),
  keptId: uuid("kept_id").notNull(),
  lostId: uuid("lost_id").notNull(),
  keptBefore: jsonb("kept_before").$type<Row>().notNull(),
  keptAfter: jsonb("kept_after").$type<Row>(),
  lost: jsonb("lost").$type<Row>().notNull(),
  moved: jsonb("moved").$type<{ table: string }[]>().notNull().default([]),
  setAside: jsonb("set_aside").$type<{ table: string }[]>().notNull().default([]),
  undoneAt: instant("undone_at"),
  leftOver: jsonb("left_over").$type<{ what: string; count: number }[]>().notNull().default([]),
  by: uuid("by"),
})
