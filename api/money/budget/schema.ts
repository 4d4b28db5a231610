import { date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import type { Budget } from "#contract/budget"
import { cents } from "../../../database/columns"

/** What someone means to spend on a category in a month, from a month on until another amount is said. */
export const budgets = pgTable(
  "budgets",
  {
    owner: uuid("owner").notNull(),
    category: text("category").$type<Budget["rows"][number]["category"]>().notNull(),
    month: date("month").notNull(),
    amount: cents("amount"),
  },
  (budget) => [primaryKey({ columns: [budget.owner, budget.category, budget.month] })],
)
