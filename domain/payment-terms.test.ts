import { describe, expect, it } from "vitest"
import { dueDateOf, latestDueDate } from "./payment-terms"

describe("payment terms", () => {
  it("have two readings of 45 days end of month", () => {
    expect(dueDateOf("2026-11-21", "end_of_month_then_45_days")).toBe("2027-01-14")
  })
  it("end after 60 days, or at the later reading where an end of month was agreed", () => {
    expect(latestDueDate("2026-11-21")).toBe("2027-01-20")
    expect(latestDueDate("2026-11-21", true)).toBe("2027-01-31")
  })
})
