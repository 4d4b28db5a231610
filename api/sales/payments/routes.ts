import { createRoute } from "@hono/zod-openapi"
import { NewPayment, Payment, PaymentCollection } from "#contract/bill-payments"
import { Bill } from "#contract/bills"
import { allow } from "../../access/allow"
import { area, created, idOf, json, ok } from "../../http/operation"
import { showBill, payment as showPayment } from "../bills/show.commands"
import { collect, payBill, reversePayment, uncollect } from "./payment.commands"

/** Payments of a bill: a log that only grows. */
export const payments = area()

const one = idOf("billId", "paymentId")

payments.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/payments",
    operationId: "addPayment",
    description:
      "Records a payment of an issued bill. More than is due is refused, unless `keepExcess` makes it the client’s credit; one in a year whose books are closed, unless `inClosedYear` says so.",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId"), body: json(NewPayment) },
    responses: created(Payment),
  }),
  async (c) => {
    const { billId } = c.req.valid("param")
    return c.json(
      showPayment(c.var.rights, await payBill(c.var, billId, c.req.valid("json")), false),
      201,
    )
  },
)

payments.openapi(
  createRoute({
    method: "delete",
    path: "/{billId}/payments/{paymentId}",
    operationId: "reversePayment",
    description: "Takes a payment back by an entry below zero; both stay in the record.",
    middleware: allow("bills.edit"),
    request: { params: one },
    responses: ok(Bill),
  }),
  async (c) => {
    const bill = await reversePayment(c.var, c.req.valid("param"))
    return c.json(await showBill(c.var, bill.id), 200)
  },
)

payments.openapi(
  createRoute({
    method: "put",
    path: "/{billId}/payments/{paymentId}/collection",
    operationId: "collectPayment",
    description: "Says on which day the payment reached the bank.",
    middleware: allow("bills.edit"),
    request: { params: one, body: json(PaymentCollection) },
    responses: ok(Bill),
  }),
  async (c) => {
    const bill = await collect(c.var, c.req.valid("param"), c.req.valid("json"))
    return c.json(await showBill(c.var, bill.id), 200)
  },
)

payments.openapi(
  createRoute({
    method: "delete",
    path: "/{billId}/payments/{paymentId}/collection",
    operationId: "uncollectPayment",
    description: "Says that the payment has not reached the bank after all.",
    middleware: allow("bills.edit"),
    request: { params: one },
    responses: ok(Bill),
  }),
  async (c) => {
    const bill = await uncollect(c.var, c.req.valid("param"))
    return c.json(await showBill(c.var, bill.id), 200)
  },
)
