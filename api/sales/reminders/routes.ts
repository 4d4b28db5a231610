import { createRoute } from "@hono/zod-openapi"
import { ReminderPlan, ReminderPlanChanges } from "#contract/reminders"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { changePlan, showPlan } from "./plan.commands"

/** Reminders of bills that are not settled: the sequence. */
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
  async (c) => c.json(await showPlan(c.var), 200),
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
  async (c) => c.json(await changePlan(c.var, c.req.valid("json")), 200),
)
