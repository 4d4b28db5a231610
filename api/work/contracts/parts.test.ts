import { expect, test } from "vitest"
import type { ContractTerms } from "#contract/contract-terms"
import type { AmendmentOf } from "#domain/contract-terms"
import { monthsInFigures } from "./months.rules"
import { monthsOfParts, otherUnitFrom, partsOf, shareQuantity } from "./parts.rules"

const terms: ContractTerms = {
  ...{ endDate: null, priceHT: 50_000, unit: "day", paymentDays: 30, endOfMonth: false },
  ...{ penaltyRate: null, renewable: false, renewalDays: null, noticeDays: null },
  ...{ hoursPerDay: "7", budgetDays: null, budgetHT: null },
}

const amended = (changes: Partial<ContractTerms>, ...days: string[]) => ({
  startDate: "2026-01-01",
  terms,
  amendments: days.map(
    (effectiveOn, at): AmendmentOf<ContractTerms> => ({
      ...{ number: at + 1, effectiveOn, activatedOn: "2026-01-01" },
      changes: changes.priceHT ? { ...changes, priceHT: changes.priceHT + at } : changes,
    }),
  ),
})

test("a period has a part for each price, without a gap, and one where the price stays", () => {
  const agreed = amended({ priceHT: 60_000 }, "2026-04-10", "2026-04-20")
  const parts = partsOf(agreed, "2026-04-01", "2026-04-30")
  expect(
    parts.map(({ startDate, endDate, terms: { priceHT } }) => [startDate, endDate, priceHT]),
  ).toEqual([
    ["2026-04-01", "2026-04-09", 50_000],
    ["2026-04-10", "2026-04-19", 60_000],
    ["2026-04-20", "2026-04-30", 60_001],
  ])
  expect(
    partsOf(amended({ noticeDays: 30 }, "2026-04-10"), "2026-04-01", "2026-04-30"),
  ).toHaveLength(1)
})

test("a lump sum is charged once, at what it is in the end", () => {
  const agreed = amended({ unit: "flat", priceHT: 900_000 }, "2026-04-10")
  expect(partsOf(agreed, "2026-04-01", "2026-04-30")).toMatchObject([
    { startDate: "2026-04-01", endDate: "2026-04-30", terms: { priceHT: 900_000 } },
  ])
})

test.each(["20", "0.25", "7.3333", "0", "1"])(
  "%s days are shared, and none is lost",
  (quantity) => {
    const parts = partsOf(
      amended({ priceHT: 60_000 }, "2026-04-04", "2026-04-05"),
      "2026-04-01",
      "2026-04-30",
    )
    const shared = shareQuantity(parts, quantity)
    const sum = shared.reduce((all, part) => all + Math.round(Number(part.quantity) * 10_000), 0)
    expect(sum).toBe(Math.round(Number(quantity) * 10_000))
  },
)

test("months that a new price crosses come to what their days are worth, to the cent", () => {
  const agreed = amended({ unit: "month", priceHT: 330_000 }, "2027-03-16")
  agreed.terms = { ...terms, unit: "month", priceHT: 300_000 }
  const parts = monthsOfParts(partsOf(agreed, "2027-03-01", "2027-03-31"))
  expect(parts.map(({ exactHT }) => exactHT)).toEqual([145_161, 170_323])
  const whole = monthsOfParts(partsOf(agreed, "2027-04-01", "2027-05-31"))
  expect(whole).toMatchObject([{ quantity: "2" }])
  expect(whole[0]).not.toHaveProperty("exactHT")
  expect(monthsInFigures("2027-04-16", "2027-06-10")).toBe("15/30 + 10/30 + 1")
})

test("what is counted in another unit from some day on is known", () => {
  const agreed = amended({ unit: "month", priceHT: 330_000 }, "2027-03-16")
  expect(otherUnitFrom(partsOf(agreed, "2027-03-01", "2027-03-31"))).toBe("2027-03-16")
  expect(otherUnitFrom(partsOf(agreed, "2027-04-01", "2027-04-30"))).toBeUndefined()
})
