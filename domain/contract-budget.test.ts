import { expect, test } from "vitest"
import { type BudgetBill, budgetOf, usedUpOn } from "./contract-budget"

const bill = (quantity: string, unit: string, totalHT: number): BudgetBill => ({
  ...{ kind: "bill", state: "issued", totalHT },
  lines: [{ unit, quantity }],
})

test("the budget of the parts is that of the whole", () => {
  const bills = [
    ...[bill("10", "day", 500_000), bill("3", "halfDay", 75_000), bill("5", "hour", 35_000)],
    { ...bill("1.5", "day", 75_000), kind: "creditNote" as const },
  ]
  const used = (some: BudgetBill[]) => budgetOf({ sheets: null, bills: some, hoursPerDay: "8" })
  const whole = used(bills)
  for (let at = 0; at <= bills.length; at++) {
    const [before, after] = [used(bills.slice(0, at)), used(bills.slice(at))]
    expect(before.billedHT + after.billedHT).toBe(whole.billedHT)
    expect(Number(before.consumedDays) + Number(after.consumedDays)).toBeCloseTo(
      Number(whole.consumedDays),
      4,
    )
  }
  expect(whole).toMatchObject({ consumedDays: "10.625", billedHT: 535_000, percent: null })
})

test("80 and 100 percent are compared exactly, and of days and amount the worse counts", () => {
  const alert = (totalHT: number) =>
    budgetOf({
      budgetDays: "100",
      budgetHT: 100_000,
      sheets: null,
      bills: [bill("1", "day", totalHT)],
    })
  expect(alert(79_999)).toMatchObject({ alert: 0, percent: 79.9 })
  expect(alert(80_000)).toMatchObject({ alert: 80, leftHT: 20_000, leftDays: "99" })
  expect(alert(99_999).alert).toBe(80)
  expect(alert(100_001)).toMatchObject({ alert: 100, leftHT: -1 })
})

test("nothing is used up where nothing was used, or nothing is left", () => {
  expect(usedUpOn(10, 0, "2026-11-21")).toBeNull()
  expect(usedUpOn(0, 5, "2026-11-21")).toBeNull()
  expect(usedUpOn(10, 10, "2026-11-21")).toBe("2027-01-16")
})
