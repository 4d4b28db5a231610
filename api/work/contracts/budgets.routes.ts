import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { ContractBudget, ContractBudgetFilter } from "#contract/contract-budgets"
import { allow } from "../../access/allow"
import { area, ok } from "../../http/operation"
import { showBudgets } from "./budget.commands"

/** What was used of the budgets of contracts. */
export const budgets = area()

budgets.openapi(
  createRoute({
    method: "get",
    path: "/budgets",
    operationId: "listContractBudgets",
    description:
      "What was used of the contracts that are named, and what is left of their budgets.",
    middleware: allow("contracts.see", "bills.see"),
    request: { query: ContractBudgetFilter },
    responses: ok(z.array(ContractBudget)),
  }),
  async (c) => {
    const { id } = c.req.valid("query")
    return c.json(await showBudgets(c.var, typeof id === "string" ? [id] : id), 200)
  },
)
