import { boolean, pgTable, text } from "drizzle-orm/pg-core"
import type { MailPurpose } from "#contract/mail-templates"
import { stamp } from "../../../database/columns"

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
