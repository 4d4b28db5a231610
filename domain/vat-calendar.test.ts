import { expect, test } from "vitest"
import { vatPeriods } from "./vat-calendar"

test("in franchise the months in which VAT fell due are declared, up to the day before another regime", () => {
  const regimes = [
    { startsOn: "2020-01-01", regime: "franchise" as const },
    { startsOn: "2026-03-15", regime: "normal" as const },
  ]
  const owed: [string, string][] = []
  const declaring = {
    ...{ regimes, rhythm: null, turnoverOf: () => 0 },
    owesIn: (from: string, to: string) => owed.push([from, to]) > 0 && to === "2026-03-14",
  }
  expect(vatPeriods("2026-02-01", "2026-04-10", declaring)).toEqual([
    { form: "ca3", from: "2026-03-01", to: "2026-03-14" },
    { form: "ca3", from: "2026-03-15", to: "2026-03-31" },
    { form: "ca3", from: "2026-04-01", to: "2026-04-30" },
  ])
  // What is late of before is with the first month.
  expect(owed).toEqual([
    ["1900-01-01", "2026-02-28"],
    ["2026-03-01", "2026-03-14"],
  ])
})
