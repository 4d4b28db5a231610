import { expect, test } from "vitest"
import {
  beginTrial,
  noticeOn,
  type PlanChoice,
  type Subscription,
  subscriptionOn,
} from "./subscription"
import {
  addBill,
  cancelPlan,
  closeUnpaid,
  duePeriod,
  keepPlan,
  learn,
  opensBeforePayment,
  prepaidPeriod,
  prolongTrial,
  startPlan,
  takeBack,
} from "./subscription-course"

const monthly: PlanChoice = { plan: "whole", period: "monthly", means: "transfer" }
const annual: PlanChoice = { plan: "year", period: "annual", means: "transfer" }

/** The trial ends on 2026-12-21; the first month is billed on the day after. */
function billed(facts: Subscription, today: string): Subscription {
  const due = duePeriod(facts, today)
  if (!due) throw new Error("nothing is due")
  return addBill(facts, due, 1440, today)
}
const inTrial = startPlan(beginTrial("2026-11-21"), monthly, "2026-12-01")
const first = billed(inTrial, "2026-12-22")
const paid = learn(first, 0, "succeeded", "2026-12-23")

test("Who leaves while the bill is owed has left at once, and owes nothing", () => {
  const left = cancelPlan(first, "2026-12-24")
  expect(subscriptionOn(left, "2026-12-24")).toEqual({
    state: "inactive",
    writable: false,
    endedOn: "2026-12-24",
    cancelledOn: "2026-12-24",
  })
  expect(left.bills.map(({ creditedOn }) => creditedOn)).toEqual(["2026-12-24"])
})

test("Leaving twice is leaving once", () => {
  const left = cancelPlan(paid, "2026-12-24")
  expect(cancelPlan(left, "2026-12-29")).toEqual(left)
  expect(keepPlan(left, "2027-01-21")).toEqual(paid)
  expect(keepPlan(left, "2027-01-22")).toEqual(left)
})

test("Another plan holds from the next renewal, and nothing is billed before", () => {
  const other = startPlan(paid, annual, "2027-01-05")
  expect(duePeriod(other, "2027-01-21")).toBeUndefined()
  expect(duePeriod(other, "2027-01-22")).toMatchObject({
    startsOn: "2027-01-22",
    endsOn: "2028-01-21",
  })
})

test("A payment that is taken back begins the grace; won back, it is paid again", () => {
  const disputed = takeBack(paid, 0, "2027-01-10")
  expect(subscriptionOn(disputed, "2027-01-11")).toMatchObject({
    dueSince: "2027-01-10",
    graceEndsOn: "2027-01-24",
  })
  const won = learn(disputed, 0, "succeeded", "2027-01-20")
  expect(subscriptionOn(won, "2027-01-20")).toMatchObject({ renewsOn: "2027-01-22" })
})

test("A payment taken back after the end opens nothing again", () => {
  const left = cancelPlan(paid, "2026-12-24")
  const disputed = takeBack(left, 0, "2027-02-10")
  const ended = { state: "inactive", endedOn: "2027-01-21" }
  expect(subscriptionOn(disputed, "2027-02-11")).toMatchObject(ended)
  expect(subscriptionOn(closeUnpaid(disputed, "2027-03-01"), "2027-03-01")).toMatchObject(ended)
})

test("A transfer opens access before it came once; the second time it is paid first", () => {
  const over = closeUnpaid(first, "2027-01-06")
  expect(subscriptionOn(over, "2027-01-06")).toMatchObject({ endedOn: "2027-01-05" })
  expect([opensBeforePayment(first), opensBeforePayment(over)]).toEqual([true, false])
  const asked = addBill(over, prepaidPeriod(monthly), 1440, "2027-02-01")
  expect(subscriptionOn(asked, "2027-02-01")).toMatchObject({ state: "inactive" })
  const opened = learn(asked, 1, "succeeded", "2027-02-04")
  expect(subscriptionOn(opened, "2027-02-04")).toMatchObject({ renewsOn: "2027-03-04" })
  expect(opensBeforePayment(opened)).toBe(true)
})

test("Money that came too late pays the next bill", () => {
  const over = learn(closeUnpaid(first, "2027-01-06"), 0, "succeeded", "2027-01-07")
  expect(over.credit).toBe(1440)
  const again = billed(startPlan(over, monthly, "2027-02-01"), "2027-02-01")
  expect(again.credit).toBe(0)
  expect(subscriptionOn(again, "2027-02-01")).toMatchObject({ renewsOn: "2027-03-01" })
})

test("A longer trial puts off the first bill", () => {
  const longer = prolongTrial(inTrial, "2027-01-31")
  expect(duePeriod(longer, "2027-01-31")).toBeUndefined()
  expect(duePeriod(longer, "2027-02-01")).toMatchObject({ endsOn: "2027-02-28" })
})

test("Days of downtime bill each period once, from the day on which it began", () => {
  const late = billed(billed(inTrial, "2027-02-01"), "2027-02-01")
  expect(late.bills.map(({ startsOn }) => startsOn)).toEqual(["2026-12-22", "2027-01-22"])
  expect(duePeriod(late, "2027-02-01")).toBeUndefined()
})

test("The end of a trial is told seven, three and one days before, and on the last day", () => {
  const told = ["2026-12-13", "2026-12-14", "2026-12-18", "2026-12-19", "2026-12-20", "2026-12-21"]
  const facts = beginTrial("2026-11-21")
  expect(told.map((day) => noticeOn(subscriptionOn(facts, day), day)?.day ?? null)).toEqual([
    null,
    "2026-12-21",
    "2026-12-21",
    null,
    "2026-12-21",
    "2026-12-21",
  ])
  const ended = subscriptionOn(facts, "2027-02-01")
  expect(noticeOn(ended, "2027-02-01")).toEqual({ kind: "ended", day: "2026-12-21" })
  expect(noticeOn(subscriptionOn(first, "2026-12-24"), "2026-12-24")?.kind).toBe("due")
  expect(noticeOn(subscriptionOn(paid, "2026-12-24"), "2026-12-24")).toBeUndefined()
})

test("Who was given a plan until a day may write until then", () => {
  const given = { ...beginTrial("2026-11-21"), givenUntil: "2027-03-31" }
  expect(subscriptionOn(given, "2027-03-31")).toMatchObject({
    writable: true,
    endsOn: "2027-03-31",
  })
  expect(subscriptionOn(given, "2027-04-01")).toMatchObject({ endedOn: "2027-03-31" })
})
