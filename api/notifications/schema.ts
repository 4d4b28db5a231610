import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Notification } from "../../contract/notifications"

export const notifications = pgTable("notifications", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  kind: text("kind").$type<Notification["kind"]>().notNull(),
  causeId: uuid("cause_id").notNull(),
  billId: uuid("bill_id"),
  messageId: uuid("message_id"),
  quoteId: uuid("quote_id"),
  parameters: jsonb("parameters").$type<Notification["parameters"]>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  readAt: timestamp("read_at", { withTimezone: true }),
})
