import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import type {
  LinkedUnsubscription,
  Notification,
  NotificationSettingsChanges,
} from "#contract/notifications"
import type { Rhythm } from "#domain/notification-delivery"
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
  /** When it stands in the application: at once, later, or never. */
  shownAt: instant("shown_at").defaultNow(),
  mailAt: instant("mail_at"),
  mailAs: text("mail_as").$type<Exclude<Rhythm, "never">>(),
  mailedAt: instant("mailed_at"),
})

export const notificationSettings = pgTable("notification_settings", {
  owner: uuid("owner").primaryKey(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  quietFrom: text("quiet_from").notNull(),
  quietTo: text("quiet_to").notNull(),
  preferences: jsonb("preferences").$type<NotificationSettingsChanges["preferences"]>().notNull(),
  monthly: boolean("monthly").notNull().default(false),
  monthlyTold: date("monthly_told"),
})

export const notificationLinks = pgTable(
  "notification_links",
  {
    owner: uuid("owner").notNull(),
    about: text("about").$type<LinkedUnsubscription["about"]>().notNull(),
    secret: text("secret").notNull(),
  },
  ({ owner, about }) => [primaryKey({ columns: [owner, about] })],
)
