import { type Day, daysBetween } from "./day"
import { owed, type Subscription, subscriptionOn } from "./subscription"

/** What someone is told of their subscription by notification and mail, each time once. */
export interface SubscriptionEvent {
  kind: "trialEnds" | "subscriptionDue" | "subscriptionRenews"
  /** The last day of the trial or to pay, or the day of the renewal. */
  day: Day
  /** Which of the times: by the days before, or behind. */
  time: number
}

const beforeTrialEnds = [0, 1, 7]
const behindDue = [12, 7, 3, 0]
const beforeYearlyRenewal = 30

/**
 * What is to be told by a day: of the times that have come, the last, so that days of downtime bring one notice and
 * not several. A transfer is first asked for by its bill, which is a mail of its own.
 */
export function eventOn(facts: Subscription, today: Day): SubscriptionEvent | undefined {
  const state = subscriptionOn(facts, today)
  const { running } = facts
  if ("trialEndsOn" in state) {
    const left = daysBetween(today, state.trialEndsOn)
    const time = beforeTrialEnds.find((days) => left <= days)
    // Who has chosen a plan goes on.
    const goesOn = running !== null && !facts.cancelledOn
    return time === undefined || goesOn
      ? undefined
      : { kind: "trialEnds", day: state.trialEndsOn, time }
  }
  if ("graceEndsOn" in state) {
    const since = daysBetween(state.dueSince, today)
    const time = behindDue.find((days) => since >= days)
    const isTold = time === 0 && owed(facts)?.choice.means === "transfer"
    return time === undefined || isTold
      ? undefined
      : { kind: "subscriptionDue", day: state.graceEndsOn, time }
  }
  if (!("renewsOn" in state) || running?.period !== "annual" || running.billed === 0)
    return undefined
  return daysBetween(today, state.renewsOn) <= beforeYearlyRenewal
    ? { kind: "subscriptionRenews", day: state.renewsOn, time: beforeYearlyRenewal }
    : undefined
}
