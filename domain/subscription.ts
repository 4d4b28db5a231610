import { addDays, addMonths, type Day, daysBetween } from "./day"

/** The periods that a plan is billed by. */
export const planPeriods = ["monthly", "quarterly", "annual"] as const
export type PlanPeriod = (typeof planPeriods)[number]
export const monthsOf: Record<PlanPeriod, number> = { monthly: 1, quarterly: 3, annual: 12 }

/** By what a plan is paid. */
export type PaymentMeans = "transfer" | "card" | "sepa"

/** Days after that of the first accepted token; that day + 30 is the last. */
export const trialDays = 30
/** Days after the end of an access for which a site and a page of the directory stay in public. */
export const publicDays = 30
/** Days after the one on which one knows that money is owed; that day + 14 is the last. */
export const graceDays = 14

/** A plan, and how it is paid. */
export interface PlanChoice {
  plan: string
  period: PlanPeriod
  means: PaymentMeans
}

/** A choice that is in force: its n-th period begins n periods after the anchor, which keeps the 31st. */
export interface RunningPlan extends PlanChoice {
  anchor: Day
  /** How many of its periods were billed. */
  billed: number
}

/** What is known of the money of a bill, in the order in which it may move forward. */
export const moneyStates = ["unknown", "processing", "failed", "succeeded"] as const
export type MoneyState = (typeof moneyStates)[number]

/** A bill of a period. */
export interface PeriodBill {
  /** None while the period begins with its payment only. */
  startsOn: Day | null
  endsOn: Day | null
  choice: PlanChoice
  /** With VAT, in cents. */
  amount: number
  /** What a credit of the client paid of it, in cents. */
  fromCredit: number
  money: MoneyState
  /** The day on which one knew that money is owed, and the last day to pay it. */
  dueSince: Day | null
  graceEndsOn: Day | null
  /** The day on which it was credited whole. */
  creditedOn: Day | null
}

/** What happened to a subscription: facts with their days, never a state. */
export interface Subscription {
  trialEndsOn: Day
  running: RunningPlan | null
  bills: readonly PeriodBill[]
  cancelledOn: Day | null
  /** The last day of an access that ended for want of money, or by a cancellation in the grace. */
  lapsedOn: Day | null
  /** An administrator gave access until this day. */
  givenUntil: Day | null
  /** Money that came for a bill that was credited, in cents. */
  credit: number
}

/** The state of a person, with its dates (specification §4). */
export type SubscriptionState =
  | { state: "free trial"; writable: true; trialEndsOn: Day; cancelledOn?: Day }
  | { state: "active"; writable: true; renewsOn: Day }
  | { state: "active"; writable: true; cancelledOn?: Day; endsOn: Day }
  | { state: "active"; writable: true; dueSince: Day; graceEndsOn: Day; cancelledOn?: Day }
  | { state: "inactive"; writable: false; endedOn: Day; cancelledOn?: Day }

/** Whether a bill is owed, and one knows it: money on its way is not late. */
export const isDue = (bill: PeriodBill): bill is DueBill =>
  bill.money === "failed" && bill.creditedOn === null && bill.dueSince !== null

type DueBill = PeriodBill & { dueSince: Day; graceEndsOn: Day }

/** The last day of the periods that are billed and not credited. */
export function billedUntil({ bills }: Pick<Subscription, "bills">): Day | undefined {
  return bills
    .flatMap(({ endsOn, creditedOn }) => (endsOn && !creditedOn ? [endsOn] : []))
    .sort()
    .at(-1)
}

/** The plan of the period that a day lies in, if it is billed: before the first one everything is open. */
export const planOn = ({ bills }: Pick<Subscription, "bills">, day: Day): string | undefined =>
  bills.findLast(
    ({ startsOn, endsOn, creditedOn }) =>
      startsOn !== null && endsOn !== null && !creditedOn && startsOn <= day && day <= endsOn,
  )?.choice.plan

/** The first day of the n-th period of a plan. */
export const periodStart = ({ anchor, period }: RunningPlan, n: number): Day =>
  addMonths(anchor, n * monthsOf[period])

/** What someone's subscription is on a day. */
export function subscriptionOn(facts: Subscription, today: Day): SubscriptionState {
  const given = facts.givenUntil
  const state = ownState(facts, today)
  if (given && given >= today && (state.state === "inactive" || isSooner(state, given)))
    return { state: "active", writable: true, endsOn: given }
  // Who was given a plan until a day, and had nothing later, ended on that day.
  if (given && state.state === "inactive" && state.endedOn < given)
    return { ...state, endedOn: given }
  return state
}

const isSooner = (state: SubscriptionState, day: Day): boolean =>
  ("trialEndsOn" in state && state.trialEndsOn < day) || ("endsOn" in state && state.endsOn < day)

function ownState(facts: Subscription, today: Day): SubscriptionState {
  const { trialEndsOn, running, lapsedOn } = facts
  const cancelled = facts.cancelledOn ? { cancelledOn: facts.cancelledOn } : {}
  const inactive = (endedOn: Day): SubscriptionState => {
    return { state: "inactive", writable: false, endedOn, ...cancelled }
  }
  const until = billedUntil(facts)
  if (lapsedOn) return inactive(lapsedOn)
  if (!until && today <= trialEndsOn)
    return { state: "free trial", writable: true, trialEndsOn, ...cancelled }
  if (!running) return inactive(until ?? trialEndsOn)
  if (facts.cancelledOn && today > (until ?? trialEndsOn)) return inactive(until ?? trialEndsOn)
  const due = owed(facts)
  if (due && today > due.graceEndsOn) return inactive(due.graceEndsOn)
  if (due) {
    const { dueSince, graceEndsOn } = due
    return { state: "active", writable: true, dueSince, graceEndsOn, ...cancelled }
  }
  if (until && facts.cancelledOn)
    return { state: "active", writable: true, cancelledOn: facts.cancelledOn, endsOn: until }
  return { state: "active", writable: true, renewsOn: periodStart(running, running.billed) }
}

/** Whether a plan was chosen that goes on, or begins when the trial is over. */
export const goesOn = ({ running, cancelledOn }: Subscription): boolean =>
  running !== null && !cancelledOn

/** The bill that access depends on: of those that are owed, the one whose days run out first. */
export function owed({ bills }: Pick<Subscription, "bills">): DueBill | undefined {
  return bills
    .filter(isDue)
    .filter(({ startsOn }) => startsOn !== null)
    .sort((one, other) => (one.graceEndsOn < other.graceEndsOn ? -1 : 1))[0]
}

/** What every page says of a subscription, and of which day. */
export interface SubscriptionNotice {
  kind: "trialEnds" | "due" | "ended"
  day: Day
}

/** Days before the end of a trial on which it is told: the last one too. */
const toldBefore = [7, 3, 1, 0]

/** What is to be told of a state on a day, if anything is. */
export function noticeOn(
  state: SubscriptionState & { goesOn?: boolean },
  today: Day,
): SubscriptionNotice | undefined {
  if (state.state === "inactive") return { kind: "ended", day: state.endedOn }
  if ("graceEndsOn" in state) return { kind: "due", day: state.graceEndsOn }
  // Nothing ends for who has chosen a plan.
  const isTrial = "trialEndsOn" in state && !state.goesOn
  if (!isTrial || !toldBefore.includes(daysBetween(today, state.trialEndsOn))) return undefined
  return { kind: "trialEnds", day: state.trialEndsOn }
}

/**
 * Which trials go on when the first plan comes on offer: none that would have ended while nobody could choose one ends
 * before everyone has been told in the days of a trial. Those of before, when plans were on offer until `noneSince`,
 * stay as they are.
 */
export const prolongedByOffer = (
  offeredOn: Day,
  noneSince: Day | null,
): { from: Day | null; endsOn: Day } => ({
  from: noneSince,
  endsOn: addDays(offeredOn, trialDays),
})

/** The subscription of someone whose first token was accepted on a day. */
export const beginTrial = (day: Day, days = trialDays): Subscription => ({
  trialEndsOn: addDays(day, days),
  running: null,
  bills: [],
  cancelledOn: null,
  lapsedOn: null,
  givenUntil: null,
  credit: 0,
})
