import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import type { lineMatchKinds } from "#contract/choices"
import { cents, instant } from "../../../database/columns"

/** What a line was for, part by part; a row that names another one takes it back. */
export const lineMatches = pgTable("line_matches", {
  id: uuid("id").primaryKey().defaultRandom(),
  owner: uuid("owner").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  lineId: uuid("line_id").notNull(),
  kind: text("kind").$type<(typeof lineMatchKinds)[number]>().notNull(),
  amount: cents("amount").notNull(),
  billId: uuid("bill_id"),
  paymentId: uuid("payment_id"),
  purchaseId: uuid("purchase_id"),
  madeId: uuid("made_id"),
  otherLineId: uuid("other_line_id"),
  reversalOf: uuid("reversal_of"),
  /** The own rule that said it, and in which run. */
  ruleId: uuid("rule_id"),
  runId: uuid("run_id"),
})

/** What was refused for a line once. */
export const matchRefusals = pgTable(
  "match_refusals",
  {
    owner: uuid("owner").notNull(),
    lineId: uuid("line_id").notNull(),
    targetId: uuid("target_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.lineId, table.targetId] })],
)
