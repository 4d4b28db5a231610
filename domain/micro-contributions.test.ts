import { expect, test } from "vitest"
import { type MicroActivity, microActivities, microContributions } from "./micro-contributions"

const receipts = 333_300
const on = (day: string, activity: MicroActivity, more: object = {}) =>
  microContributions({ activity, receipts, day, ...more })

test("each activity has its rates, dated", () => {
  const euros = (day: string) =>
    microActivities.map((activity) => (on(day, activity)?.contributions ?? 0) / 100)
  // Of 3 333 €: 25.6, 23.2, 21.2, 21.2, 12.3, 12.3 percent.
  expect(euros("2026-06-30")).toEqual([853, 773, 707, 707, 410, 410])
  expect(euros("2025-06-30")[0]).toBe(820)
  expect(euros("2024-06-30")[0]).toBe(703)
  expect(on("2022-09-30", "liberal")).toBeUndefined()
})

test("what training, chambers and income tax take is told apart, and the whole is their sum", () => {
  expect(on("2026-06-30", "craftServices", { withIncomeTax: true })).toEqual({
    contributions: 70_700,
    training: 1_000,
    chamber: 1_600,
    incomeTax: 5_700,
    total: 79_000,
  })
  expect(on("2026-06-30", "liberal")?.chamber).toBe(0)
})

test("the tax for a chamber is in whole euros, and higher for crafts in Alsace and Moselle", () => {
  const chamber = (activity: MicroActivity, departement?: string) =>
    on("2026-06-30", activity, { departement })?.chamber
  // Of 3 333 €: 0.044 and 0.015 percent are 1.47 and 0.50 €.
  expect([chamber("services"), chamber("sales")]).toEqual([100, 0])
  expect([chamber("craftServices", "67"), chamber("craftSales", "68")]).toEqual([2_200, 1_000])
  expect([chamber("craftServices", "57"), chamber("craftSales", "57")]).toEqual([2_800, 1_200])
  expect([chamber("craftServices", "69"), chamber("services", "57")]).toEqual([1_600, 100])
})

test("who begins pays less until the third whole quarter ends, by the day of beginning", () => {
  const liberal = (day: string, beganWithAcre: string) =>
    microContributions({ activity: "liberal", receipts: 1_000_000, day, beganWithAcre })
      ?.contributions
  expect(liberal("2026-10-31", "2026-06-30")).toBe(128_000)
  expect(liberal("2026-10-31", "2026-07-01")).toBe(192_000)
  expect(liberal("2027-06-30", "2026-09-01")).toBe(192_000)
  expect(liberal("2027-07-01", "2026-09-01")).toBe(256_000)
  expect(liberal("2026-10-31", "2019-12-31")).toBe(256_000)
  const cipav = { activity: "cipav", receipts: 1_000_000, day: "2026-10-31" } as const
  expect(microContributions({ ...cipav, beganWithAcre: "2026-02-01" })?.contributions).toBe(134_000)
})
