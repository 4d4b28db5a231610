import { pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "../../../database/columns"

export const supportMessages = pgTable("support_messages", {
  id: uuid("id").primaryKey().defaultRandom(),
  createdAt: instant("created_at").notNull().defaultNow(),
  person: uuid("person"),
  email: text("email").notNull(),
  message: text("message").notNull(),
  treatedAt: instant("treated_at"),
})
