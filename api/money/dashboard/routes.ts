import { createRoute } from "@hono/zod-openapi"
import {
  Collection,
  CollectionFilter,
  CollectionTotals,
  Dashboard,
  Steps,
} from "#contract/dashboard"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, listed, ok } from "../../http/operation"
import { readDashboard } from "./commands"
import * as queries from "./queries"
import { readSteps } from "./steps.commands"

export const dashboard = area()

dashboard.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findDashboard",
    description:
      "The figures of the business today, in Paris: turnover by month, what is unpaid by age, money by month and the newest bills.",
    middleware: allow("dashboard.see", "bills.see"),
    responses: ok(Dashboard),
  }),
  async (c) => c.json(await readDashboard(c.var), 200),
)

dashboard.openapi(
  createRoute({
    method: "get",
    path: "/steps",
    operationId: "listSteps",
    description:
      "What to do, most pressing first, and what today is about: one list over all areas that the caller may see, by money and lateness.",
    middleware: allow("dashboard.see"),
    responses: ok(Steps),
  }),
  async (c) => c.json(await readSteps(c.var), 200),
)

dashboard.openapi(
  createRoute({
    method: "get",
    path: "/collections",
    operationId: "listCollections",
    description: "The payments that reached the bank in a month.",
    middleware: allow("dashboard.see", "bills.see"),
    request: { query: CollectionFilter },
    responses: listed(Collection),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const [rows, sums] = await Promise.all([
      queries.listCollections(db, owner, filter),
      queries.sumCollected(db, owner, filter.month),
    ])
    const count = { value: sums.count, more: false }
    return c.json(
      answerPage(c, filter, rows, count, (row) => row),
      200,
    )
  },
)

dashboard.openapi(
  createRoute({
    method: "get",
    path: "/collections/totals",
    operationId: "sumCollections",
    description: "What the payments that reached the bank in a month come to.",
    middleware: allow("dashboard.see", "bills.see"),
    request: { query: CollectionFilter.pick({ month: true }) },
    responses: ok(CollectionTotals),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { month } = c.req.valid("query")
    return c.json(
      { month, ...(await queries.sumCollected(db, owner, month)), currency: "EUR" },
      200,
    )
  },
)
