import { bigint, boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { Language } from "#contract/values"
import { instant } from "../../../database/columns"

export const supportMessages = pgTable("support_messages", {
  id: uuid("id").primaryKey().defaultRandom(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  person: uuid("person"),
  email: text("email").notNull(),
  message: text("message").notNull(),
  treatedAt: instant("treated_at"),
  reference: text("reference").notNull(),
  subject: text("subject"),
  page: text("page"),
  language: text("language").$type<Language>().notNull().default("fr"),
  /** Whether its writer is sent one. */
  receipt: boolean("receipt").notNull().default(false),
  /** Of the private link, and what the mails of the conversation are signed by. */
  secret: text("secret").notNull(),
})

export const supportEntries = pgTable("support_entries", {
  place: bigint("place", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  id: uuid("id").notNull().defaultRandom(),
  requestId: uuid("request_id").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  kind: text("kind").$type<"answer" | "reply" | "note" | "treated" | "opened">().notNull(),
  author: uuid("author"),
  text: text("text"),
})
