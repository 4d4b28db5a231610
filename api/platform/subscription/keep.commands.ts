import { type Day, todayIn } from "#domain/day"
import { nobody, type Owner } from "#domain/owner"
import { type PlanChoice, type Subscription, subscriptionOn } from "#domain/subscription"
import { awaited, opensBeforePayment, prepaidPeriod, startPlan } from "#domain/subscription-course"
import { priceFrom } from "#domain/subscription-price"
import { reading } from "../../../database/reading"
import { listSubscriptionBills, lockSubscription } from "../../access/subscriptions.queries"
import { ensure, found, HttpProblem } from "../../http/problem"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { findBill } from "../../sales/bills/queries"
import { tellUnbilled } from "./alarm.commands"
import { readSubscriber, type SellerContext, type Subscriber } from "./bill.commands"
import { billPeriod, billPeriods, noticePayments, planTries } from "./course.commands"
import { findSeller, listPlans } from "./plans.queries"
import { forgetNextPrice, listSubscribersDue, saveSubscription } from "./queries"
import { billingDay, priceOn } from "./rules"

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
      if (error instanceof HttpProblem && error.code === "billIncomplete")
        await tellUnbilled(parts, seller, today)
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
    const billed = await billPeriods(context, client, paid, { priceOf, day })
    const facts = await planTries(context, subscriber, billed)
    const priceHT = await keptPrice(context, subscriber, facts, priceOf(day))
    await saveSubscription(context.db, subscriber, facts, { priceHT })
  })
}

/** The price of the plan that runs: the one that is kept, or that of the bill whose payment has begun it. */
async function keptPrice(
  { owner, db }: SellerContext,
  subscriber: Owner,
  { running }: Subscription,
  kept: number | null,
): Promise<number | null> {
  if (!running || kept !== null) return kept
  const bills = await listSubscriptionBills(db, subscriber)
  const paid = bills.findLast(({ money }) => money === "succeeded")
  return (paid && (await findBill(db, owner, paid.billId))?.totalHT) ?? null
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
    const waiting = awaited(before)
    // One is chosen and not paid: another one begins once that is given up.
    ensure(!waiting || waiting.choice.plan === plan.id, "choiceWaits")
    if (waiting || (isInForce && state !== "inactive")) {
      const kept = await keptPrice(context, subscriber.id, before, row.priceHT)
      return saveSubscription(db, subscriber.id, before, { priceHT: kept })
    }
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
