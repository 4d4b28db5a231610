import { createRoute } from "@hono/zod-openapi"
import { NewPurchase, PurchaseDetails, PurchaseEntry } from "#contract/purchases"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { area, created, json } from "../../http/operation"
import { enterPurchase, receivePurchase } from "./commands"
import { details } from "./rules"

/** The two ways in which a bill comes in: its file is read, or it is typed. */
export const receiving = area()

receiving.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addPurchase",
    description:
      "Makes a draft of a received bill: Factur-X, Cross Industry Invoice or UBL, judged by its content.",
    middleware: allowWithoutTransaction("purchases.create"),
    request: { body: json(NewPurchase) },
    responses: created(PurchaseDetails),
  }),
  async (c) => {
    const added = await receivePurchase(c.var, c.req.valid("json").fileId)
    // What has just come in was not paid yet.
    return c.json(details(added, [], c.var), 201)
  },
)

receiving.openapi(
  createRoute({
    method: "post",
    path: "/entries",
    operationId: "enterPurchase",
    description:
      "Writes down a received bill that was typed by hand, with its file or without: it is to be paid at once.",
    middleware: allow("purchases.create"),
    request: { body: json(PurchaseEntry) },
    responses: created(PurchaseDetails),
  }),
  async (c) => {
    const added = await enterPurchase(c.var, c.req.valid("json"))
    return c.json(details(added, [], c.var), 201)
  },
)
