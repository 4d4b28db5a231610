import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { Notification } from "#contract/notifications"
import { instant } from "../../database/columns"

export const notifications = pgTable("notifications", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  kind: text("kind").$type<Notification["kind"]>().notNull(),
  causeId: uuid("cause_id").notNull(),
  billId: uuid("bill_id"),
  messageId: uuid("message_id"),
  quoteId: uuid("quote_id"),
  parameters: jsonb("parameters").$type<Notification["parameters"]>().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  readAt: instant("read_at"),
})
