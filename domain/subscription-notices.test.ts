import { expect, test } from "vitest"
import { addDays } from "./day"
import { beginTrial, type PlanChoice, type Subscription } from "./subscription"
import { addBill, cancelPlan, duePeriod, learn, startPlan } from "./subscription-course"
import { eventOn } from "./subscription-notices"

const trial = beginTrial("2026-11-21")
const choice = (period: PlanChoice["period"], means: PlanChoice["means"] = "transfer") => ({
  ...{ plan: "whole", period, means },
})

/** On which of the days that follow something new is told, and what. */
function told(facts: Subscription, from: string, days: number) {
  const known = new Set<string>()
  return Array.from({ length: days }, (_, at) => addDays(from, at)).flatMap((day) => {
    const event = eventOn(facts, day)
    const cause = JSON.stringify(event)
    if (!event || known.has(cause)) return []
    known.add(cause)
    return [`${day} ${event.kind}`]
  })
}

/** A plan whose first period was billed on a day. */
function billed(by: PlanChoice, day: string): Subscription {
  const begun = startPlan(trial, by, day)
  const due = duePeriod(begun, day)
  if (!due) throw new Error("nothing is due")
  return addBill(begun, due, 1_440, day)
}

test("a trial that ends is told of seven days and a day before, and on its last day", () => {
  const [seven, one, last] = ["2026-12-14", "2026-12-20", "2026-12-21"]
  expect(told(trial, "2026-11-21", 60)).toEqual([
    `${seven} trialEnds`,
    `${one} trialEnds`,
    `${last} trialEnds`,
  ])
})

test("who has chosen a plan is not told that the trial ends, unless they left again", () => {
  const chosen = startPlan(trial, choice("monthly"), "2026-11-25")
  expect(told(chosen, "2026-11-25", 26)).toEqual([])
  expect(told(cancelPlan(chosen, "2026-12-19"), "2026-12-19", 3)).toHaveLength(3)
})

test("a transfer that does not come is asked for after 3, 7 and 12 days, once its bill was mailed", () => {
  const owing = billed(choice("monthly"), "2027-01-10")
  expect(told(owing, "2027-01-10", 30)).toEqual([
    "2027-01-13 subscriptionDue",
    "2027-01-17 subscriptionDue",
    "2027-01-22 subscriptionDue",
  ])
  expect(told(learn(owing, 0, "succeeded", "2027-01-12"), "2027-01-12", 30)).toEqual([])
})

test("a card that is declined is told of on that day", () => {
  const declined = learn(billed(choice("monthly", "card"), "2027-01-10"), 0, "failed", "2027-01-10")
  expect(told(declined, "2027-01-10", 4)).toEqual([
    "2027-01-10 subscriptionDue",
    "2027-01-13 subscriptionDue",
  ])
})

test("a yearly renewal is announced thirty days before; a monthly one is not", () => {
  const paid = (period: PlanChoice["period"]) =>
    learn(billed(choice(period), "2027-01-10"), 0, "succeeded", "2027-01-11")
  expect(told(paid("annual"), "2027-01-11", 364)).toEqual(["2027-12-11 subscriptionRenews"])
  expect(told(paid("monthly"), "2027-01-11", 30)).toEqual([])
  expect(told(cancelPlan(paid("annual"), "2027-02-01"), "2027-02-01", 330)).toEqual([])
})

test("after days of downtime the last of what has come is told alone", () => {
  const owing = billed(choice("monthly"), "2027-01-10")
  expect(told(owing, "2027-01-19", 1)).toEqual(["2027-01-19 subscriptionDue"])
})
