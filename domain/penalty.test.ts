import { describe, expect, it } from "vitest"
import { defaultPenaltyRate, isBelowLegalPenalty, lowestPenaltyRate } from "./penalty"

describe("late payment", () => {
  it("takes the rates of the semester, or says that they are not known", () => {
    expect(defaultPenaltyRate("2026-06-30")).toEqual({ percent: "12.15", certain: true })
    expect(lowestPenaltyRate("2026-06-30")).toEqual({ percent: "7.86", certain: true })
    expect(defaultPenaltyRate("2026-11-21")).toEqual({ percent: "12.15", certain: false })
    expect(lowestPenaltyRate("2026-11-21")).toEqual({ percent: "7.86", certain: false })
    expect(isBelowLegalPenalty("7.85", "2026-06-30")).toBe(true)
    expect(isBelowLegalPenalty("7.86", "2026-06-30")).toBe(false)
  })
})
