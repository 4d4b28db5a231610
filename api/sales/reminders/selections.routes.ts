import { createRoute } from "@hono/zod-openapi"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { remindNow } from "./hand.commands"

/** Reminders of several bills at once. */
export const remindedBills = area()

remindedBills.openapi(
  createRoute({
    method: "post",
    path: "/reminders",
    operationId: "addReminders",
    description:
      "Reminds of these bills now, each in the words of the stage that it has reached; a client gets one a day. 404, and nothing sent, where one of the ids is not there.",
    middleware: allow("bills.edit"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => c.json(await remindNow(c.var, c.req.valid("json").ids), 200),
)
