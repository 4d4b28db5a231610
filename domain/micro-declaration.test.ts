import { expect, test } from "vitest"
import { declarationPeriods, firstDeclaration, microDeclaration } from "./micro-declaration"

const january = { from: "2026-01-01", to: "2026-01-31" }

test("January is declared in whole euros, and due on Monday, as 28 February is a Saturday", () => {
  const receipts = [
    { activity: "liberal", day: "2026-01-05", net: 333_300 },
    { activity: "liberal", day: "2026-02-01", net: 100_000 },
  ] as const
  const declared = microDeclaration({ period: january, activities: ["liberal"], receipts })
  expect(declared).toEqual({
    rows: [
      {
        ...{ activity: "liberal", declared: 333_300, contributions: 85_300, training: 667 },
        ...{ chamber: 0, incomeTax: 0, total: 85_967 },
      },
    ],
    due: "2026-03-02",
  })
})

test("each activity has a row of its own", () => {
  const { rows, due } = microDeclaration({
    period: { from: "2026-04-01", to: "2026-06-30" },
    activities: ["sales", "services"],
    receipts: [
      { activity: "sales", day: "2026-04-01", net: 123_450 },
      { activity: "services", day: "2026-06-30", net: 200_049 },
    ],
  })
  expect(rows).toMatchObject([
    { activity: "sales", declared: 123_500, contributions: 15_200, training: 124, chamber: 0 },
    { activity: "services", declared: 200_000, contributions: 42_400, training: 200, chamber: 100 },
  ])
  expect(due).toBe("2026-07-31")
})

test("nothing cashed is declared as 0, after a Saturday, a Sunday and a holiday", () => {
  const period = { from: "2026-07-01", to: "2026-09-30" }
  const declared = microDeclaration({ period, activities: ["liberal"], receipts: [] })
  expect([declared.rows[0]?.declared, declared.rows[0]?.total, declared.due]).toEqual([
    0,
    0,
    "2026-11-02",
  ])
})

test("more given back than received is declared as 0, and an earlier declaration is to be corrected", () => {
  const { rows, due, toCorrect } = microDeclaration({
    period: { from: "2026-03-01", to: "2026-03-31" },
    activities: ["liberal"],
    receipts: [
      { activity: "liberal", day: "2026-03-02", net: 100_000 },
      { activity: "liberal", day: "2026-03-10", net: -150_000 },
    ],
  })
  expect([rows[0]?.declared, due, toCorrect]).toEqual([0, "2026-04-30", -50_000])
})

test.each([
  ["2026-01-15", "monthly", "2026-04-30", "2026-06-01"],
  ["2026-02-10", "quarterly", "2026-06-30", "2026-07-31"],
] as const)("who began on %s and declares %s does so first until %s", (began, rhythm, to, due) => {
  expect(firstDeclaration(began, rhythm)).toEqual({ from: began, to, due })
})

test("the periods follow on one another; the first is the long one", () => {
  expect(declarationPeriods("2026-11-23", "quarterly", 4, "2026-02-10")).toEqual([
    { from: "2026-10-01", to: "2026-12-31" },
    { from: "2026-07-01", to: "2026-09-30" },
    { from: "2026-02-10", to: "2026-06-30" },
  ])
  expect(declarationPeriods("2026-03-31", "monthly", 2)).toEqual([
    { from: "2026-03-01", to: "2026-03-31" },
    { from: "2026-02-01", to: "2026-02-28" },
  ])
})
