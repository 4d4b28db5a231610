import { expect, test } from "vitest"
import { addDays, type Day, daysBetween } from "./day"
import { isTryDue, moneyOf, type PaymentTry } from "./payment-tries"

const failed = (endedOn: Day, more: Partial<PaymentTry> = {}): PaymentTry => ({
  ...{ means: "card", state: "failed", reason: "other", endedOn, ...more },
})

/** The days after the first failure on which somebody is charged again who never pays. */
function daysOf(more: Partial<PaymentTry>): number[] {
  const first = "2026-12-22"
  const tries = [failed(first, more)]
  for (let day = first; daysBetween(first, day) < 30; day = addDays(day, 1))
    if (isTryDue(tries, day, false)) tries.push(failed(day, more))
  return tries.slice(1).map(({ endedOn }) => daysBetween(first, endedOn ?? first))
}

test("a card is charged again after three, five and seven days, and then no more", () => {
  expect(daysOf({})).toEqual([3, 5, 7])
})

test("an account is debited once more, after five working days, and only for want of funds", () => {
  // Between them Christmas and a weekend.
  expect(daysOf({ means: "sepa", reason: "funds" })).toEqual([8])
  expect(daysOf({ means: "sepa", reason: "other" })).toEqual([])
})

test("what a bank asks its client waits for them", () => {
  expect(daysOf({ reason: "authentication" })).toEqual([])
  expect(isTryDue([failed("2026-12-22", { reason: "authentication" })], "2026-12-22", true)).toBe(
    true,
  )
})

test("days of downtime bring one try a day, not several at once", () => {
  const late = failed("2027-01-04")
  expect(isTryDue([failed("2026-12-22")], "2027-01-04", false)).toBe(true)
  expect(isTryDue([failed("2026-12-22"), late], "2027-01-04", false)).toBe(false)
})

test("a debit that was taken back is not tried again by itself", () => {
  expect(isTryDue([failed("2026-12-22", { state: "takenBack" })], "2027-01-10", false)).toBe(false)
})

test("what is under way, or was paid, is not charged again, whatever was entered meanwhile", () => {
  for (const state of ["open", "processing", "succeeded"] as const) {
    const one = { ...failed("2026-12-22"), state, endedOn: null }
    expect(isTryDue([one], "2027-01-10", true)).toBe(false)
  }
  expect(isTryDue([{ ...failed("2026-12-22"), state: "lost" }], "2026-12-22", false)).toBe(true)
})

test("what came counts, else what the last try says", () => {
  const one = (state: PaymentTry["state"]) => ({ ...failed("2026-12-22"), state })
  expect(moneyOf([])).toBe("unknown")
  expect(moneyOf([one("failed"), one("open")])).toBe("unknown")
  expect(moneyOf([one("failed"), one("processing")])).toBe("processing")
  expect(moneyOf([one("succeeded"), one("failed")])).toBe("succeeded")
  expect(moneyOf([one("takenBack")])).toBe("failed")
  expect(moneyOf([one("failed"), one("lost")])).toBe("failed")
})
