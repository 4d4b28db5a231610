import type { Day } from "#domain/day"
import { ensure, found } from "../../http/problem"
import type { Context } from "../../ports/context"
import type { BillRow } from "../bills/queries"
import { addCredit, creditOfPayment, lockCredit } from "./client-credit.queries"
import { addPayment, type PaymentRow } from "./queries"

/**
 * Money that is no longer owed for a bill becomes its client's credit: it leaves the bill by an entry below
 * zero. What has not reached the bank leaves first. The caller holds the bill's lock.
 */
export async function moveToCredit(
  context: Context,
  bill: BillRow,
  amount: number,
  clientId: string = bill.clientId,
): Promise<void> {
  const { owner, db, today } = context
  const waiting = Math.min(amount, bill.paid - bill.collected)
  for (const [part, collectedOn] of [
    [waiting, null],
    [amount - waiting, today],
  ] as const) {
    if (part === 0) continue
    const payment = found(
      await addPayment(db, owner, bill.id, {
        amount: -part,
        paidOn: today,
        means: "clientCredit",
        collectedOn,
      }),
    )
    await addCredit(db, owner, {
      clientId,
      amount: part,
      what: "credited",
      day: today,
      billId: bill.id,
      paymentId: payment.id,
    })
  }
}

/** Pays a bill out of its client's credit; the caller knows that there is as much. */
export async function spendCredit(
  context: Context,
  bill: BillRow,
  amount: number,
): Promise<PaymentRow> {
  const { owner, db, today } = context
  const payment = found(
    await addPayment(db, owner, bill.id, {
      amount,
      paidOn: today,
      means: "clientCredit",
      collectedOn: today,
    }),
  )
  await addCredit(db, owner, {
    clientId: bill.clientId,
    amount: -amount,
    what: "used",
    day: today,
    billId: bill.id,
    paymentId: payment.id,
  })
  return payment
}

/** Puts back what a bill was paid out of its client's credit. */
export async function reverseCreditUse(
  context: Context,
  bill: BillRow,
  payment: PaymentRow,
): Promise<void> {
  const { owner, db, today } = context
  await addCredit(db, owner, {
    clientId: bill.clientId,
    amount: payment.amount,
    what: "takenBack",
    day: today,
    billId: bill.id,
    paymentId: payment.id,
  })
}

/** What a payment brought beyond its bill goes with it on a day, as long as the credit was not spent. */
export async function reverseOverpayment(
  { owner, db }: Context,
  bill: BillRow,
  payment: PaymentRow,
  day: Day,
): Promise<void> {
  const excess = await creditOfPayment(db, owner, payment.id)
  if (excess === 0) return
  const { balance } = found(await lockCredit(db, owner, bill.clientId))
  ensure(balance >= excess, "creditSpent")
  await addCredit(db, owner, {
    clientId: bill.clientId,
    amount: -excess,
    what: "takenBack",
    day,
    billId: bill.id,
    paymentId: payment.id,
  })
}
