import { createRoute } from "@hono/zod-openapi"
import { NewPayment, Payment, PaymentCollection } from "#contract/bill-payments"
import { Bill } from "#contract/bills"
import { allow } from "../../access/allow"
import { area, created, idOf, json, ok } from "../../http/operation"
import { ensure, found, invalid } from "../../http/problem"
import { addNotification } from "../../notifications/queries"
import type { Call } from "../../ports/context"
import { addCredit } from "../bills/credit-note.queries"
import { addEvent, type BillRow, lockBill } from "../bills/queries"
import { billCan, refusalOfPayment } from "../bills/rules"
import { showBill, payment as showPayment } from "../bills/show.commands"
import { reverseCreditUse, reverseOverpayment } from "./client-credit.commands"
import { addPayment, collectPayment, findPayment } from "./queries"

/** Payments of a bill: a log that only grows. */
export const payments = area()

const one = idOf("billId", "paymentId")

payments.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/payments",
    operationId: "addPayment",
    description:
      "Records a payment of an issued bill. More than is due is refused, unless `keepExcess` makes it the client’s credit.",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId"), body: json(NewPayment) },
    responses: created(Payment),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const bill = found(await lockBill(db, owner, c.req.valid("param").billId))
    const payment = c.req.valid("json")
    ensure(billCan.bePaid(bill), "billDraft")
    ensure(bill.due > 0, "billPaid")
    const refusal = refusalOfPayment(bill, payment, today)
    if (refusal) invalid([refusal])
    const { keepExcess: _, ...paid } = payment
    const part = Math.min(paid.amount, bill.due)
    const added = await recordPayment(c, bill, { ...paid, amount: part })
    if (paid.amount > part)
      await addCredit(db, owner, {
        clientId: bill.clientId,
        amount: paid.amount - part,
        what: "overpaid",
        day: paid.paidOn,
        means: paid.means,
        billId: bill.id,
        paymentId: added.id,
      })
    return c.json(showPayment(c.var.rights, added, false), 201)
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
    const { owner, db, today, now } = c.var
    const { bill, payment } = await lockPayment(c, c.req.valid("param"))
    const collected = payment.collectedOn ? payment.amount : 0
    ensure(holds(bill, -payment.amount, -collected), "paymentMoved")
    if (payment.means === "clientCredit") await reverseCreditUse(c, bill, payment)
    else await reverseOverpayment(c, bill, payment)
    await addPayment(db, owner, bill.id, {
      amount: -payment.amount,
      paidOn: today,
      means: payment.means,
      collectedOn: payment.collectedOn && today,
      reversalOf: payment.id,
    })
    const detail = cents(payment)
    await addEvent(db, owner, { billId: bill.id, what: "paymentReversed", at: now, detail })
    return c.json(await showBill(c, bill.id), 200)
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
    const { owner, db, today, now } = c.var
    const { bill, payment } = await lockPayment(c, c.req.valid("param"))
    const { collectedOn } = c.req.valid("json")
    if (collectedOn < payment.paidOn) invalid([{ path: "collectedOn", code: "beforePaid" }])
    if (collectedOn > today) invalid([{ path: "collectedOn", code: "inFuture" }])
    ensure(holds(bill, 0, payment.collectedOn ? 0 : payment.amount), "paymentMoved")
    await collectPayment(db, owner, payment, collectedOn)
    await addEvent(db, owner, {
      billId: bill.id,
      what: "collected",
      at: now,
      detail: cents(payment),
    })
    return c.json(await showBill(c, bill.id), 200)
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
    const { owner, db, now } = c.var
    const { bill, payment } = await lockPayment(c, c.req.valid("param"))
    ensure(payment.collectedOn, "notCollected")
    ensure(holds(bill, 0, -payment.amount), "paymentMoved")
    await collectPayment(db, owner, payment, null)
    const detail = cents(payment)
    await addEvent(db, owner, { billId: bill.id, what: "uncollected", at: now, detail })
    return c.json(await showBill(c, bill.id), 200)
  },
)

/** A payment that still counts, with its bill under lock. */
async function lockPayment(c: Call, { billId, paymentId }: { billId: string; paymentId: string }) {
  const { owner, db } = c.var
  const bill = found(await lockBill(db, owner, billId))
  const payment = found(await findPayment(db, owner, billId, paymentId))
  ensure(!payment.reversed && payment.amount > 0, "paymentReversed")
  return { bill, payment }
}

/** Whether what was paid and collected still makes sense: a part of it may have gone to the client's credit. */
const holds = ({ paid, collected }: BillRow, morePaid: number, moreCollected: number) =>
  collected + moreCollected >= 0 && collected + moreCollected <= paid + morePaid

/** Writes a payment down, with what follows from it. The caller holds the bill's lock. */
export async function recordPayment(
  c: Call,
  bill: BillRow,
  payment: Omit<NewPayment, "keepExcess">,
) {
  const { owner, db, now } = c.var
  const added = found(await addPayment(db, owner, bill.id, payment))
  await addEvent(db, owner, { billId: bill.id, what: "paid", at: now, detail: cents(payment) })
  if (payment.amount === bill.due) await notifyPaid(c, bill, added.id)
  return added
}

/** Tells that nothing is due any more, by the payment that settled it. */
async function notifyPaid(c: Call, bill: BillRow, paymentId: string) {
  const { owner, db, now } = c.var
  await addNotification(db, owner, {
    kind: "billPaid",
    causeId: paymentId,
    billId: bill.id,
    parameters: {
      number: bill.number ?? "",
      client: bill.clientName,
      amount: bill.totalTTC,
      currency: bill.currency,
    },
    createdAt: now,
  })
}

/** The amount that an event tells of, in cents. */
const cents = ({ amount }: { amount: number }) => String(amount)
