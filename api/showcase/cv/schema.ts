import { sql } from "drizzle-orm"
import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { FactKind } from "#contract/cv"
import type { CvPlace } from "#contract/cv-publications"
import type { NewCv } from "#contract/cv-versions"
import { cents, instant, stamp } from "../../../database/columns"
import type { Layout } from "./layout.rules"
import type { PaperOfCv } from "./paper.rules"
import type { PersonOfProfile } from "./resume-person.rules"
import type { FactContent } from "./rules"

export const cvFacts = pgTable("cv_facts", {
  ...stamp,
  kind: text("kind").$type<FactKind>().notNull(),
  place: integer("place").notNull(),
  title: text("title").notNull(),
  other: text("other"),
  content: jsonb("content").$type<FactContent>().notNull(),
  proofId: uuid("proof_id"),
  resumeId: uuid("resume_id"),
  /** Where it stands in that file. */
  resumeFrom: text("resume_from"),
  /** What was made of it when it was imported. */
  resumeRead: jsonb("resume_read").$type<FactContent>(),
  /** The certification that this one takes the place of. */
  renewsId: uuid("renews_id"),
  words: text("words").notNull().generatedAlwaysAs(sql`computed`),
})

export const cvs = pgTable("cvs", {
  ...stamp,
  name: text("name").notNull(),
  target: text("target"),
  offerId: uuid("offer_id"),
  language: text("language").$type<NewCv["language"]>().notNull(),
  template: text("template").$type<NewCv["template"]>().notNull(),
  color: text("color").notNull(),
  headline: text("headline"),
  summary: text("summary"),
  anonymous: boolean("anonymous").notNull(),
  otherLanguage: boolean("other_language").notNull(),
  hidesExpired: boolean("hides_expired").notNull(),
  showsPhoto: boolean("shows_photo").notNull().default(false),
  links: text("links").array().notNull().default([]),
  dailyRateHT: cents("daily_rate_ht"),
  layout: jsonb("layout").$type<Layout>().notNull().default({}),
  archivedAt: instant("archived_at"),
  words: text("words").notNull().generatedAlwaysAs(sql`computed`),
})

export const cvResumes = pgTable("cv_resumes", {
  ...stamp,
  fileName: text("file_name").notNull(),
  language: text("language").$type<NewCv["language"]>().notNull(),
  content: text("content").notNull(),
  importedAt: instant("imported_at"),
  undoneAt: instant("undone_at"),
  /** What it put into the profile, and what stood there before. */
  profileTaken: jsonb("profile_taken").$type<Partial<PersonOfProfile>>(),
  profileBefore: jsonb("profile_before").$type<Partial<PersonOfProfile>>(),
  /** The CV that was made of what it says at its head. */
  cvId: uuid("cv_id"),
})

export const cvCopies = pgTable("cv_copies", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  cvId: uuid("cv_id").notNull(),
  offerId: uuid("offer_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
  name: text("name").notNull(),
  recipient: text("recipient").notNull(),
  language: text("language").$type<NewCv["language"]>().notNull(),
  anonymous: boolean("anonymous").notNull(),
  fileName: text("file_name").notNull(),
  /** The finished texts that the template placed. */
  paper: jsonb("paper").$type<PaperOfCv>().notNull(),
  fileKey: text("file_key").notNull(),
  size: integer("size").notNull(),
  sha256: text("sha256").notNull(),
  /** As JSON Resume; copies of before have none. */
  resume: jsonb("resume").$type<object>(),
  /** Whether whoever holds its link may take that too. */
  resumeAllowed: boolean("resume_allowed").notNull().default(false),
})

export const cvPublications = pgTable("cv_publications", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  place: text("place").$type<CvPlace>().notNull(),
  cvCopyId: uuid("cv_copy_id").notNull(),
  /** What it says in each language. */
  papers: jsonb("papers").$type<Record<"fr" | "en", PaperOfCv>>().notNull(),
  publishedAt: instant("published_at").notNull(),
})
