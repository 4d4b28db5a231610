import type { Budget, BudgetChange } from "#contract/budget"
import { outcomeCategories } from "#contract/choices"
import { endOfMonth } from "#domain/day"
import { type Month, monthOf } from "#domain/month"
import type { Context } from "../../ports/context"
import { listBudgets, saveBudget, sumSpent } from "./queries"

type Asked = Pick<Context, "db" | "owner" | "today">

/** What was meant to be spent in a month, what was, and what is left. */
export async function showBudget(
  { db, owner, today }: Asked,
  month: Month = monthOf(today),
): Promise<Budget> {
  const first = `${month}-01`
  const said = await listBudgets(db, owner, first)
  const plans = new Map(said.map(({ category, amount }) => [category, amount]))
  const sums = await sumSpent(db, owner, first, endOfMonth(first))
  const spends = new Map(sums.map(({ category, amount }) => [category, amount]))
  const rows = outcomeCategories.flatMap((category) => {
    const planned = plans.get(category) ?? null
    const spent = spends.get(category) ?? 0
    if (planned === null && spent === 0) return []
    return [{ category, planned, spent, left: planned === null ? null : planned - spent }]
  })
  const sum = (of: (row: Budget["rows"][number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  return {
    ...{ month, currency: "EUR", rows },
    planned: sum((row) => row.planned ?? 0),
    left: sum((row) => row.left ?? 0),
    spent: sum((row) => row.spent),
  }
}

/** Says a budget from a month on; answers that month. */
export async function changeBudget(context: Context, change: BudgetChange): Promise<Budget> {
  await saveBudget(context.db, context.owner, change)
  return showBudget(context, change.month)
}
