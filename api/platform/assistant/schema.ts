import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { AssistantAnswer, ToldAnswer } from "#contract/assistant"
import { instant } from "../../../database/columns"
import type { Preview, ProposedRecord } from "./outcome.rules"

export const assistantQuestions = pgTable("assistant_questions", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  askedAt: instant("asked_at").notNull(),
  language: text("language").$type<AssistantAnswer["language"]>().notNull(),
  text: text("text").notNull(),
  answeredBy: text("answered_by").$type<AssistantAnswer["by"]>().notNull(),
  fellBack: boolean("fell_back").notNull().default(false),
  answer: jsonb("answer").$type<ToldAnswer>().notNull(),
})

export const assistantProposals = pgTable("assistant_proposals", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  questionId: uuid("question_id").notNull(),
  tool: text("tool").notNull(),
  args: jsonb("args").$type<Record<string, unknown>>().notNull(),
  recordKind: text("record_kind").$type<ProposedRecord["kind"]>(),
  recordId: uuid("record_id"),
  recordVersion: integer("record_version"),
  preview: jsonb("preview").$type<Preview>().notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  void: boolean("void").notNull().default(false),
  result: jsonb("result").$type<{ label: string; to: string }>(),
})

export const assistantSettings = pgTable("assistant_settings", {
  owner: uuid("owner").primaryKey(),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
  enabled: boolean("enabled").notNull().default(true),
  modelAgreedAt: instant("model_agreed_at"),
})
