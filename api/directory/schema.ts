import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"

export const directoryMessages = pgTable("directory_messages", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  message: text("message").notNull(),
  consent: text("consent").notNull(),
  language: text("language").$type<"fr" | "en">().notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true }),
})
