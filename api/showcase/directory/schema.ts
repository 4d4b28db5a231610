import { pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "../../../database/columns"

export const directoryMessages = pgTable("directory_messages", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  message: text("message").notNull(),
  consent: text("consent").notNull(),
  language: text("language").$type<"fr" | "en">().notNull(),
  sentAt: instant("sent_at"),
})
