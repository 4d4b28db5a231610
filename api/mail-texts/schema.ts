import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { InstallationPurpose } from "#contract/mail-purposes"
import { instant, stamp } from "../../database/columns"

const { owner: _, ...unowned } = stamp

const texts = {
  subjectFr: text("subject_fr"),
  bodyFr: text("body_fr"),
  subjectEn: text("subject_en"),
  bodyEn: text("body_en"),
}

export const installationMails = pgTable("installation_mails", {
  ...unowned,
  purpose: text("purpose").$type<InstallationPurpose>().notNull(),
  ...texts,
})

export const installationMailVersions = pgTable("installation_mail_versions", {
  id: uuid("id").primaryKey().defaultRandom(),
  purpose: text("purpose").$type<InstallationPurpose>().notNull(),
  mailVersion: integer("mail_version").notNull(),
  at: instant("at").notNull(),
  by: uuid("by"),
  ...texts,
})
