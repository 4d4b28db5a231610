import { createRoute } from "@hono/zod-openapi"
import { ClientCredit, NewClientPayment, NewRefund } from "#contract/client-credits"
import { allow } from "../../access/allow"
import { area, created, idOf, json, ok } from "../../http/operation"
import { payForClient, refund, showCredit } from "./client-payment.commands"

/** What a client paid for several bills, or too much: a log that only grows. Mounted below the clients. */
export const clientPayments = area()

clientPayments.openapi(
  createRoute({
    method: "get",
    path: "/{clientId}/credit",
    operationId: "findClientCredit",
    description: "What the client has paid beyond what was due, and what became of it.",
    middleware: allow("bills.see"),
    request: { params: idOf("clientId") },
    responses: ok(ClientCredit),
  }),
  async (c) => c.json(await showCredit(c.var, c.req.valid("param").clientId), 200),
)

clientPayments.openapi(
  createRoute({
    method: "post",
    path: "/{clientId}/payments",
    operationId: "addClientPayment",
    description:
      "Pays the client's bills, those first that were due first; the rest becomes credit.",
    middleware: allow("bills.edit"),
    request: { params: idOf("clientId"), body: json(NewClientPayment) },
    responses: created(ClientCredit),
  }),
  async (c) => {
    const { clientId } = c.req.valid("param")
    await payForClient(c.var, clientId, c.req.valid("json"))
    return c.json(await showCredit(c.var, clientId), 201)
  },
)

clientPayments.openapi(
  createRoute({
    method: "post",
    path: "/{clientId}/refunds",
    operationId: "addRefund",
    description: "Gives a client's credit back, or a part of it.",
    middleware: allow("bills.edit"),
    request: { params: idOf("clientId"), body: json(NewRefund) },
    responses: created(ClientCredit),
  }),
  async (c) => {
    const { clientId } = c.req.valid("param")
    await refund(c.var, clientId, c.req.valid("json"))
    return c.json(await showCredit(c.var, clientId), 201)
  },
)
