import { type Day, todayIn } from "#domain/day"
import { nobody, type Owner } from "#domain/owner"
import { isDue, type PlanChoice, type Subscription, subscriptionOn } from "#domain/subscription"
import {
  addBill,
  closeUnpaid,
  type DuePeriod,
  duePeriod,
  learn,
  opensBeforePayment,
  prepaidPeriod,
  startPlan,
  takeBack,
} from "#domain/subscription-course"
import { priceFrom } from "#domain/subscription-price"
import { reading } from "../../../database/reading"
import { listSubscriptionBills, lockSubscription } from "../../access/subscriptions.queries"
import { ensure, found } from "../../http/problem"
import { findProfile } from "../../people/profile/queries"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { findBill } from "../../sales/bills/queries"
import { lastPaidOn } from "../../sales/payments/queries"
import {
  creditPeriod,
  isPaid,
  issuePeriod,
  type SellerContext,
  type Subscriber,
} from "./bill.commands"
import { findSeller, listPlans } from "./plans.queries"
import {
  addSubscriptionBill,
  changeSubscriptionBill,
  findAccountEmail,
  forgetNextPrice,
  listSubscribersDue,
  saveSubscription,
} from "./queries"
import { billingDay, clientOf, priceOn } from "./rules"

type Parts = Pick<ApiParts, "pool" | "queue" | "log" | "origin" | "clock" | "payments">

/**
 * Bills the periods that have begun, notices what was paid, and credits what nobody paid: for each subscriber by
 * itself, in one transaction of the seller's. It may run as often as one likes, in several processes: each takes the
 * subscription's lock, and looks at what is due only then.
 */
export async function keepSubscriptions(parts: Parts): Promise<void> {
  if (parts.payments === "off") return
  const now = parts.clock()
  const today = todayIn("Europe/Paris", now)
  const day = billingDay(now, today)
  const seller = await findSeller(reading(parts.pool, nobody))
  if (!seller) return
  const due = await onBehalfOf(parts, seller, now, ({ db, owner }) =>
    listSubscribersDue(db, owner, day),
  )
  for (const subscriber of due)
    try {
      await keepOne(parts, { seller, subscriber, now, day })
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner: subscriber }, "subscription not kept")
    }
}

interface Keeping {
  seller: Owner
  subscriber: Owner
  now: Date
  /** Up to which day periods are billed. */
  day: Day
}

/** Brings one subscription up to date. */
async function keepOne(parts: Parts, { seller, subscriber, now, day }: Keeping): Promise<void> {
  const client = await readSubscriber(parts, subscriber)
  await onBehalfOf(parts, seller, now, async (context) => {
    const found = await lockSubscription(context.db, subscriber)
    if (!found) return
    const paid = await noticePayments(context, subscriber, found.facts)
    const priceOf = (startsOn: Day) => priceFrom(found.row, startsOn)
    const facts = await billPeriods(context, client, paid, { priceOf, day })
    await saveSubscription(context.db, subscriber, facts, { priceHT: priceOf(day) })
  })
}

/** What the seller bills them as: by their profile, which the seller does not see. */
async function readSubscriber({ pool }: Parts, id: Owner): Promise<Subscriber> {
  const db = reading(pool, id)
  const [profile, email] = [await findProfile(db, id), await findAccountEmail(db, id)]
  return { id, client: clientOf(found(profile), email) }
}

/** Moves each bill forward by what was recorded of the seller's paper, and credits what ran out. */
async function noticePayments(
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
  facts = closeUnpaid(facts, today)
  for (const [index, bill] of facts.bills.entries()) {
    const row = rows[index]
    if (!row) continue
    await changeSubscriptionBill(db, subscriber, index, bill)
    if (bill.creditedOn && bill.money !== "succeeded") await creditPeriod(context, row)
  }
  return facts
}

async function billPeriods(
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

async function billPeriod(
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
 * Puts a choice in force, and bills what begins today: all of it, or nothing. Chosen twice, it is chosen once.
 */
export async function choosePlan(
  parts: Parts,
  subscriber: Subscriber,
  code: string,
  now: Date,
): Promise<void> {
  const seller = await findSeller(reading(parts.pool, nobody))
  ensure(seller, "noSeller")
  await onBehalfOf(parts, seller, now, async (context) => {
    const { db, today } = context
    const { row, facts } = found(await lockSubscription(db, subscriber.id))
    const before = await noticePayments(context, subscriber.id, facts)
    const plan = found((await listPlans(db)).find((one) => one.code === code && one.offered))
    const choice: PlanChoice = { plan: plan.id, period: plan.period, means: "transfer" }
    const isInForce = before.running?.plan === plan.id && !before.cancelledOn
    const { state } = subscriptionOn(before, today)
    const waits = before.bills.some((bill) => isDue(bill) && bill.startsOn === null)
    if (waits || (isInForce && state !== "inactive"))
      return saveSubscription(db, subscriber.id, before, row)
    const priceHT = found(priceOn(plan, today))
    await forgetNextPrice(db, subscriber.id)
    if (state === "inactive" && !opensBeforePayment(before)) {
      const prepaid = await billPeriod(context, subscriber, before, prepaidPeriod(choice), priceHT)
      return saveSubscription(db, subscriber.id, prepaid, { priceHT })
    }
    const begun = startPlan(before, choice, today)
    const billed =
      state === "inactive"
        ? await billPeriods(context, subscriber, begun, { priceOf: () => priceHT, day: today })
        : begun
    await saveSubscription(db, subscriber.id, billed, { priceHT })
  })
}
