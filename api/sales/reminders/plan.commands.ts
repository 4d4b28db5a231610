import type { ReminderPlan, ReminderPlanChanges } from "#contract/reminders"
import { ensure, invalid, stale } from "../../http/problem"
import { mayWriteToOthers } from "../../ports/accounts"
import type { Context } from "../../ports/context"
import type { Person } from "../../ports/person"
import { findMailTemplate } from "../mail/template.queries"
import * as queries from "./queries"
import { firstSteps, shownBill } from "./rules"

/** Reminders leave in the person's name. */
export type SendingContext = Context<"sendsMail" | "accounts"> & {
  person: Pick<Person, "emailConfirmed">
}

export async function changePlan(
  context: SendingContext,
  plan: ReminderPlanChanges,
): Promise<ReminderPlan> {
  const { owner, db, parts, person } = context
  const unknown = []
  for (const [at, { templateId }] of plan.steps.entries())
    if (templateId && !(await findMailTemplate(db, owner, templateId)))
      unknown.push({ path: `steps[${at}].templateId`, code: "unknown" })
  if (unknown.length) invalid(unknown)
  if (plan.enabled) ensure(await mayWriteToOthers(parts, person), "emailUnconfirmed")
  if (!(await queries.changePlan(db, owner, plan))) stale(await showPlan(context))
  return showPlan(context)
}

/** The plan as it stands, and what it will do. */
export async function showPlan({ owner, db, today }: Context): Promise<ReminderPlan> {
  const plan = await queries.findPlan(db, owner)
  const steps = plan && plan.steps.length > 0 ? plan.steps : firstSteps
  const unsettled = await queries.listUnsettled(db, owner)
  return {
    version: plan?.version ?? 1,
    enabled: plan?.enabled ?? false,
    steps,
    bills: unsettled.map((bill) => shownBill(bill, steps, today)),
  }
}
