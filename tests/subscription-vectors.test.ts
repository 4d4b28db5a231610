import { expect, test } from "vitest"
import { addDays, type Day, instantInParis, todayIn } from "#domain/day"
import {
  beginTrial,
  isDue,
  type MoneyState,
  type PaymentMeans,
  type PlanChoice,
  type PlanPeriod,
  type Subscription,
  subscriptionOn,
} from "#domain/subscription"
import {
  addBill,
  cancelPlan,
  closeUnpaid,
  duePeriod,
  keepPlan,
  learn,
  opensBeforePayment,
  prepaidPeriod,
  startPlan,
  takeBack,
} from "#domain/subscription-course"
import { isSigned } from "../api/http/message-signature"
import vectors from "./subscription-vectors.json"

/*
 * Histories of subscriptions, as they were handed over: days of Paris, prices with VAT in cents. `answers` is what
 * the call that charges a bill is answered at once, `now` what the means says of it when it is asked again.
 */

interface Happening {
  at: string
  type: string
  plan?: string
  means?: PaymentMeans
  event?: string
  mode?: string
  status?: string
  payment_status?: string
  bill?: number
  now?: string
  amount?: number
  currency?: string
}

interface History {
  id: string
  title: string
  answers?: Record<string, string>
  events: Happening[]
  expect: Record<string, unknown>[]
  counts: { bills: number; credited: number; alarms: number; creditCents?: number }
}

const prices: Record<string, [PlanPeriod, number]> = {
  monthly: ["monthly", 1440],
  quarterly: ["quarterly", 4320],
  yearly: ["annual", 14400],
}
const priceOf = (choice: PlanChoice) => prices[choice.plan]?.[1] ?? 0

const moneyOf = (status: string | undefined): MoneyState => {
  if (status === "succeeded" || status === "processing") return status
  return status?.startsWith("requires_") || status === "canceled" ? "failed" : "unknown"
}

/** What came of a history until its last event or, before that, until an instant. */
function follow({ events, answers = {} }: History, until?: Date) {
  const seen = new Set<string>()
  let facts: Subscription | undefined
  let pending: PlanChoice | undefined
  let alarms = 0
  let reached: Day = ""

  /** At six in Paris, what is due is billed and charged. */
  function renew(day: Day) {
    if (!facts) return
    for (let due = duePeriod(facts, day); due; due = duePeriod(facts, day)) {
      facts = addBill(facts, due, priceOf(due.choice), day)
      const last = facts.bills.length
      if (due.choice.means !== "transfer")
        facts = learn(facts, last - 1, moneyOf(answers[last]), day)
    }
  }

  function live(instant: Date) {
    const today = todayIn("Europe/Paris", instant)
    for (let day = reached || today; day <= today; day = addDays(day, 1)) {
      if (facts) facts = closeUnpaid(facts, day)
      if (instantInParis(`${day}T06:00`) <= instant) renew(day)
      reached = day
    }
    return reached
  }

  function pay(event: Happening, today: Day) {
    if (!facts || !pending) return
    const isPaid = event.payment_status === "paid"
    if (event.amount !== undefined && event.amount !== priceOf(pending) - facts.credit) {
      alarms += 1
      return
    }
    facts = startPlan(facts, pending, today)
    const due = duePeriod(facts, today)
    if (!due) return
    facts = addBill(facts, due, priceOf(pending), today)
    facts = learn(facts, facts.bills.length - 1, isPaid ? "succeeded" : "processing", today)
    pending = undefined
  }

  function choose(choice: PlanChoice, today: Day) {
    if (!facts) return
    const isOver = subscriptionOn(facts, today).state === "inactive"
    const isKnown = facts.running?.means === choice.means && !isOver
    if (isOver && choice.means === "transfer" && !opensBeforePayment(facts))
      facts = addBill(facts, prepaidPeriod(choice), priceOf(choice), today)
    else if (
      isKnown ||
      choice.means === "transfer" ||
      (isOver && facts.credit >= priceOf(choice))
    ) {
      facts = startPlan(facts, choice, today)
      if (isOver) renew(today)
    } else pending = choice
  }

  function ofBill(event: Happening, today: Day) {
    const index = (event.bill ?? 0) - 1
    const bill = facts?.bills[index]
    const isOurs =
      bill &&
      (event.amount === undefined || event.amount === bill.amount - bill.fromCredit) &&
      (event.currency === undefined || event.currency === "eur")
    if (!facts || !isOurs) {
      alarms += 1
      return
    }
    if (event.type === "charge.dispute.created") facts = takeBack(facts, index, today)
    else if (event.type.startsWith("charge.dispute"))
      facts = event.now === "won" ? learn(facts, index, "succeeded", today) : facts
    else if (event.type === "transferReceived") facts = learn(facts, index, "succeeded", today)
    else facts = learn(facts, index, moneyOf(event.now), today)
  }

  for (const event of events) {
    const at = new Date(event.at)
    if (until && at > until) break
    const today = live(at)
    if (event.event && seen.has(event.event)) continue
    if (event.event) seen.add(event.event)
    const [period] = prices[event.plan ?? ""] ?? []
    if (event.type === "signUp") facts ??= beginTrial(today)
    else if (event.type === "cancel") facts &&= cancelPlan(facts, today)
    else if (event.type === "uncancel") facts &&= keepPlan(facts, today)
    else if (event.type === "choosePlan" && event.plan && event.means && period)
      choose({ plan: event.plan, period, means: event.means }, today)
    else if (event.bill !== undefined) ofBill(event, today)
    else if (event.type === "checkout.session.expired") pending = undefined
    else if (event.status === "complete" && event.mode === "payment") pay(event, today)
    else if (event.status === "complete" && pending && facts) {
      const isOver = subscriptionOn(facts, today).state === "inactive"
      facts = startPlan(facts, pending, today)
      pending = undefined
      if (isOver) renew(today)
    }
  }
  if (until) live(until)
  if (!facts) throw new Error("nobody signed up")
  return { facts, alarms }
}

for (const history of vectors.subscriptions.vectors as unknown as History[])
  test(`${history.id}: ${history.title}`, () => {
    for (const { on, ...expected } of history.expect) {
      const day = String(on)
      const { facts } = follow(history, instantInParis(`${day}T12:00`))
      expect({ on: day, ...subscriptionOn(facts, day) }).toEqual({ on: day, ...expected })
    }
    const last = history.expect
      .map(({ on }) => String(on))
      .sort()
      .at(-1)
    const { facts, alarms } = follow(history, instantInParis(`${last}T12:00`))
    expect({
      bills: facts.bills.length,
      credited: facts.bills.filter(({ creditedOn }) => creditedOn).length,
      alarms,
      creditCents: facts.credit,
    }).toEqual({ creditCents: 0, ...history.counts })
    expect(facts.bills.filter(isDue)).toHaveLength(0)
  })

const { secret } = vectors.webhooks
for (const { id, title, header, receivedAt, body, taken } of vectors.webhooks.vectors)
  test(`${id}: a message of the means of payment: ${title}`, () => {
    expect(isSigned(body, header, secret, new Date(receivedAt * 1000))).toBe(taken)
  })
