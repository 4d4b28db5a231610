import { createRoute } from "@hono/zod-openapi"
import { ReminderPlan, ReminderPlanChanges } from "../../contract/reminders"
import { findBill } from "../bills/queries"
import { findClient } from "../clients/queries"
import { allow } from "../http/allow"
import type { Call } from "../http/context"
import { area, gone, idOf, json, ok } from "../http/operation"
import { ensure, found, invalid, stale } from "../http/problem"
import { findMailTemplate } from "../mail-templates/queries"
import { mayWriteToOthers } from "../users/accounts"
import * as queries from "./queries"
import { firstSteps, shownBill } from "./rules"

/** Reminders of bills that are not settled: the sequence, and what is held back. */
export const reminders = area()

reminders.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findReminderPlan",
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

reminders.openapi(
  createRoute({
    method: "put",
    path: "/bills/{billId}/hold",
    operationId: "holdBillReminders",
    description: "The bill is disputed: nobody is reminded of it.",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    const bill = found(await findBill(db, owner, c.req.valid("param").billId))
    await queries.addDispute(db, owner, bill.id)
    return c.body(null, 204)
  },
)

reminders.openapi(
  createRoute({
    method: "delete",
    path: "/bills/{billId}/hold",
    operationId: "resumeBillReminders",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    const bill = found(await findBill(db, owner, c.req.valid("param").billId))
    await queries.removeDispute(db, owner, bill.id)
    return c.body(null, 204)
  },
)

reminders.openapi(
  createRoute({
    method: "put",
    path: "/clients/{clientId}/hold",
    operationId: "holdClientReminders",
    description: "The client is left in peace until told otherwise.",
    middleware: allow("bills.edit"),
    request: { params: idOf("clientId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    const client = found(await findClient(db, owner, c.req.valid("param").clientId))
    await queries.addPause(db, owner, client.id)
    return c.body(null, 204)
  },
)

reminders.openapi(
  createRoute({
    method: "delete",
    path: "/clients/{clientId}/hold",
    operationId: "resumeClientReminders",
    middleware: allow("bills.edit"),
    request: { params: idOf("clientId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    const client = found(await findClient(db, owner, c.req.valid("param").clientId))
    await queries.removePause(db, owner, client.id)
    return c.body(null, 204)
  },
)

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
