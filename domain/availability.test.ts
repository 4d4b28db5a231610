import { describe, expect, test } from "vitest"
import { isAvailableOn, isConfirmed } from "./availability"

const said = { startsOn: "2026-12-01", endsOn: "2026-12-31", daysPerWeek: 5 }

describe("when Camille can be hired", () => {
  test("holds for thirty days from when she said it, and fades unless she says it again", () => {
    expect(isConfirmed({ confirmedOn: "2026-11-21" }, "2026-12-21")).toBe(true)
    expect(isConfirmed({ confirmedOn: "2026-11-21" }, "2026-12-22")).toBe(false)
  })

  test("is from the first day to the last, both included", () => {
    const confirmed = [{ ...said, confirmedOn: "2026-11-21" }]
    const on = (day: string) => isAvailableOn(day, confirmed, "2026-11-21")
    expect(["2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01"].map(on)).toEqual([
      ...[false, true, true, false],
    ])
  })

  test("without an end goes on, as long as she confirms it", () => {
    const open = { ...said, endsOn: null }
    const day = "2027-06-01"
    expect(isAvailableOn(day, [{ ...open, confirmedOn: "2027-05-20" }], day)).toBe(true)
    expect(isAvailableOn(day, [{ ...open, confirmedOn: "2026-11-21" }], day)).toBe(false)
  })
})
