import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { MailPurpose } from "../../contract/mail-templates"

export const mailTemplates = pgTable("mail_templates", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  version: integer("version").notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  name: text("name").notNull(),
  purpose: text("purpose").$type<MailPurpose>().notNull(),
  usual: boolean("usual").notNull(),
  subjectFr: text("subject_fr"),
  bodyFr: text("body_fr"),
  subjectEn: text("subject_en"),
  bodyEn: text("body_en"),
})
