import { describe, expect, it } from "vitest"
import { defaultPenaltyRate, isBelowLegalPenalty, lateFees, lowestPenaltyRate } from "./penalty"
import { casesOf } from "./vectors"

interface Late {
  unpaidTtcCents: number
  ratePercent: number
  daysLate: number
  b2b: boolean
}

describe("late payment", () => {
  it.each(casesOf<Late, { penaltyCents: number; indemnityCents: number }>("late_fee"))(
    "$id $note",
    ({ input, expected }) => {
      const fees = lateFees({
        unpaid: input.unpaidTtcCents,
        percent: String(input.ratePercent),
        days: input.daysLate,
        between: input.b2b ? "businesses" : "consumer",
      })
      expect(fees).toEqual({ penalty: expected.penaltyCents, indemnity: expected.indemnityCents })
    },
  )
  it("costs nothing on the due date itself", () => {
    expect(lateFees({ unpaid: 1000, percent: "12", days: 0, between: "businesses" })).toEqual({
      penalty: 0,
      indemnity: 0,
    })
  })
  it("takes the rates of the semester, or says that they are not known", () => {
    expect(defaultPenaltyRate("2026-06-30")).toEqual({ percent: "12.15", certain: true })
    expect(lowestPenaltyRate("2026-06-30")).toEqual({ percent: "7.86", certain: true })
    expect(defaultPenaltyRate("2026-11-21")).toEqual({ percent: "12.15", certain: false })
    expect(lowestPenaltyRate("2026-11-21")).toEqual({ percent: "7.86", certain: false })
    expect(isBelowLegalPenalty("7.85", "2026-06-30")).toBe(true)
    expect(isBelowLegalPenalty("7.86", "2026-06-30")).toBe(false)
  })
})
