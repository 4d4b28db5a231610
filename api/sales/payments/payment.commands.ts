import type { NewPayment, PaymentCollection } from "#contract/bill-payments"
import type { Outcome } from "#contract/selection"
import { askAboutClosedYear } from "../../http/closed-year"
import { ensure, found, invalid } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import { addEvent, type BillRow, lockBill } from "../bills/queries"
import { billCan, refusalOfPayment, statusOf } from "../bills/rules"
import { eachBill } from "../bills/selection.commands"
import { reverseCreditUse, reverseOverpayment } from "./client-credit.commands"
import { addCredit } from "./client-credit.queries"
import { addPayment, collectPayment, findPayment, type PaymentRow } from "./queries"
import { collectionOf } from "./rules"

interface PaymentId {
  billId: string
  paymentId: string
}

/** Pays a bill; what is beyond what is due becomes its client's credit, where that was said. */
export async function payBill(
  context: Context,
  billId: string,
  { keepExcess, inClosedYear, ...paid }: NewPayment,
): Promise<PaymentRow> {
  const { owner, db, today } = context
  const bill = found(await lockBill(db, owner, billId))
  ensure(billCan.bePaid(bill), "billDraft")
  ensure(bill.due > 0, statusOf(bill, today) === "credited" ? "billAsksNothing" : "billPaid")
  const refusal = refusalOfPayment(bill, { ...paid, keepExcess }, today)
  if (refusal) invalid([refusal])
  askAboutClosedYear([paid.paidOn, paid.collectedOn], today, inClosedYear)
  const part = Math.min(paid.amount, bill.due)
  const added = await recordPayment(context, bill, { ...paid, amount: part })
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
  return added
}

/** Records that what each of these bills still owes was paid. */
export async function payInFull(
  context: Context,
  ids: string[],
  { paidOn, means, inClosedYear }: Pick<NewPayment, "paidOn" | "means" | "inClosedYear">,
): Promise<Outcome> {
  if (paidOn > context.today) invalid([{ path: "paidOn", code: "inFuture" }])
  askAboutClosedYear([paidOn], context.today, inClosedYear)
  return eachBill(context, ids, async (bill) => {
    if (!billCan.bePaid(bill)) return "billDraft"
    if (bill.due === 0) return "billPaid"
    await recordPayment(context, bill, { amount: bill.due, paidOn, means, collectedOn: null })
    return undefined
  })
}

/**
 * Takes a payment back by an entry below zero, with what followed from it: on the day of today, or, where it never was
 * one, on its own day, so that VAT and turnover of its period are what they were.
 */
export async function reversePayment(
  context: Context,
  id: PaymentId,
  { onItsDay }: { onItsDay: boolean } = { onItsDay: false },
): Promise<BillRow> {
  const { owner, db, today, now } = context
  const { bill, payment } = await lockPayment(context, id)
  const collected = payment.collectedOn ? payment.amount : 0
  ensure(holds(bill, -payment.amount, -collected), "paymentMoved")
  if (payment.means === "clientCredit") await reverseCreditUse(context, bill, payment)
  else await reverseOverpayment(context, bill, payment, onItsDay ? payment.paidOn : today)
  await addPayment(db, owner, bill.id, {
    amount: -payment.amount,
    paidOn: onItsDay ? payment.paidOn : today,
    means: payment.means,
    collectedOn: onItsDay ? payment.collectedOn : payment.collectedOn && today,
    reversalOf: payment.id,
  })
  const detail = cents(payment)
  await addEvent(db, owner, { billId: bill.id, what: "paymentReversed", at: now, detail })
  return bill
}

/** Says on which day a payment reached the bank. */
export async function collect(
  context: Context,
  id: PaymentId,
  { collectedOn, inClosedYear }: PaymentCollection,
): Promise<BillRow> {
  const { owner, db, today, now } = context
  const { bill, payment } = await lockPayment(context, id)
  if (collectedOn < payment.paidOn) invalid([{ path: "collectedOn", code: "beforePaid" }])
  if (collectedOn > today) invalid([{ path: "collectedOn", code: "inFuture" }])
  askAboutClosedYear([collectedOn], today, inClosedYear)
  ensure(holds(bill, 0, payment.collectedOn ? 0 : payment.amount), "paymentMoved")
  await collectPayment(db, owner, payment, collectedOn)
  const detail = cents(payment)
  await addEvent(db, owner, { billId: bill.id, what: "collected", at: now, detail })
  return bill
}

/** Says that a payment has not reached the bank after all. */
export async function uncollect(context: Context, id: PaymentId): Promise<BillRow> {
  const { owner, db, now } = context
  const { bill, payment } = await lockPayment(context, id)
  ensure(payment.collectedOn, "notCollected")
  ensure(holds(bill, 0, -payment.amount), "paymentMoved")
  await collectPayment(db, owner, payment, null)
  const detail = cents(payment)
  await addEvent(db, owner, { billId: bill.id, what: "uncollected", at: now, detail })
  return bill
}

/** A payment that still counts, with its bill under lock. */
async function lockPayment({ owner, db }: Context, { billId, paymentId }: PaymentId) {
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
  context: Context,
  bill: BillRow,
  payment: Omit<NewPayment, "keepExcess" | "inClosedYear">,
) {
  const { owner, db, now } = context
  const collectedOn = collectionOf(payment)
  const added = found(await addPayment(db, owner, bill.id, { ...payment, collectedOn }))
  await addEvent(db, owner, { billId: bill.id, what: "paid", at: now, detail: cents(payment) })
  if (payment.amount === bill.due) await notifyPaid(context, bill, added.id)
  return added
}

/** Tells that nothing is due any more, by the payment that settled it. */
async function notifyPaid(context: Context, bill: BillRow, paymentId: string) {
  const { owner, db, now } = context
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
