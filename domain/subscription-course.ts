import { addDays, addMonths, type Day } from "./day"
import {
  billedUntil,
  graceDays,
  isDue,
  type MoneyState,
  moneyStates,
  monthsOf,
  owed,
  type PeriodBill,
  type PlanChoice,
  periodStart,
  planOn,
  type Subscription,
  subscriptionOn,
} from "./subscription"

/** A period that is to be billed now. */
export interface DuePeriod {
  /** None: it begins with its payment. */
  startsOn: Day | null
  endsOn: Day | null
  choice: PlanChoice
}

/** Puts a choice in force: from the end of the trial, from the next renewal, or from today. */
export function startPlan(facts: Subscription, choice: PlanChoice, today: Day): Subscription {
  const before = closeUnpaid(facts, today)
  const { state } = subscriptionOn({ ...before, givenUntil: null }, today)
  const { running } = before
  const begun = { ...before, cancelledOn: null, lapsedOn: null }
  if (state === "inactive") return { ...begun, running: { ...choice, anchor: today, billed: 0 } }
  const isSamePeriod = running?.period === choice.period
  if (running && isSamePeriod) return { ...begun, running: { ...running, ...choice } }
  const next = running ? periodStart(running, running.billed) : addDays(before.trialEndsOn, 1)
  return { ...begun, running: { ...choice, anchor: next, billed: 0 } }
}

/**
 * Whether a transfer opens access before it came: once, until a period was paid. Who let such a bill run out
 * pays first.
 */
export function opensBeforePayment({ bills }: Subscription): boolean {
  const lastUnpaid = bills.findLastIndex(
    ({ creditedOn, money }) => creditedOn && money !== "succeeded",
  )
  const lastPaid = bills.findLastIndex(
    ({ creditedOn, money }) => !creditedOn && money === "succeeded",
  )
  return lastUnpaid <= lastPaid
}

/** The period that is to be billed by a day, if one is. */
export function duePeriod(facts: Subscription, today: Day): DuePeriod | undefined {
  const { running, cancelledOn, lapsedOn } = facts
  if (!running || cancelledOn || lapsedOn) return undefined
  const startsOn = periodStart(running, running.billed)
  if (startsOn > today) return undefined
  const endsOn = addDays(periodStart(running, running.billed + 1), -1)
  const { plan, period, means } = running
  return { startsOn, endsOn, choice: { plan, period, means } }
}

/** A period whose access begins when its bill is paid, on that day. */
export const prepaidPeriod = (choice: PlanChoice): DuePeriod => ({
  startsOn: null,
  endsOn: null,
  choice,
})

/** Adds the bill of a period. A credit pays of it what it can; a transfer is owed from that day. */
export function addBill(
  facts: Subscription,
  { startsOn, endsOn, choice }: DuePeriod,
  amount: number,
  today: Day,
): Subscription {
  const fromCredit = Math.min(facts.credit, amount)
  const isPaid = fromCredit === amount
  const bill: PeriodBill = {
    startsOn,
    endsOn,
    choice,
    amount,
    fromCredit,
    money: isPaid ? "succeeded" : "unknown",
    dueSince: null,
    graceEndsOn: null,
    creditedOn: null,
  }
  const { running } = facts
  const billed = startsOn && running ? { ...running, billed: running.billed + 1 } : running
  const added = {
    ...facts,
    credit: facts.credit - fromCredit,
    running: billed,
    bills: [...facts.bills, bill],
  }
  if (isPaid) return startsOn ? added : openPrepaid(added, added.bills.length - 1, today)
  return choice.means === "transfer" ? learn(added, added.bills.length - 1, "failed", today) : added
}

/** Moves forward what is known of the money of a bill: by what its means says now, in whichever order it is asked. */
export function learn(
  facts: Subscription,
  index: number,
  money: MoneyState,
  today: Day,
): Subscription {
  const closed = closeUnpaid(facts, today)
  const bill = closed.bills[index]
  if (!bill || rank(money) <= rank(bill.money)) return closed
  if (money === "succeeded") return pay(closed, index, today)
  return change(closed, index, money === "failed" ? owedFrom(bill, today) : { money })
}

/** Another try to take it is on its way: money that is awaited is not late, and its days to pay stay what they were. */
export function awaitAgain(facts: Subscription, index: number): Subscription {
  const bill = facts.bills[index]
  return bill && isDue(bill) ? change(facts, index, { money: "processing" }) : facts
}

const rank = (money: MoneyState) => moneyStates.indexOf(money)

/** A payment that was taken back: the grace begins on the day on which one knows. */
export function takeBack(facts: Subscription, index: number, today: Day): Subscription {
  const bill = facts.bills[index]
  if (bill?.money !== "succeeded") return facts
  if (!bill.creditedOn) return change(facts, index, owedFrom(bill, today))
  const credit = Math.max(0, facts.credit - (bill.amount - bill.fromCredit))
  return { ...change(facts, index, { money: "failed" }), credit }
}

/** The first day stays that of the first word; a later try that fails does not end the access before that day. */
function owedFrom(bill: PeriodBill, today: Day): Partial<PeriodBill> {
  const isFirst = bill.money === "succeeded" || !bill.dueSince || !bill.graceEndsOn
  if (isFirst) return { money: "failed", dueSince: today, graceEndsOn: addDays(today, graceDays) }
  const graceEndsOn = bill.graceEndsOn && bill.graceEndsOn > today ? bill.graceEndsOn : today
  return { money: "failed", graceEndsOn }
}

/** Money for a bill that was credited is the client’s credit: nothing begins again by itself. */
function pay(facts: Subscription, index: number, today: Day): Subscription {
  const bill = facts.bills[index]
  if (!bill) return facts
  const paid = change(facts, index, { money: "succeeded", dueSince: null, graceEndsOn: null })
  if (bill.creditedOn) return { ...paid, credit: facts.credit + bill.amount - bill.fromCredit }
  return bill.startsOn ? paid : openPrepaid(paid, index, today)
}

function openPrepaid(facts: Subscription, index: number, today: Day): Subscription {
  const bill = facts.bills[index]
  if (!bill) return facts
  const endsOn = addDays(addMonths(today, monthsOf[bill.choice.period]), -1)
  const opened = change(facts, index, { startsOn: today, endsOn })
  const running = { ...bill.choice, anchor: today, billed: 1 }
  return { ...opened, running, cancelledOn: null, lapsedOn: null }
}

/** Credits whole what nobody paid in its days, and ends the access that depended on it. */
export function closeUnpaid(facts: Subscription, today: Day): Subscription {
  const forgotten = facts.bills.map((bill) =>
    isDue(bill) && !bill.startsOn && bill.graceEndsOn < today
      ? { ...bill, creditedOn: today }
      : bill,
  )
  const kept = { ...facts, bills: forgotten }
  const due = owed(kept)
  return due && due.graceEndsOn < today ? lapse(kept, due.graceEndsOn, today) : kept
}

function lapse(facts: Subscription, lastDay: Day, today: Day): Subscription {
  const hasEnded = facts.lapsedOn ?? (facts.cancelledOn && billedUntil(facts))
  const bills = facts.bills.map((bill) =>
    bill.money === "succeeded" || bill.creditedOn ? bill : { ...bill, creditedOn: today },
  )
  // An access that had ended before does not end once more.
  const isOver = hasEnded && hasEnded < lastDay
  return { ...facts, bills, running: null, lapsedOn: isOver ? hasEnded : lastDay }
}

/**
 * Leaves: at the end of what is paid, or at once where the bill is not. Who leaves twice left the first time. A period
 * that waits for its payment to begin is given up.
 */
export function cancelPlan(facts: Subscription, today: Day): Subscription {
  const closed = giveUp(closeUnpaid(facts, today), today)
  const own = subscriptionOn({ ...closed, givenUntil: null }, today)
  if (!closed.running || closed.cancelledOn || own.state === "inactive") return closed
  const left = { ...closed, cancelledOn: today }
  return owed(closed) ? lapse(left, today, today) : left
}

/** The bill of a period that waits for its payment to begin, if there is one. */
export const awaited = ({ bills }: Pick<Subscription, "bills">): PeriodBill | undefined =>
  bills.find((bill) => isDue(bill) && bill.startsOn === null)

const giveUp = (facts: Subscription, today: Day): Subscription => ({
  ...facts,
  bills: facts.bills.map((bill) =>
    isDue(bill) && bill.startsOn === null ? { ...bill, creditedOn: today } : bill,
  ),
})

/** The plan that begins next, and when: after the trial, or at the renewal from which another one holds. */
export function nextPlan(facts: Subscription, today: Day): { plan: string; startsOn: Day } | null {
  const { running, cancelledOn } = facts
  if (!running || cancelledOn) return null
  const startsOn = periodStart(running, running.billed)
  const current = planOn(facts, today)
  return startsOn > today && current !== running.plan ? { plan: running.plan, startsOn } : null
}

/** Takes a cancellation back, as long as the access goes on. */
export function keepPlan(facts: Subscription, today: Day): Subscription {
  const { state } = subscriptionOn({ ...facts, givenUntil: null }, today)
  return state === "inactive" ? facts : { ...facts, cancelledOn: null }
}

/** A trial that an administrator prolongs; a plan that waits for its end begins after it. */
export function prolongTrial(facts: Subscription, trialEndsOn: Day): Subscription {
  const { running, bills } = facts
  const waits = running && bills.length === 0
  const anchor = addDays(trialEndsOn, 1)
  return { ...facts, trialEndsOn, running: waits ? { ...running, anchor } : running }
}

/** Access that an administrator gives until a day, whatever else there is. */
export const giveUntil = (facts: Subscription, givenUntil: Day): Subscription => ({
  ...facts,
  givenUntil,
})

/** Whether the money of a bill can be given back: it came, and was not given back before. */
export const canRefund = ({ money, creditedOn }: PeriodBill): boolean =>
  money === "succeeded" && creditedOn === null

/** Gives the money of a period back: its bill is credited whole, and an access that was paid by it ends today. */
export function refundPeriod(facts: Subscription, index: number, today: Day): Subscription {
  const bill = facts.bills[index]
  if (!bill || !canRefund(bill)) return facts
  const refunded = change(facts, index, { creditedOn: today })
  const isInForce = bill.endsOn !== null && bill.endsOn >= today
  return isInForce ? { ...refunded, running: null, lapsedOn: today } : refunded
}

function change(facts: Subscription, index: number, changes: Partial<PeriodBill>): Subscription {
  const bills = facts.bills.map((bill, at) => (at === index ? { ...bill, ...changes } : bill))
  return { ...facts, bills }
}
