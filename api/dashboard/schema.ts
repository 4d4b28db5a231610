import { bigint, date, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core"

/** Kept by the database, payment by payment. */
export const collectionTotals = pgTable(
  "collection_totals",
  {
    owner: uuid("owner").notNull(),
    month: date("month").notNull(),
    count: integer("count").notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
  },
  (total) => [primaryKey({ columns: [total.owner, total.month] })],
)
