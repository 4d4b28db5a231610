import { describe, expect, it } from "vitest"
import { dueDateOf, latestDueDate, type PaymentTerms } from "./payment-terms"
import { casesOf } from "./vectors"

describe("payment terms", () => {
  it.each(casesOf<{ issue: string; terms: PaymentTerms }, string>("due_date"))(
    "$id",
    ({ input, expected }) => {
      expect(dueDateOf(input.issue, input.terms)).toBe(expected)
    },
  )
  it("have two readings of 45 days end of month", () => {
    expect(dueDateOf("2026-11-21", "end_of_month_then_45_days")).toBe("2027-01-14")
  })
  it("end after 60 days, or at the later reading where an end of month was agreed", () => {
    expect(latestDueDate("2026-11-21")).toBe("2027-01-20")
    expect(latestDueDate("2026-11-21", true)).toBe("2027-01-31")
  })
})
