import { integer, pgTable, text } from "drizzle-orm/pg-core"
import type { LabelRule } from "#contract/label-rules"
import { rate, stamp } from "../../../database/columns"

export const labelRules = pgTable("label_rules", {
  ...stamp,
  contains: text("contains").notNull(),
  kind: text("kind").$type<LabelRule["kind"]>().notNull(),
  /** One of its kind. */
  category: text("category").notNull(),
  vatRate: rate("vat_rate"),
  deductibleShare: rate("deductible_share").notNull().default("100"),
  position: integer("position").notNull(),
})
