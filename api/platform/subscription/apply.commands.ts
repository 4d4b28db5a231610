import { type Day, todayIn } from "#domain/day"
import type { Owner } from "#domain/owner"
import { type PlanChoice, type Subscription, subscriptionOn } from "#domain/subscription"
import { startPlan } from "#domain/subscription-course"
import { listSubscriptionBills, lockSubscription } from "../../access/subscriptions.queries"
import { found } from "../../http/problem"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import type { ProviderPage, ProviderPayment } from "../../ports/payment-provider"
import { type AlarmReason, alarm } from "./alarm.commands"
import { readSubscriber, type SellerContext, type Subscriber } from "./bill.commands"
import { billPeriods, noticePayments, planTries } from "./course.commands"
import {
  addTry,
  changePage,
  findPage,
  findTry,
  listTries,
  type PageRow,
  saveMethod,
  type TryRow,
} from "./payments.queries"
import { askNext } from "./provider.rules"
import { forgetNextPrice, keepPresence, saveSubscription } from "./queries"
import { settle } from "./settle.commands"

export type PaymentParts = Pick<
  ApiParts,
  "pool" | "queue" | "log" | "origin" | "clock" | "payments"
>

/** Puts what the provider says of a try on record; false where somebody has asked since. */
export async function applyPayment(
  parts: PaymentParts,
  seller: Owner,
  { owner, position, number, asked }: TryRow & { owner: Owner },
  said: ProviderPayment,
): Promise<boolean> {
  const key = { position, number }
  return settled(
    parts,
    seller,
    owner,
    said.id || `${owner} ${position} ${number}`,
    async (context, facts) => {
      const one = await findTry(context.db, owner, key)
      if (one?.asked !== asked) return "asked"
      return settle(context, owner, one, said, facts)
    },
  )
}

/** Puts on record what came of a page: by what somebody pays, what they chose, and what they paid. */
export async function applyPage(
  parts: PaymentParts,
  seller: Owner,
  { owner, id, asked }: PageRow & { owner: Owner },
  said: ProviderPage,
): Promise<boolean> {
  const subscriber = await readSubscriber(parts, owner)
  const isDone = await settled(parts, seller, owner, said.id, async (context, facts) => {
    const page = await findPage(context.db, owner, id)
    if (page?.asked !== asked) return "asked"
    if (page.state !== "open") return { facts }
    return said.state === "expired"
      ? expire(context, owner, page, facts)
      : complete(context, subscriber, page, said, facts)
  })
  if (isDone && said.state === "complete")
    await keepPresence(
      parts.pool,
      { today: todayIn("Europe/Paris", parts.clock()), limits: true },
      owner,
    )
  return isDone
}

async function expire({ db }: SellerContext, owner: Owner, page: PageRow, facts: Subscription) {
  await changePage(db, owner, page.id, { state: "expired" })
  return { facts }
}

type Outcome = { facts: Subscription; alarm?: AlarmReason; priceHT?: number } | "asked"

/** One transaction of the seller's on one subscription, which it leaves up to date. */
export async function settled(
  parts: PaymentParts,
  seller: Owner,
  subscriber: Owner,
  object: string,
  act: (context: SellerContext, facts: Subscription) => Promise<Outcome>,
): Promise<boolean> {
  const outcome = await onBehalfOf(parts, seller, parts.clock(), async (context) => {
    const { row, facts } = found(await lockSubscription(context.db, subscriber))
    const done = await act(context, facts)
    if (done === "asked") return done
    const noticed = await noticePayments(context, subscriber, done.facts)
    const kept = await planTries(context, subscriber, noticed)
    await saveSubscription(context.db, subscriber, kept, { priceHT: done.priceHT ?? row.priceHT })
    return done
  })
  if (outcome === "asked") return false
  if (outcome.alarm) await alarm(parts, { object, reason: outcome.alarm })
  return true
}

async function complete(
  context: SellerContext,
  subscriber: Subscriber,
  page: PageRow,
  said: ProviderPage,
  before: Subscription,
): Promise<Outcome> {
  const { db, now } = context
  const { method, payment } = said
  const isExpected =
    page.mode === "setup"
      ? method !== null
      : payment?.amount === page.amount &&
        payment?.currency === "eur" &&
        payment.names.page === page.id
  if (!isExpected) {
    // Money that is not what was asked for pays nothing; the page is not looked at again.
    await changePage(db, subscriber.id, page.id, { state: "complete" })
    return { facts: before, alarm: "notOurs" }
  }
  // A page that is complete and whose payment failed was left: its payment may still be tried there.
  if (payment && payment.state === "open") return { facts: before }
  await changePage(db, subscriber.id, page.id, { state: "complete" })
  if (method) await saveMethod(db, subscriber.id, method, now)
  const means = method?.means ?? "card"
  const { facts, priceHT } = await choose(context, subscriber, page, means, before)
  if (!payment) return { facts, priceHT }
  const position = page.position ?? facts.bills.length - 1
  const one = await addPaidTry(context, subscriber.id, { position, means, said })
  const { facts: after, alarm: reason } = await settle(context, subscriber.id, one, payment, facts)
  return { facts: after, alarm: reason, priceHT }
}

/** Puts in force what was chosen by a page, if anything was; by what was entered everything is paid from now on. */
async function choose(
  context: SellerContext,
  subscriber: Subscriber,
  { planId: plan, period, priceHT }: PageRow,
  means: "card" | "sepa",
  before: Subscription,
): Promise<{ facts: Subscription; priceHT?: number }> {
  const { db, today } = context
  const { running } = before
  if (!plan || !period || !priceHT)
    return { facts: running ? { ...before, running: { ...running, means } } : before }
  await forgetNextPrice(db, subscriber.id)
  const facts = await begin(context, subscriber, before, { plan, period, means }, priceHT, today)
  return { facts, priceHT }
}

/** Begins a plan as it is chosen, and bills what begins today. */
export async function begin(
  context: SellerContext,
  subscriber: Subscriber,
  before: Subscription,
  choice: PlanChoice,
  priceHT: number,
  today: Day,
): Promise<Subscription> {
  const isOver = subscriptionOn({ ...before, givenUntil: null }, today).state === "inactive"
  const begun = startPlan(before, choice, today)
  return isOver
    ? billPeriods(context, subscriber, begun, { priceOf: () => priceHT, day: today })
    : begun
}

/** What was paid on a page is a try as any: what comes of it later is learned by it. */
async function addPaidTry(
  { db, now }: SellerContext,
  owner: Owner,
  { position, means, said }: { position: number; means: "card" | "sepa"; said: ProviderPage },
): Promise<TryRow> {
  const payment = found(said.payment)
  const before = (await listTries(db, owner)).filter((one) => one.position === position)
  const { billId } = found((await listSubscriptionBills(db, owner))[position])
  return addTry(db, owner, {
    ...{ position, number: (before.at(-1)?.number ?? 0) + 1, billId, amount: payment.amount },
    ...{ means, method: said.method?.id ?? null, object: payment.id },
    ...{ createdAt: now, sentAt: now, askAt: askNext(now, now) },
  })
}
