import type { ProjectBudget } from "#contract/time-entries"
import { addNotification } from "../../notifications/add.commands"
import { causeOf } from "../../notifications/cause"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { timesOf } from "./project-time.commands"
import { usedOf } from "./project-time.rules"
import * as queries from "./queries"

/** How much of the budgets of projects their time has used; 404 where one of them is not there. */
export async function showProjectBudgets(
  caller: Pick<Context, "db" | "owner" | "today">,
  ids: readonly string[],
): Promise<ProjectBudget[]> {
  const known = await timesOf(caller, ids)
  return known.map((facts) => {
    const { percent, alert } = usedOf(facts)
    return { projectId: facts.project.id, percent, alert }
  })
}

type Parts = Pick<ApiParts, "pool" | "log" | "clock">

/**
 * Tells owners of budgets of projects that are nearly used up, or wholly: by a timer that runs, or by a budget that was
 * changed. It may run as often as one likes, in several processes: of each of the two, and of each budget that there
 * was, it is told once.
 */
export async function notifyProjectBudgets(parts: Parts): Promise<void> {
  const now = parts.clock()
  for (const owner of await queries.listOwnersWithProjects(parts.pool))
    try {
      await onBehalfOf(parts, owner, now, notifyOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "budgets of projects not told")
    }
}

async function notifyOwner(context: Context): Promise<void> {
  await tellBudgets(context, await queries.listBudgetedProjects(context.db, context.owner))
}

/** Of one project, as soon as its time is written down. */
export async function tellBudgetOf(context: Told, projectId: string): Promise<void> {
  const budgeted = await queries.listBudgetedProjects(context.db, context.owner, projectId)
  await tellBudgets(context, budgeted)
}

type Told = Pick<Context, "db" | "owner" | "now" | "today">

async function tellBudgets(context: Told, ids: readonly string[]): Promise<void> {
  const { db, owner, now } = context
  for (const facts of ids.length ? await timesOf(context, ids) : []) {
    const { alert } = usedOf(facts)
    const { id, name, budgetDays, budgetHT } = facts.project
    if (alert > 0)
      await addNotification(db, owner, {
        kind: "projectBudget",
        causeId: causeOf(id, alert, budgetDays, budgetHT),
        parameters: { name, projectId: id, percent: alert },
        createdAt: now,
      })
  }
}
