import type { Owner } from "#domain/owner"
import type { Subscription } from "#domain/subscription"
import { canRefund, refundPeriod } from "#domain/subscription-course"
import { listSubscriptionBills } from "../../access/subscriptions.queries"
import { found } from "../../http/problem"
import type { ProviderPayment } from "../../ports/payment-provider"
import { findBill } from "../../sales/bills/queries"
import { addCredit, lockCredit } from "../../sales/payments/client-credit.queries"
import type { AlarmReason } from "./alarm.commands"
import { creditPeriod, type SellerContext } from "./bill.commands"
import { noticePayments } from "./course.commands"
import { changeTry, findTry, type TryRow } from "./payments.queries"
import { changeSubscriptionBill } from "./queries"

const means = { card: "card", sepa: "directDebit" } as const

/**
 * Writes down what was given back at the provider’s own dashboard, as a refund that is asked for here: of a whole payment
 * the bill is credited and the access that it paid ends; of money that is the client’s credit, the credit is less. A part
 * of a payment says not for what it is: nothing is done about it, and administrators are told.
 */
export async function recordRefund(
  context: SellerContext,
  subscriber: Owner,
  { position, number }: TryRow,
  said: ProviderPayment,
  before: Subscription,
): Promise<{ facts: Subscription; alarm?: AlarmReason }> {
  const { owner, db, today } = context
  const one = found(await findTry(db, subscriber, { position, number }))
  const given = said.refunded - one.refunded
  const noticed = await noticePayments(context, subscriber, before)
  const bill = found(noticed.bills[position])
  const unclear = { facts: noticed, alarm: "refundedElsewhere" } as const
  const { clientId } = found(await findBill(db, owner, one.billId))

  if (given <= one.keptAsCredit) {
    if (!(await isThere(given))) return unclear
    await giveBack(given)
    return { facts: { ...noticed, credit: Math.max(0, noticed.credit - given) } }
  }
  if (given !== one.amount || !canRefund(bill)) return unclear
  // What was paid too much by it must still be there: the credit of the bill is none of that.
  if (one.keptAsCredit > 0 && !(await isThere(one.keptAsCredit))) return unclear
  await creditPeriod(context, found((await listSubscriptionBills(db, subscriber))[position]))
  await giveBack(given)
  const refunded = refundPeriod(noticed, position, today)
  await changeSubscriptionBill(db, subscriber, position, found(refunded.bills[position]))
  const credit = Math.max(0, noticed.credit - one.keptAsCredit) + bill.fromCredit
  return { facts: { ...refunded, credit } }

  async function isThere(amount: number): Promise<boolean> {
    return found(await lockCredit(db, owner, clientId)).balance >= amount
  }

  async function giveBack(amount: number): Promise<void> {
    found(await lockCredit(db, owner, clientId))
    await addCredit(db, owner, {
      ...{ clientId, amount: -amount, what: "refunded", day: today, means: means[one.means] },
    })
    await changeTry(db, subscriber, one, { refunded: said.refunded })
  }
}
