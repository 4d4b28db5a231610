import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import type { ContactRefusal } from "#contract/mailings"
import { instant, stamp } from "../../../database/columns"
import type { LeftOut, MessageState } from "./rules"

export const mailings = pgTable("mailings", {
  ...stamp,
  name: text("name").notNull(),
  templateId: uuid("template_id"),
  templateName: text("template_name"),
  templateVersion: integer("template_version"),
  /** How many contacts were chosen; older ones do not know. */
  chosen: integer("chosen"),
  sentAt: instant("sent_at"),
})

/** What goes to one contact, or does not, and why. */
export const mailingMessages = pgTable("mailing_messages", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  mailingId: uuid("mailing_id"),
  contactId: uuid("contact_id").notNull(),
  purpose: text("purpose").$type<"mailing" | "question">().notNull(),
  language: text("language").$type<"fr" | "en">().notNull(),
  address: text("address"),
  subject: text("subject").notNull(),
  body: text("body").notNull(),
  leftOut: text("left_out").$type<LeftOut>(),
  state: text("state").$type<MessageState>().notNull(),
  secret: text("secret").notNull(),
  senderName: text("sender_name"),
  replyTo: text("reply_to"),
  attempts: integer("attempts").notNull().default(0),
  accepted: text("accepted").array().notNull().default([]),
  rejected: text("rejected").array().notNull().default([]),
  sentAt: instant("sent_at"),
  answeredAt: instant("answered_at"),
})

/** That a contact wants no mailings, and how it is known: it goes with the contact. */
export const contactRefusals = pgTable("contact_refusals", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  contactId: uuid("contact_id").notNull(),
  at: instant("at").notNull(),
  how: text("how").$type<ContactRefusal["how"]>().notNull(),
  words: text("words"),
  by: uuid("by"),
})

/** Under which key an owner's refused addresses are digested. */
export const refusalKeys = pgTable("refusal_keys", {
  owner: uuid("owner").primaryKey(),
  key: text("key").notNull(),
})

/** What stays of a refusal when the contact is gone. */
export const refusedAddresses = pgTable(
  "refused_addresses",
  {
    owner: uuid("owner").notNull(),
    digest: text("digest").notNull(),
    refusedOn: date("refused_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.digest] })],
)

/** Whether contacts whose time has run out are erased by themselves. */
export const retentionSettings = pgTable("retention_settings", {
  owner: uuid("owner").primaryKey(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  erases: boolean("erases").notNull(),
})
