import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  PaymentReturn,
  PaymentStanding,
  PlanChoice,
  SubscriptionBill,
  SubscriptionDetails,
  TakenOverBill,
} from "#contract/subscription"
import { reading } from "../../../database/reading"
import { allow, allowWithoutTransaction } from "../../access/allow"
import type { Call } from "../../http/env"
import { privateFile } from "../../http/file-headers"
import { area, created, download, json, ok } from "../../http/operation"
import {
  cancelOwnPlan,
  chooseOwnPlan,
  enterOwnMeans,
  keepOwnPlan,
  listOwnBills,
  payOwnBill,
  readOwnBill,
  showOwnPage,
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
      "Chooses a plan: in the trial it begins when that ends, afterwards today, and instead of another one from the next renewal. Chosen twice, it is billed once. Where one pays on pages of a provider, `openPage` is the one to go to. 409 with what the profile lacks to be billed, or with the page on which something else is being paid; 503 while the provider does not answer.",
    middleware: allowWithoutTransaction("subscription.edit"),
    request: { body: json(PlanChoice) },
    responses: ok(SubscriptionDetails),
  }),
  async (c) => {
    await chooseOwnPlan(c.var, c.req.valid("json"))
    return c.json(await shown(c), 200)
  },
)

subscription.openapi(
  createRoute({
    method: "post",
    path: "/paymentMethods",
    operationId: "enterPaymentMethod",
    description:
      "Begins a page of the provider's on which to enter another card or account, `openPage`; what is owed is charged by it at once. 409 where one pays by transfer, or with the page on which something else is being paid.",
    middleware: allowWithoutTransaction("subscription.edit"),
    request: { body: json(PaymentReturn) },
    responses: ok(SubscriptionDetails),
  }),
  async (c) => {
    await enterOwnMeans(c.var, c.req.valid("json").mount)
    return c.json(await shown(c), 200)
  },
)

subscription.openapi(
  createRoute({
    method: "get",
    path: "/payment",
    operationId: "findSubscriptionPayment",
    description:
      "What became of a page of the provider's that one was sent to, which is asked for it; of the last one where none is named. 404 for a page that is made up or somebody else's.",
    middleware: allowWithoutTransaction("subscription.see"),
    request: { query: z.object({ page: z.string().max(100).optional() }) },
    responses: ok(PaymentStanding),
  }),
  async (c) => c.json(await showOwnPage(c.var, c.req.valid("query").page), 200),
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
    method: "get",
    path: "/bills/{position}/credit-note",
    operationId: "downloadSubscriptionCreditNote",
    description: "The credit note that cancels the paper of a period: Factur-X.",
    middleware: allowWithoutTransaction("subscription.see"),
    request: { params: onePeriod },
    responses: download("application/pdf"),
  }),
  async (c) => {
    const { position } = c.req.valid("param")
    const { bytes, number } = await readOwnBill(c.var, position, "credit")
    return c.body(new Uint8Array(bytes), 200, privateFile("application/pdf", `${number}.pdf`))
  },
)

subscription.openapi(
  createRoute({
    method: "post",
    path: "/bills/{position}/payments",
    operationId: "paySubscriptionBill",
    description:
      "Begins a page of the provider's on which to pay the bill of one period, `openPage`. 409 where nothing is owed for it, or a try to take its money is under way.",
    middleware: allowWithoutTransaction("subscription.edit"),
    request: { params: onePeriod, body: json(PaymentReturn) },
    responses: ok(SubscriptionDetails),
  }),
  async (c) => {
    await payOwnBill(c.var, c.req.valid("param").position, c.req.valid("json").mount)
    return c.json(await shown(c), 200)
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

/** Where one stands after a command that had no transaction of its own. */
const shown = ({ var: context }: Call) =>
  showSubscription({ ...context, db: reading(context.parts.pool, context.owner) })
