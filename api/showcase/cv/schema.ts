import { sql } from "drizzle-orm"
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { FactKind } from "#contract/cv"
import { stamp } from "../../../database/columns"
import type { FactContent } from "./rules"

export const cvFacts = pgTable("cv_facts", {
  ...stamp,
  kind: text("kind").$type<FactKind>().notNull(),
  place: integer("place").notNull(),
  title: text("title").notNull(),
  other: text("other"),
  content: jsonb("content").$type<FactContent>().notNull(),
  proofId: uuid("proof_id"),
  words: text("words").notNull().generatedAlwaysAs(sql`computed`),
})
