import { createRoute } from "@hono/zod-openapi"
import { BillEmailProposal } from "#contract/bill-emails"
import { ReminderPlan, ReminderPlanChanges } from "#contract/reminders"
import { allow } from "../../access/allow"
import { area, idOf, json, ok } from "../../http/operation"
import { proposeReminder } from "./hand.commands"
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

reminders.openapi(
  createRoute({
    method: "get",
    path: "/bills/{billId}/proposal",
    operationId: "proposeReminder",
    description:
      "The first words of a message that reminds of a bill, of the stage that it has reached.",
    middleware: allow("bills.see"),
    request: { params: idOf("billId") },
    responses: ok(BillEmailProposal),
  }),
  async (c) => c.json(await proposeReminder(c.var, c.req.valid("param").billId), 200),
)
