import { z } from "zod"
import { Balance, Currency, Day, Id } from "./values"

/** What was used of a contract's budget, and what is left of it. */
export const ContractBudget = z
  .object({
    contractId: Id,
    currency: Currency,
    budgetDays: z.string().nullable(),
    budgetHT: Balance.nullable(),
    /** From timesheets that were handed over; without any, from what was billed. */
    consumedDays: z.string(),
    /** In timesheets that were not handed over yet. */
    enteredDays: z.string(),
    billedHT: Balance,
    /** On drafts of bills. */
    inPreparationHT: Balance,
    leftDays: z.string().nullable(),
    leftHT: Balance.nullable(),
    /** In percent, with one decimal; of days and amount the worse. Null without a budget. */
    percent: z.number().nullable(),
    alert: z.union([z.literal(0), z.literal(80), z.literal(100)]),
    /** At the pace of the last eight weeks; null where it is used up, or nothing was used in them. */
    usedUpOn: Day.nullable(),
  })
  .meta({ id: "ContractBudget" })

export const ContractBudgetFilter = z.object({ id: z.union([Id, z.array(Id).max(100)]) })

export type ContractBudget = z.output<typeof ContractBudget>
