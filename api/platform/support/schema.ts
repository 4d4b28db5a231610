import { bigint, boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { StoredFile } from "#contract/files"
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

export const supportFiles = pgTable("support_files", {
  fileId: uuid("file_id").primaryKey(),
  requestId: uuid("request_id").notNull(),
  place: integer("place").notNull(),
  name: text("name").notNull(),
  type: text("type").$type<StoredFile["type"]>().notNull(),
  /** Bytes. */
  size: integer("size").notNull(),
  sha256: text("sha256").notNull(),
})

/** What is answered again and again, for all who answer. */
export const supportTexts = pgTable("support_texts", {
  id: uuid("id").primaryKey().defaultRandom(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  name: text("name").notNull(),
  textFr: text("text_fr"),
  textEn: text("text_en"),
})
