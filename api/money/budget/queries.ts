import { and, desc, eq, gte, lte, sql } from "drizzle-orm"
import type { BudgetChange } from "#contract/budget"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { outcomes } from "../outcomes/schema"
import { budgets } from "./schema"

/** The budget of each category in the month that a day is in: the latest that was said for it or before. */
export const listBudgets = (db: Database, owner: Owner, day: Day) =>
  db
    .selectDistinctOn([budgets.category], { category: budgets.category, amount: budgets.amount })
    .from(budgets)
    .where(and(eq(budgets.owner, owner), lte(budgets.month, day)))
    .orderBy(budgets.category, desc(budgets.month))

/** What was spent on each category between two days, with its VAT. */
export const sumSpent = (db: Database, owner: Owner, from: Day, to: Day) =>
  db
    .select({
      category: outcomes.category,
      amount: sql<number>`sum(${outcomes.amount})::bigint`.mapWith(Number),
    })
    .from(outcomes)
    .where(and(eq(outcomes.owner, owner), gte(outcomes.day, from), lte(outcomes.day, to)))
    .groupBy(outcomes.category)

export async function saveBudget(
  db: Database,
  owner: Owner,
  { category, month, amount }: BudgetChange,
): Promise<void> {
  await db
    .insert(budgets)
    .values({ owner, category, month: `${month}-01`, amount })
    .onConflictDoUpdate({
      target: [budgets.owner, budgets.category, budgets.month],
      set: { amount },
    })
}
