import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays } from "./day"
import { lateInterest } from "./late-interest"

const bill = {
  dueDate: "2025-12-21",
  owed: 1_200_000,
  payments: [],
  percent: null,
  client: "company" as const,
}

describe("what a late bill costs", () => {
  test("follows the rate over the change of semester, and says where a rate is not known yet", () => {
    const { steps } = lateInterest({ ...bill, dueDate: "2026-06-20" }, "2026-07-10")
    expect(steps).toEqual([
      {
        from: "2026-06-21",
        to: "2026-06-30",
        days: 10,
        unpaid: 1_200_000,
        percent: "12.15",
        certain: true,
        // 12 000 × 12.15 % × 10 / 365
        interest: 3995,
      },
      {
        from: "2026-07-01",
        to: "2026-07-10",
        days: 10,
        unpaid: 1_200_000,
        percent: "12.15",
        certain: false,
        // 79.89 in all
        interest: 3994,
      },
    ])
    const agreed = lateInterest({ ...bill, dueDate: "2026-06-20", percent: "10" }, "2026-07-10")
    expect(agreed.steps).toHaveLength(1)
    expect(agreed.steps[0]?.certain).toBe(true)
  })

  test("is counted on what is left after each payment, the day of the payment included", () => {
    const { steps, interest } = lateInterest(
      { ...bill, percent: "10", payments: [{ paidOn: "2025-12-31", amount: 700_000 }] },
      "2026-01-10",
    )
    expect(steps.map(({ days, unpaid }) => [days, unpaid])).toEqual([
      [10, 1_200_000],
      [10, 500_000],
    ])
    // 32.88 and 13.70
    expect(interest).toBe(4658)
    const settled = { ...bill, payments: [{ paidOn: "2025-12-21", amount: 1_200_000 }] }
    expect(lateInterest(settled, "2026-06-01")).toEqual({
      steps: [],
      interest: 0,
      indemnity: 0,
      days: 0,
    })
  })

  test("of a public body keeps the rate of the semester in which it came to be late, plus eight points", () => {
    const late = lateInterest(
      // What was agreed counts for nothing (code de la commande publique, R2192-31).
      { ...bill, client: "publicBody", dueDate: "2026-06-20", percent: "15" },
      "2026-07-10",
    )
    // 12 000 × 10.15 % × 20 / 365
    expect(late).toMatchObject({ interest: 6674, indemnity: 4000, days: 20 })
    expect(late.steps.map(({ percent }) => percent)).toEqual(["10.15"])
  })

  test("is nothing until the due date, and nothing of a consumer with whom nothing was agreed", () => {
    expect(lateInterest(bill, "2025-12-21").interest).toBe(0)
    const consumer = { ...bill, client: "individual" as const }
    expect(lateInterest(consumer, "2026-06-01")).toMatchObject({ interest: 0, indemnity: 0 })
    expect(lateInterest({ ...consumer, percent: "5" }, "2026-06-01")).toMatchObject({
      indemnity: 0,
      days: 162,
    })
  })
})

test("the parts come to the whole, and the whole is off by less than a cent", () => {
  const payment = fc.record({
    paidOn: fc.integer({ min: 0, max: 900 }).map((days) => addDays("2025-12-01", days)),
    amount: fc.integer({ min: 1, max: 500_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(payment, { maxLength: 5 }),
      fc.integer({ min: 0, max: 900 }),
      (payments, days) => {
        const until = addDays(bill.dueDate, days)
        const { steps, interest } = lateInterest({ ...bill, payments }, until)
        expect(steps.reduce((sum, step) => sum + step.interest, 0)).toBe(interest)
        let exact = 0
        for (let day = 1; day <= days; day++) {
          const on = addDays(bill.dueDate, day)
          const paid = payments.reduce((sum, one) => (one.paidOn < on ? sum + one.amount : sum), 0)
          const step = steps.find(({ from, to }) => from <= on && on <= to)
          exact += (Math.max(0, bill.owed - paid) * Number(step?.percent ?? 0)) / 36_500
        }
        expect(Math.abs(exact - interest)).toBeLessThan(0.51)
      },
    ),
    { numRuns: 60 },
  )
})
