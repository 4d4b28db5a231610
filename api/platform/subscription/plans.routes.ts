import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { NewPlan, NewPlanPrice, Plan, PlanChanges, PlanSeller } from "#contract/plans"
import { allowOverPeople } from "../../access/allow"
import type { Call } from "../../http/env"
import { area, created, idOf, json, ok } from "../../http/operation"
import { found, stale } from "../../http/problem"
import {
  addPlan,
  addPlanPrice,
  becomeSeller,
  changePlan,
  missingOfOperator,
} from "./plans.commands"
import * as queries from "./plans.queries"
import { showPlan } from "./rules"

/** What the installation offers, for its administrators. */
export const plans = area()

plans.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listPlans",
    description: "Every plan, in the order of the page of prices: there are a few.",
    middleware: allowOverPeople("plans.see"),
    responses: ok(z.array(Plan)),
  }),
  async (c) => {
    const rows = await queries.listPlans(c.var.db)
    return c.json(
      rows.map((row) => showPlan(row, c.var.today)),
      200,
    )
  },
)

plans.openapi(
  createRoute({
    method: "get",
    path: "/seller",
    operationId: "findPlanSeller",
    description: "Whose bills those of subscriptions are.",
    middleware: allowOverPeople("plans.see"),
    responses: ok(PlanSeller),
  }),
  async (c) => c.json(await showSeller(c), 200),
)

plans.openapi(
  createRoute({
    method: "put",
    path: "/seller",
    operationId: "becomePlanSeller",
    description:
      "Makes the bills of subscriptions the caller's own. 409 once someone else has issued some, and while the profile lacks what a bill asks for.",
    middleware: allowOverPeople("plans.edit"),
    responses: ok(PlanSeller),
  }),
  async (c) => {
    await becomeSeller(c.var)
    return c.json(await showSeller(c), 200)
  },
)

async function showSeller({ var: context }: Call) {
  const seller = await queries.findSeller(context.db)
  const isOneself = seller === context.owner
  return {
    name: await queries.findSellerName(context.db),
    isOneself,
    missing: isOneself || !seller ? await missingOfOperator(context) : [],
  }
}

plans.openapi(
  createRoute({
    method: "get",
    path: "/{planId}",
    operationId: "findPlan",
    middleware: allowOverPeople("plans.see"),
    request: { params: idOf("planId") },
    responses: ok(Plan),
  }),
  async (c) => {
    const row = found(await queries.findPlan(c.var.db, c.req.valid("param").planId))
    return c.json(showPlan(row, c.var.today), 200)
  },
)

plans.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addPlan",
    description: "Its price holds from today. Offered only where somebody bills it.",
    middleware: allowOverPeople("plans.create"),
    request: { body: json(NewPlan) },
    responses: created(Plan),
  }),
  async (c) => c.json(await addPlan(c.var, c.req.valid("json")), 201),
)

plans.openapi(
  createRoute({
    method: "put",
    path: "/{planId}",
    operationId: "changePlan",
    description: "Its code and its period stay: whoever chose it was told them.",
    middleware: allowOverPeople("plans.edit"),
    request: { params: idOf("planId"), body: json(PlanChanges) },
    responses: ok(Plan),
  }),
  async (c) => {
    const { planId } = c.req.valid("param")
    const { before, changed } = await changePlan(c.var, planId, c.req.valid("json"))
    return c.json(changed ?? stale(before), 200)
  },
)

plans.openapi(
  createRoute({
    method: "post",
    path: "/{planId}/prices",
    operationId: "addPlanPrice",
    description: "The price from a day on, for who chooses it then; whoever has it keeps theirs.",
    middleware: allowOverPeople("plans.edit"),
    request: { params: idOf("planId"), body: json(NewPlanPrice) },
    responses: ok(Plan),
  }),
  async (c) =>
    c.json(await addPlanPrice(c.var, c.req.valid("param").planId, c.req.valid("json")), 200),
)
