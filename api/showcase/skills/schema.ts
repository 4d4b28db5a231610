import { pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { Skill } from "#contract/skills"

export const skills = pgTable("skills", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  kind: text("kind").$type<Skill["kind"]>().notNull(),
  synonyms: text("synonyms").array().notNull().default([]),
})
