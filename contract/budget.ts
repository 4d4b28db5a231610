import { z } from "zod"
import { outcomeCategories } from "./choices"
import { Month } from "./timesheets"
import { Balance, Currency, Money, optional, Sum } from "./values"

/** The current month when left out. */
export const BudgetFilter = z.object({ month: Month.optional() })

/** What one means to spend on a category, from a month on; nothing takes the budget away from then on. */
export const BudgetChange = z
  .object({ category: z.enum(outcomeCategories), month: Month, amount: optional(Money) })
  .meta({ id: "BudgetChange" })

export const Budget = z
  .object({
    month: Month,
    currency: Currency,
    /** The categories that have a budget, or of which something was spent. */
    rows: z.array(
      z.object({
        category: z.enum(outcomeCategories),
        planned: Sum.nullable(),
        /** With its VAT; below zero where more was given back. */
        spent: Balance,
        /** Of its budget: below zero where more was spent. */
        left: Balance.nullable(),
      }),
    ),
    /** Of the categories that have a budget. */
    planned: Sum,
    left: Balance,
    /** Of all categories. */
    spent: Balance,
  })
  .meta({ id: "Budget" })

export type Budget = z.output<typeof Budget>
export type BudgetChange = z.output<typeof BudgetChange>
