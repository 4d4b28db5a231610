import type { SubscriptionMonth, SubscriptionRecordDetails } from "#contract/subscriptions"
import { worthOf } from "#domain/bill-kind"
import { addDays, type Day, todayIn } from "#domain/day"
import { addMonths, type Month, monthOf, monthsBetween } from "#domain/month"
import { nobody, type Owner } from "#domain/owner"
import { trialDays } from "#domain/subscription"
import { canRefund, giveUntil, prolongTrial, refundPeriod } from "#domain/subscription-course"
import { ownerOfRow } from "../../../database/owner-of-row"
import { reading } from "../../../database/reading"
import { listSubscriptionBills, lockSubscription } from "../../access/subscriptions.queries"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { ensure, found, HttpProblem, invalid } from "../../http/problem"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { ProviderAway } from "../../ports/payment-provider"
import { findBill } from "../../sales/bills/queries"
import { refund } from "../../sales/payments/client-payment.commands"
import { creditPeriod, isPaid } from "./bill.commands"
import { changeTry, listTries } from "./payments.queries"
import {
  countMonths,
  findRecord,
  listPapers,
  type SubscriptionPerson,
  sumRevenue,
} from "./people.queries"
import { showRecord } from "./people.rules"
import { findSeller } from "./plans.queries"
import { providerOf } from "./provider.rules"
import { changeSubscriptionBill, endSharedTrial, saveSubscription } from "./queries"

type Administering = AuditContext & { today: Day }
type Outside = Pick<ApiParts, "pool" | "queue" | "origin" | "payments">

/** A subscription with its bills: papers of the seller's. */
export async function readRecord(
  { pool }: Pick<ApiParts, "pool">,
  person: SubscriptionPerson,
  today: Day,
  limits: boolean,
): Promise<SubscriptionRecordDetails> {
  const seller = await findSeller(reading(pool, nobody))
  const shown = person.bills.map(async ({ position, billId, startsOn, endsOn, amount, ...row }) => {
    const paper = seller && (await findBill(reading(pool, seller), seller, billId))
    const isOwed = row.money !== "succeeded" && !(paper && isPaid(paper))
    const state = row.creditedOn ? "credited" : isOwed ? "due" : "paid"
    const bill = person.facts.bills[position]
    return {
      ...({ position, startsOn, endsOn, amount, state } as const),
      number: paper?.number ?? "",
      releaseDate: paper?.releaseDate ?? "",
      left: state === "due" ? (paper?.due ?? amount) : 0,
      payBy: state === "due" ? row.graceEndsOn : null,
      canRefund: bill !== undefined && canRefund(bill),
    }
  })
  return {
    ...showRecord(person, today, limits),
    trialEnd: person.row.trialEndsOn,
    bills: (await Promise.all(shown)).reverse(),
    canProlong: person.bills.length === 0,
  }
}

/**
 * Another end of a trial, before anything was billed: a plan that waits for it begins after it. It may be shortened
 * again, to the thirty days that everyone has.
 */
export async function prolongTrialOf(
  context: Administering,
  id: string,
  { trialEndsOn, reason }: { trialEndsOn: Day; reason: string },
): Promise<void> {
  const { db, today } = context
  const { username, row } = found(await findRecord(db, id))
  const kept = found(await lockSubscription(db, ownerOfRow(row)))
  ensure(kept.facts.bills.length === 0, "subscriptionBilled")
  const before = kept.facts.trialEndsOn
  if (trialEndsOn < today) invalid([{ path: "trialEndsOn", code: "beforeToday" }])
  const own = addDays(todayIn("Europe/Paris", kept.row.createdAt), trialDays)
  if (trialEndsOn === before || (trialEndsOn < before && trialEndsOn < own))
    invalid([{ path: "trialEndsOn", code: "trialNotLonger" }])
  if (trialEndsOn > addDays(today, 366)) invalid([{ path: "trialEndsOn", code: "trialTooLong" }])
  await saveSubscription(db, ownerOfRow(row), prolongTrial(kept.facts, trialEndsOn), kept.row)
  await endSharedTrial(db, ownerOfRow(row))
  await recordAudit(
    context,
    "subscriptions.trialProlonged",
    { id, name: username },
    { before: { trialEndsOn: before }, after: { trialEndsOn, reason } },
  )
}

/** Access until a day, whatever else there is. */
export async function givePlanTo(
  context: Administering,
  id: string,
  { until, reason }: { until: Day; reason: string },
): Promise<void> {
  const { db, today } = context
  const { username, row } = found(await findRecord(db, id))
  if (until < today) invalid([{ path: "until", code: "beforeToday" }])
  const kept = found(await lockSubscription(db, ownerOfRow(row)))
  await saveSubscription(db, ownerOfRow(row), giveUntil(kept.facts, until), kept.row)
  await recordAudit(
    context,
    "subscriptions.given",
    { id, name: username },
    { before: { givenUntil: kept.row.givenUntil }, after: { givenUntil: until, reason } },
  )
}

/**
 * Gives the money of a period back: the seller credits its bill whole, and writes down that the client was refunded.
 * An access that was paid by it ends today.
 */
export async function refundBillOf(
  context: Omit<AuditContext, "db"> & { parts: Outside; now: Date; owner: string },
  id: string,
  { position, reason }: { position: number; reason: string },
): Promise<void> {
  const { parts, now, person } = context
  const administered = reading(parts.pool, nobody, "people")
  const { username, row } = found(await findRecord(administered, id))
  const seller = await findSeller(administered)
  ensure(seller, "noSeller")
  const subscriber = ownerOfRow(row)
  await giveBack(parts, seller, subscriber, position, now)
  await onBehalfOf(parts, seller, now, async (selling) => {
    const { db, today } = selling
    const kept = found(await lockSubscription(db, subscriber))
    const bill = kept.facts.bills[position]
    ensure(bill && canRefund(bill), "notRefundable")
    const period = found((await listSubscriptionBills(db, subscriber))[position])
    const paper = found(await findBill(db, seller, period.billId))
    await creditPeriod(selling, period)
    await refund(selling, paper.clientId, {
      ...{ amount: paper.paid, paidOn: today, means: "transfer", inClosedYear: false },
    })
    const facts = refundPeriod(kept.facts, position, today)
    const changed = found(facts.bills[position])
    await changeSubscriptionBill(db, subscriber, position, changed)
    await saveSubscription(db, subscriber, facts, kept.row)
    await recordAudit(
      { db, person, requestId: context.requestId },
      "subscriptions.refunded",
      { id, name: username },
      { after: { bill: paper.number, refunded: paper.paid, reason } },
    )
  })
}

/**
 * Has the provider give back what was paid through it, once: asked again after a failure, it gives nothing more. What
 * it was asked is written down first, so that its own word of it alarms nobody.
 */
async function giveBack(
  parts: Outside,
  seller: Owner,
  subscriber: Owner,
  position: number,
  now: Date,
): Promise<void> {
  const paid = await onBehalfOf(parts, seller, now, async ({ db }) => {
    const { facts } = found(await lockSubscription(db, subscriber))
    const bill = facts.bills[position]
    ensure(bill && canRefund(bill), "notRefundable")
    const tries = (await listTries(db, subscriber)).filter((one) => one.position === position)
    const paid = tries.filter(({ state, paymentId }) => state === "succeeded" && paymentId)
    for (const one of paid)
      await changeTry(db, subscriber, one, { refunded: one.amount - one.keptAsCredit })
    return paid
  })
  const provider = providerOf(parts.payments)
  for (const { object, billId, number, amount, keptAsCredit } of paid) {
    if (!provider || !object) continue
    try {
      await provider.refund(object, amount - keptAsCredit, `refund-${billId}-${number}`)
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      throw new HttpProblem(503, "paymentsAway", { headers: { "Retry-After": "10" } })
    }
  }
}

/** The last twelve months, the newest first. */
export async function showMonths(
  context: Pick<AuditContext, "db"> & { parts: Pick<ApiParts, "pool">; today: Day },
): Promise<SubscriptionMonth[]> {
  const { db, parts, today } = context
  const last = monthOf(today)
  const months = monthsBetween(addMonths(last, -11), last)
  const seller = await findSeller(db)
  const revenue = seller
    ? await sumRevenue(reading(parts.pool, seller), seller, months)
    : new Map<Month, number>()
  const counts = await countMonths(db, months, today)
  const none = { trialsEnded: 0, becamePlans: 0, endings: 0 }
  return months
    .map((month) => ({
      month,
      revenueHT: revenue.get(month) ?? 0,
      ...(counts.get(month) ?? none),
    }))
    .reverse()
}

/** The papers behind a month's revenue: what credits takes from it. */
export async function showPapers({ pool }: Pick<ApiParts, "pool">, month: Month) {
  const seller = await findSeller(reading(pool, nobody))
  const papers = seller ? await listPapers(reading(pool, seller), seller, month) : []
  return papers.map(({ number, releaseDate, totalHT, totalTTC, ...paper }) => ({
    ...paper,
    number: number ?? "",
    releaseDate: releaseDate ?? "",
    totalHT: worthOf(paper, totalHT),
    totalTTC: worthOf(paper, totalTTC),
  }))
}
