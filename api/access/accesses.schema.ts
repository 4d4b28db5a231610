import { date, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { Access } from "#contract/accesses"
import type { Permission } from "#contract/permissions"
import type { Language } from "#contract/values"
import { instant, stamp } from "../../database/columns"

/** Whom an account's owner invited, to what and until when, and who took it up. */
export const accesses = pgTable("accesses", {
  ...stamp,
  email: text("email").notNull(),
  label: text("label").$type<Access["label"]>().notNull(),
  extent: text("extent").$type<Access["extent"]>().notNull(),
  permissions: text("permissions").array().$type<Permission[]>().notNull().default([]),
  endsOn: date("ends_on"),
  language: text("language").$type<Language>().notNull(),
  accountName: text("account_name").notNull(),
  secret: text("secret"),
  invitedAt: instant("invited_at").notNull().defaultNow(),
  guest: uuid("guest"),
  guestName: text("guest_name"),
  acceptedAt: instant("accepted_at"),
  withdrawnAt: instant("withdrawn_at"),
})

/** What guests wrote. */
export const accessActs = pgTable("access_acts", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  accessId: uuid("access_id").notNull(),
  guest: uuid("guest").notNull(),
  guestName: text("guest_name").notNull(),
  accountName: text("account_name").notNull(),
  at: instant("at").notNull().defaultNow(),
  method: text("method").$type<"POST" | "PUT" | "PATCH" | "DELETE">().notNull(),
  operation: text("operation").notNull(),
  recordId: uuid("record_id"),
})
