import { date, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core"
import { cents } from "../../../database/columns"

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
