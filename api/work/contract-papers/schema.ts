import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { ContractPaperDraft } from "#contract/contract-papers"
import { stamp } from "../../../database/columns"

export const contractPapers = pgTable("contract_papers", {
  ...stamp,
  contractId: uuid("contract_id").notNull(),
  english: boolean("english").notNull(),
  deliverables: text("deliverables"),
  deliverablesEnglish: text("deliverables_english"),
  acceptanceDays: integer("acceptance_days"),
  expenses: text("expenses"),
  expensesEnglish: text("expenses_english"),
  confidentialityYears: integer("confidentiality_years"),
  insurance: text("insurance"),
  court: text("court"),
  clauses: jsonb("clauses").$type<ContractPaperDraft["clauses"]>().notNull(),
  property: jsonb("property").$type<ContractPaperDraft["property"]>().notNull(),
})

export const ownClauses = pgTable("own_clauses", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  clause: text("clause").$type<ContractPaperDraft["clauses"][number]["name"]>().notNull(),
  french: text("french").notNull(),
  english: text("english"),
})
