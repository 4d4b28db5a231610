import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import { isTryDue, moneyOf } from "#domain/payment-tries"
import type { Subscription } from "#domain/subscription"
import {
  addBill,
  awaitAgain,
  closeUnpaid,
  type DuePeriod,
  duePeriod,
  learn,
  takeBack,
} from "#domain/subscription-course"
import { listSubscriptionBills } from "../../access/subscriptions.queries"
import { found } from "../../http/problem"
import { findBill } from "../../sales/bills/queries"
import { lastPaidOn } from "../../sales/payments/queries"
import {
  creditPeriod,
  isPaid,
  issuePeriod,
  type SellerContext,
  type Subscriber,
} from "./bill.commands"
import { addTry, findMethod, findOpenPage, listTries } from "./payments.queries"
import { askNext, asTry, canCharge, isNewer, isPageUsable, providerOf } from "./provider.rules"
import { addSubscriptionBill, changeSubscriptionBill } from "./queries"

/** Moves each bill forward by what was recorded of the seller's paper and of its tries, and credits what ran out. */
export async function noticePayments(
  context: SellerContext,
  subscriber: Owner,
  before: Subscription,
): Promise<Subscription> {
  const { owner, db, today } = context
  const rows = await listSubscriptionBills(db, subscriber)
  const payments: { index: number; paidOn: Day }[] = []
  let facts = before
  for (const [index, { billId }] of rows.entries()) {
    const bill = before.bills[index]
    const paper = await findBill(db, owner, billId)
    // Money for what was credited is the client's credit, and pays the next bill.
    if (!paper || !bill || bill.creditedOn) continue
    if (!isPaid(paper)) facts = takeBack(facts, index, today)
    // Paid in its days, whenever that is noticed; an access that begins with its payment loses no day by it.
    else if (bill.money !== "succeeded") {
      const paidOn = bill.startsOn ? await lastPaidOn(db, owner, billId) : undefined
      payments.push({ index, paidOn: paidOn && paidOn < today ? paidOn : today })
    }
  }
  for (const { index, paidOn } of payments.sort((one, other) =>
    one.paidOn < other.paidOn ? -1 : 1,
  ))
    facts = learn(facts, index, "succeeded", paidOn)
  facts = await noticeTries(context, subscriber, facts)
  facts = closeUnpaid(facts, today)
  await saveBills(context, subscriber, facts)
  for (const [index, bill] of facts.bills.entries()) {
    const row = rows[index]
    if (row && bill.creditedOn && bill.money !== "succeeded") await creditPeriod(context, row)
  }
  return facts
}

/** What the last tries say of bills whose money has not come. */
async function noticeTries(
  { db, today }: SellerContext,
  subscriber: Owner,
  before: Subscription,
): Promise<Subscription> {
  const tries = await listTries(db, subscriber)
  let facts = before
  for (const [index, { creditedOn, money }] of before.bills.entries()) {
    const said = moneyOf(tries.filter(({ position }) => position === index).map(asTry))
    if (creditedOn || money === "succeeded") continue
    if (said === "processing" && money === "failed") facts = awaitAgain(facts, index)
    else if (said === "processing" || said === "failed") facts = learn(facts, index, said, today)
  }
  return facts
}

async function saveBills({ db }: SellerContext, subscriber: Owner, { bills }: Subscription) {
  for (const [index, bill] of bills.entries())
    await changeSubscriptionBill(db, subscriber, index, bill)
}

/** Bills each period that has begun by a day. */
export async function billPeriods(
  context: SellerContext,
  subscriber: Subscriber,
  before: Subscription,
  { priceOf, day }: { priceOf: (startsOn: Day) => number | null; day: Day },
): Promise<Subscription> {
  let facts = before
  for (let due = duePeriod(facts, day); due; due = duePeriod(facts, day)) {
    const priceHT = priceOf(due.startsOn ?? day)
    if (!priceHT) break
    facts = await billPeriod(context, subscriber, facts, due, priceHT)
  }
  return facts
}

export async function billPeriod(
  context: SellerContext,
  subscriber: Subscriber,
  facts: Subscription,
  due: DuePeriod,
  priceHT: number,
): Promise<Subscription> {
  const { db, today } = context
  const paper = await issuePeriod(context, subscriber, due, priceHT)
  const index = facts.bills.length
  const owed = addBill(facts, due, paper.totalTTC, today)
  const added = isPaid(paper) ? learn(owed, index, "succeeded", today) : owed
  const bill = found(added.bills[index])
  await addSubscriptionBill(db, subscriber.id, bill, { position: index, billId: paper.id })
  return added
}

/**
 * Has what is to be charged today charged, each by a job of its own: what is written down here is a try, which its job
 * takes up once. What nothing can be charged by is owed.
 */
export async function planTries(
  context: SellerContext,
  subscriber: Owner,
  before: Subscription,
): Promise<Subscription> {
  const { owner, db, today, now, parts } = context
  const unpaid = [...before.bills.entries()].filter(
    ([, { choice, money, creditedOn }]) =>
      choice.means !== "transfer" && money !== "succeeded" && creditedOn === null,
  )
  if (unpaid.length === 0) return before
  const method = await findMethod(db, subscriber)
  const all = await listTries(db, subscriber)
  const rows = await listSubscriptionBills(db, subscriber)
  const page = await findOpenPage(db, subscriber)
  let facts = before
  for (const [position] of unpaid) {
    const tries = all.filter((one) => one.position === position)
    const row = found(rows[position])
    const { due } = found(await findBill(db, owner, row.billId))
    // Whoever is about to pay it by a page is not charged beside that.
    const isPaying = page?.position === position && isPageUsable(page, now)
    if (due <= 0 || isPaying) continue
    if (!providerOf(parts.payments) || !canCharge(method)) {
      if (tries.length === 0) facts = learn(facts, position, "failed", today)
      continue
    }
    if (!isTryDue(tries.map(asTry), today, isNewer(method, tries.at(-1)))) continue
    const number = (tries.at(-1)?.number ?? 0) + 1
    await addTry(db, subscriber, {
      ...{ position, number, billId: row.billId, amount: due },
      ...{ means: method.means, method: method.method },
      ...{ createdAt: now, askAt: askNext(now, now) },
    })
    await parts.queue.send(db, "paymentCharge", { owner: subscriber, position, number })
  }
  if (facts !== before) await saveBills(context, subscriber, facts)
  return facts
}
