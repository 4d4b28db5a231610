import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { MailPurpose } from "#contract/mail-purposes"
import { instant, stamp } from "../../../database/columns"

export const mailTemplates = pgTable("mail_templates", {
  ...stamp,
  name: text("name").notNull(),
  purpose: text("purpose").$type<MailPurpose>().notNull(),
  usual: boolean("usual").notNull(),
  subjectFr: text("subject_fr"),
  bodyFr: text("body_fr"),
  subjectEn: text("subject_en"),
  bodyEn: text("body_en"),
})

export const mailTemplateVersions = pgTable("mail_template_versions", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  templateId: uuid("template_id").notNull(),
  templateVersion: integer("template_version").notNull(),
  at: instant("at").notNull(),
  by: uuid("by"),
  name: text("name").notNull(),
  purpose: text("purpose").$type<MailPurpose>().notNull(),
  subjectFr: text("subject_fr"),
  bodyFr: text("body_fr"),
  subjectEn: text("subject_en"),
  bodyEn: text("body_en"),
})
