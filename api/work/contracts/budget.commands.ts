import type { ContractBudget } from "#contract/contract-budgets"
import { isPostingTime } from "#domain/posting-hours"
import { foundAll } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import { causeOf } from "../../notifications/cause"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import * as queries from "./budget.queries"
import { showBudget } from "./budget.rules"

/** What was used of the budgets of contracts; 404 where one of them is not there. */
export async function showBudgets(
  context: Pick<Context, "db" | "owner" | "today">,
  ids: readonly string[],
): Promise<ContractBudget[]> {
  const rows = await queries.listBudgeted(context.db, context.owner, ids)
  foundAll(
    ids,
    rows.map(({ id }) => id),
  )
  return (await withUse(context, rows)).map(({ budget }) => budget)
}

async function withUse(
  { db, owner, today }: Pick<Context, "db" | "owner" | "today">,
  contracts: queries.BudgetedRow[],
) {
  if (contracts.length === 0) return []
  const ids = contracts.map(({ id }) => id)
  const bills = await queries.listBudgetBills(db, owner, ids)
  const sheets = await queries.listWorkedDays(db, owner, ids)
  return contracts.map((contract) => {
    const used = { bills: bills.get(contract.id) ?? [], sheets: sheets.get(contract.id) ?? null }
    return { contract, budget: showBudget(contract, used, today) }
  })
}

type Parts = Pick<ApiParts, "pool" | "log" | "clock">

/**
 * Tells owners of budgets that are nearly used up, or wholly. It may run as often as one likes, in several
 * processes: of each of the two, and of each budget that an amendment made of it, it is told once.
 */
export async function notifyBudgets(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await queries.listOwnersWithBudgets(parts.pool))
    try {
      await onBehalfOf(parts, owner, now, notifyOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "budgets not told of")
    }
}

async function notifyOwner(context: Context): Promise<void> {
  const { db, owner, today, now } = context
  const running = await queries.listRunningBudgets(db, owner, today)
  for (const { contract, budget } of await withUse(context, running))
    if (budget.alert > 0)
      await addNotification(db, owner, {
        kind: "contractBudget",
        causeId: causeOf(contract.id, budget.alert, budget.budgetDays, budget.budgetHT),
        parameters: {
          number: contract.reference ?? "",
          client: contract.clientName,
          name: contract.title,
          contractId: contract.id,
          percent: budget.alert,
        },
        createdAt: now,
      })
}
