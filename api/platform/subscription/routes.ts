import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  PlanChoice,
  SubscriptionBill,
  SubscriptionDetails,
  TakenOverBill,
} from "#contract/subscription"
import { reading } from "../../../database/reading"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { privateFile } from "../../http/file-headers"
import { area, created, download, json, ok } from "../../http/operation"
import {
  cancelOwnPlan,
  chooseOwnPlan,
  keepOwnPlan,
  listOwnBills,
  readOwnBill,
  showSubscription,
  takeOverBill,
} from "./commands"

const onePeriod = z.object({ position: z.coerce.number<string>().int().min(0).max(9999) })

/** One's own subscription. */
export const subscription = area()

subscription.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findSubscription",
    description:
      "Where one's subscription stands, with its dates, and the plans there are to choose.",
    middleware: allow("subscription.see"),
    responses: ok(SubscriptionDetails),
  }),
  async (c) => c.json(await showSubscription(c.var), 200),
)

subscription.openapi(
  createRoute({
    method: "post",
    path: "/choices",
    operationId: "choosePlan",
    description:
      "Chooses a plan: in the trial it begins when that ends, afterwards today, and instead of another one from the next renewal. Chosen twice, it is billed once. 409 with what the profile lacks to be billed.",
    middleware: allowWithoutTransaction("subscription.edit"),
    request: { body: json(PlanChoice) },
    responses: ok(SubscriptionDetails),
  }),
  async (c) => {
    await chooseOwnPlan(c.var, c.req.valid("json").plan)
    const db = reading(c.var.parts.pool, c.var.owner)
    return c.json(await showSubscription({ ...c.var, db }), 200)
  },
)

subscription.openapi(
  createRoute({
    method: "put",
    path: "/cancellation",
    operationId: "cancelPlan",
    description:
      "Leaves: access goes on to the end of what is paid, and ends at once where the bill is owed, which is credited. Twice is once.",
    middleware: allow("subscription.edit"),
    responses: ok(SubscriptionDetails),
  }),
  async (c) => {
    await cancelOwnPlan(c.var)
    return c.json(await showSubscription(c.var), 200)
  },
)

subscription.openapi(
  createRoute({
    method: "delete",
    path: "/cancellation",
    operationId: "keepPlan",
    description: "Takes a cancellation back, as long as the access goes on.",
    middleware: allow("subscription.edit"),
    responses: ok(SubscriptionDetails),
  }),
  async (c) => {
    await keepOwnPlan(c.var)
    return c.json(await showSubscription(c.var), 200)
  },
)

subscription.openapi(
  createRoute({
    method: "get",
    path: "/bills",
    operationId: "listSubscriptionBills",
    description: "The bills of one's periods, the newest first.",
    middleware: allow("subscription.see"),
    responses: ok(z.array(SubscriptionBill)),
  }),
  async (c) => c.json(await listOwnBills(c.var), 200),
)

subscription.openapi(
  createRoute({
    method: "get",
    path: "/bills/{position}/pdf",
    operationId: "downloadSubscriptionBill",
    description: "The paper of a period, as it was issued: Factur-X.",
    middleware: allowWithoutTransaction("subscription.see"),
    request: { params: onePeriod },
    responses: download("application/pdf"),
  }),
  async (c) => {
    const { bytes, number } = await readOwnBill(c.var, c.req.valid("param").position)
    return c.body(new Uint8Array(bytes), 200, privateFile("application/pdf", `${number}.pdf`))
  },
)

subscription.openapi(
  createRoute({
    method: "post",
    path: "/bills/{position}/purchases",
    operationId: "takeOverSubscriptionBill",
    description:
      "Takes the bill of a period over as a received bill of one's own, with its file. 422 where it was taken over before.",
    middleware: allowWithoutTransaction("purchases.create"),
    request: { params: onePeriod },
    responses: created(TakenOverBill),
  }),
  async (c) => c.json(await takeOverBill(c.var, c.req.valid("param").position), 201),
)
