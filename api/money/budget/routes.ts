import { createRoute } from "@hono/zod-openapi"
import { Budget, BudgetChange, BudgetFilter } from "#contract/budget"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { changeBudget, showBudget } from "./commands"

/** What one means to spend, and what one spent. */
export const budget = area()

budget.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "readBudget",
    description: "Planned, spent and left of a month, by category.",
    middleware: allow("treasury.see"),
    request: { query: BudgetFilter },
    responses: ok(Budget),
  }),
  async (c) => c.json(await showBudget(c.var, c.req.valid("query").month), 200),
)

budget.openapi(
  createRoute({
    method: "put",
    path: "/",
    operationId: "changeBudget",
    description:
      "Says what to spend on a category in a month and in those after it; months before stay as they were.",
    middleware: allow("treasury.edit"),
    request: { body: json(BudgetChange) },
    responses: ok(Budget),
  }),
  async (c) => c.json(await changeBudget(c.var, c.req.valid("json")), 200),
)
