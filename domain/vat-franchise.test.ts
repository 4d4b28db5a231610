import { describe, expect, test } from "vitest"
import { franchiseOn } from "./vat-franchise"

const euros = (amount: number) => amount * 100
const standing = (year: number, yearBefore = 0, activity: "services" | "goods" = "services") =>
  franchiseOn("2026-11-21", activity, { year: euros(year), yearBefore: euros(yearBefore) })
    ?.standing

describe("the VAT franchise", () => {
  test.each([
    [0, "within"],
    [29_999.99, "within"],
    [30_000, "near"],
    [37_500, "near"],
    [37_500.01, "above"],
    [41_250, "above"],
    [41_250.01, "beyond"],
  ])("with services for %d € in the year is %s", (year, expected) => {
    expect(standing(year)).toBe(expected)
  })

  test("ends on 1 January after a year above the threshold", () => {
    expect(standing(0, 37_500)).toBe("within")
    expect(standing(0, 37_500.01)).toBe("ended")
    expect(standing(0, 37_500.01, "goods")).toBe("within")
  })

  test("says from which day VAT is due", () => {
    const liableFrom = (year: number, yearBefore: number, beyondSince?: string) =>
      franchiseOn("2026-11-21", "services", {
        year: euros(year),
        yearBefore: euros(yearBefore),
        ...(beyondSince && { beyondSince }),
      })?.liableFrom
    expect(liableFrom(37_500, 0)).toBeNull()
    expect(liableFrom(37_500.01, 0)).toBe("2027-01-01")
    expect(liableFrom(41_250.01, 0, "2026-09-10")).toBe("2026-09-10")
    expect(liableFrom(41_250.01, 0)).toBe("2026-11-21")
    expect(liableFrom(0, 37_500.01)).toBe("2026-01-01")
  })

  test.each([
    ["services alone are over their own limit", 0, 38_000, "above"],
    ["both are within", 40_000, 20_000, "within"],
    ["services alone are far over", 10_000, 42_000, "beyond"],
    ["all together are over", 60_000, 30_000, "above"],
    ["goods alone use theirs", 80_000, 0, "near"],
  ])("14.8 of a mixed activity goes by both limits: %s", (_, goods, services, expected) => {
    const year = { goods: euros(goods), services: euros(services) }
    const none = { goods: 0, services: 0 }
    const of = (activity: "mixed" | "authors") =>
      franchiseOn("2026-11-21", activity, { year, yearBefore: none })
    expect(of("mixed")?.standing).toBe(expected)
  })

  test("14.8 of an author goes by works, and by what else is sold", () => {
    const of = (goods: number, services: number) =>
      franchiseOn("2026-11-21", "authors", {
        year: { goods: euros(goods), services: euros(services) },
        yearBefore: 0,
      })
    expect(of(20_000, 39_000)).toMatchObject({ standing: "within" })
    expect(of(36_000, 10_000)).toMatchObject({ standing: "above", threshold: 3_500_000 })
    expect(of(0, 56_000)).toMatchObject({ standing: "beyond", threshold: 5_000_000 })
  })

  test("has the limits of its day and its activity", () => {
    const limits = (day: string) =>
      (["services", "goods", "authors"] as const).map((activity) => {
        const found = franchiseOn(day, activity, { year: 0, yearBefore: 0 })
        return found && [found.threshold, found.ceiling]
      })
    expect(limits("2026-11-21")).toEqual([
      [euros(37_500), euros(41_250)],
      [euros(85_000), euros(93_500)],
      [euros(50_000), euros(55_000)],
    ])
    expect(limits("2024-12-31")).toEqual([
      [euros(36_800), euros(39_100)],
      [euros(91_900), euros(101_000)],
      undefined,
    ])
    expect(limits("2022-12-31")).toEqual([undefined, undefined, undefined])
  })
})
