import { date, integer, pgTable, pgView, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import type { Collection } from "#contract/dashboard"
import { cents } from "../../../database/columns"

/** The rows behind those sums: payments, and what moved of a client's credit. */
export const collections = pgView("collections", {
  owner: uuid("owner").notNull(),
  id: uuid("id").notNull(),
  collectedOn: date("collected_on").notNull(),
  amount: cents("amount").notNull(),
  means: text("means").$type<Collection["means"]>().notNull(),
  billId: uuid("bill_id"),
  number: text("number"),
  clientId: uuid("client_id").notNull(),
  clientName: text("client_name").notNull(),
  currency: text("currency").notNull(),
}).existing()

/** Kept by the database, payment by payment. */
export const collectionTotals = pgTable(
  "collection_totals",
  {
    owner: uuid("owner").notNull(),
    month: date("month").notNull(),
    count: integer("count").notNull(),
    amount: cents("amount").notNull(),
  },
  (total) => [primaryKey({ columns: [total.owner, total.month] })],
)
