import type { ContractBudget } from "#contract/contract-budgets"
import { budgetOf, paceDays, usedUpOn } from "#domain/contract-budget"
import { addDays, type Day } from "#domain/day"
import { plain } from "#domain/decimal"
import type { BilledOn, BudgetedRow, WorkedOn } from "./budget.queries"

/** A contract's budget on a day, and when it is used up at the pace of the last eight weeks. */
export function showBudget(
  contract: BudgetedRow,
  { bills, sheets }: { bills: readonly BilledOn[]; sheets: readonly WorkedOn[] | null },
  today: Day,
): ContractBudget {
  const { id, currency, budgetHT } = contract
  const budgetDays = plain(contract.budgetDays)
  const terms = { budgetDays, budgetHT, hoursPerDay: contract.hoursPerDay }
  const budget = budgetOf({ ...terms, sheets, bills })
  const since = addDays(today, -paceDays)
  const lately = budgetOf({
    ...terms,
    sheets: sheets && sheets.filter(({ day }) => day > since),
    bills: bills.filter(({ day }) => day !== null && day > since),
  })
  const ends = [
    budget.leftDays && usedUpOn(Number(budget.leftDays), Number(lately.consumedDays), today),
    budget.leftHT && usedUpOn(budget.leftHT, lately.billedHT, today),
  ].filter((day) => typeof day === "string")
  return {
    contractId: id,
    currency,
    budgetDays,
    budgetHT,
    ...budget,
    usedUpOn: ends.toSorted()[0] ?? null,
  }
}
