import { createRoute } from "@hono/zod-openapi"
import { ReminderPlan, ReminderPlanChanges } from "#contract/reminders"
import { allow } from "../../access/allow"
import type { Call } from "../../http/env"
import { area, json, ok } from "../../http/operation"
import { ensure, invalid, stale } from "../../http/problem"
import { mayWriteToOthers } from "../../ports/accounts"
import { findMailTemplate } from "../mail/template.queries"
import { holds } from "./holds.routes"
import * as queries from "./queries"
import { firstSteps, shownBill } from "./rules"

/** Reminders of bills that are not settled: the sequence, and what is held back. */
export const reminders = area()

reminders.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findReminderPlan",
    description: "When unpaid bills are reminded of, with which template, and whether at all.",
    middleware: allow("bills.see"),
    responses: ok(ReminderPlan),
  }),
  async (c) => c.json(await show(c), 200),
)

reminders.openapi(
  createRoute({
    method: "put",
    path: "/",
    operationId: "changeReminderPlan",
    middleware: allow("bills.edit"),
    request: { body: json(ReminderPlanChanges) },
    responses: ok(ReminderPlan),
  }),
  async (c) => {
    const { owner, db, parts, person } = c.var
    const plan = c.req.valid("json")
    const unknown = []
    for (const [at, { templateId }] of plan.steps.entries())
      if (templateId && !(await findMailTemplate(db, owner, templateId)))
        unknown.push({ path: `steps[${at}].templateId`, code: "unknown" })
    if (unknown.length) invalid(unknown)
    if (plan.enabled) ensure(await mayWriteToOthers(parts, person), "emailUnconfirmed")
    if (!(await queries.changePlan(db, owner, plan))) stale(await show(c))
    return c.json(await show(c), 200)
  },
)

reminders.route("/", holds)

/** The plan as it stands, and what it will do. */
async function show(c: Call): Promise<ReminderPlan> {
  const { owner, db, today } = c.var
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
