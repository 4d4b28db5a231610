import type { Owner } from "#domain/owner"
import type { Subscription } from "#domain/subscription"
import { learn, takeBack } from "#domain/subscription-course"
import { listSubscriptionBills } from "../../access/subscriptions.queries"
import { found, HttpProblem } from "../../http/problem"
import type { ProviderPayment } from "../../ports/payment-provider"
import { lockBill } from "../../sales/bills/queries"
import { addCredit, lockCredit } from "../../sales/payments/client-credit.queries"
import { recordPayment, reversePayment } from "../../sales/payments/payment.commands"
import type { AlarmReason } from "./alarm.commands"
import type { SellerContext } from "./bill.commands"
import { changeTry, type TryRow } from "./payments.queries"
import { isOurs, paidOn } from "./provider.rules"
import { changeSubscriptionBill } from "./queries"
import { recordRefund } from "./refund.commands"

const means = { card: "card", sepa: "directDebit" } as const

/** What came of looking at a payment: the facts after it, and what administrators are to be told. */
export interface Settled {
  facts: Subscription
  alarm?: AlarmReason
}

/**
 * Moves a try to what the provider says of it now: money that came is recorded on the seller's paper, or is the client's
 * credit where its bill was credited meanwhile; money that was taken back is reversed, and what was given back at the
 * provider’s own dashboard is a refund here too. The caller holds the lock of the
 * subscription, and brings it up to date afterwards.
 */
export async function settle(
  context: SellerContext,
  subscriber: Owner,
  one: TryRow,
  said: ProviderPayment,
  facts: Subscription,
): Promise<Settled> {
  const { db, now } = context
  if (!isOurs(one, said)) return { facts, alarm: "notOurs" }
  if (said.id) await changeTry(db, subscriber, one, { object: said.id })
  const isRecorded = one.paymentId !== null || one.keptAsCredit > 0
  if (said.state === "succeeded" && said.takenBack)
    return isRecorded ? reverse(context, subscriber, one, facts) : end("takenBack")
  if (said.state === "succeeded") {
    const known = isRecorded ? { facts } : await record(context, subscriber, one, said, facts)
    return said.refunded > one.refunded
      ? recordRefund(context, subscriber, one, said, known.facts)
      : known
  }
  // What succeeded once is taken back by a dispute only.
  if (isRecorded || said.state === "open") return { facts }
  if (said.state === "failed") return end("failed")
  await changeTry(db, subscriber, one, { state: "processing", reason: null, endedAt: null })
  return { facts }

  async function end(state: "failed" | "takenBack"): Promise<Settled> {
    const endedAt = one.state === state && one.endedAt ? one.endedAt : now
    await changeTry(db, subscriber, one, { state, reason: said.reason, endedAt })
    return { facts }
  }
}

async function record(
  context: SellerContext,
  subscriber: Owner,
  one: TryRow,
  said: ProviderPayment,
  facts: Subscription,
): Promise<Settled> {
  const { owner, db, today } = context
  const period = found((await listSubscriptionBills(db, subscriber))[one.position])
  const bill = found(await lockBill(db, owner, one.billId))
  found(await lockCredit(db, owner, bill.clientId))
  const day = paidOn(one.means, said, today)
  const paid = { paidOn: day, means: means[one.means] }
  const known = { state: "succeeded", reason: null, endedAt: null } as const
  const part = period.creditedOn ? 0 : Math.min(one.amount, bill.due)
  const payment =
    part > 0
      ? await recordPayment(context, bill, { ...paid, amount: part, collectedOn: day })
      : undefined
  const kept = one.amount - part
  if (kept > 0)
    await addCredit(db, owner, {
      ...{ clientId: bill.clientId, amount: kept, what: "overpaid", day, means: paid.means },
      ...(payment && { billId: bill.id, paymentId: payment.id }),
    })
  const payments = { paymentId: payment?.id ?? null, keptAsCredit: kept }
  await changeTry(db, subscriber, one, { ...known, ...payments })
  if (!period.creditedOn) return { facts: { ...facts, credit: facts.credit + kept } }
  const learned = learn(facts, one.position, "succeeded", day)
  await changeSubscriptionBill(db, subscriber, one.position, found(learned.bills[one.position]))
  return { facts: learned }
}

/** What was spent meanwhile, or went on with the bill, cannot be reversed here: somebody has to look. */
async function reverse(
  context: SellerContext,
  subscriber: Owner,
  one: TryRow,
  facts: Subscription,
): Promise<Settled> {
  const { db, now, today } = context
  const taken = await takeOff(context, one).catch((error: unknown) => {
    if (error instanceof HttpProblem) return false
    throw error
  })
  if (!taken) return { facts, alarm: "notReversible" }
  await changeTry(db, subscriber, one, {
    ...{ state: "takenBack", reason: "other", endedAt: now, paymentId: null, keptAsCredit: 0 },
  })
  if (!facts.bills[one.position]?.creditedOn)
    return { facts: { ...facts, credit: Math.max(0, facts.credit - one.keptAsCredit) } }
  const before = takeBack(facts, one.position, today)
  await changeSubscriptionBill(db, subscriber, one.position, found(before.bills[one.position]))
  return { facts: before }
}

async function takeOff(context: SellerContext, one: TryRow): Promise<boolean> {
  const { owner, db, today } = context
  if (one.paymentId) {
    await reversePayment(context, { billId: one.billId, paymentId: one.paymentId })
    return true
  }
  const bill = found(await lockBill(db, owner, one.billId))
  const { balance } = found(await lockCredit(db, owner, bill.clientId))
  if (balance < one.keptAsCredit) return false
  await addCredit(db, owner, {
    ...{ clientId: bill.clientId, amount: -one.keptAsCredit, what: "takenBack", day: today },
  })
  return true
}
