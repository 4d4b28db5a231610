import { createRoute } from "@hono/zod-openapi"
import { NewPayments } from "#contract/bill-payments"
import { Outcome } from "#contract/selection"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { payInFull } from "./payment.commands"

/** Payments of several bills at once. */
export const selections = area()

selections.openapi(
  createRoute({
    method: "post",
    path: "/payments",
    operationId: "addPayments",
    description:
      "Records that what each bill still owes was paid. 404, and nothing recorded, where one of the ids is not there.",
    middleware: allow("bills.edit"),
    request: { body: json(NewPayments) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { ids, ...payment } = c.req.valid("json")
    return c.json(await payInFull(c.var, ids, payment), 200)
  },
)
