import { describe, expect, test } from "vitest"
import { addDays } from "#domain/day"
import { agesOn, ageUnpaid, cashOf, oldestAge, soonFrom, stepsFor, turnoverOf } from "./rules"

const days = ["2026-11-21", "2027-01-01", "2028-02-29", "2028-03-01", "2026-12-31"]

describe.each(days)("on %s", (today) => {
  test("each due date is of one age, and none is between two", () => {
    const ages = agesOn(today)
    for (let late = -70; late <= 130; late++) {
      const dueDate = addDays(today, -late)
      const found = ages.filter(
        ({ dueFrom, dueTo }) => (!dueFrom || dueDate >= dueFrom) && (!dueTo || dueDate <= dueTo),
      )
      const wanted =
        late <= 0
          ? "notDue"
          : late <= 30
            ? "late30"
            : late <= 60
              ? "late60"
              : late <= 90
                ? "late90"
                : "older"
      expect([late, ...found.map(({ age }) => age)]).toEqual([late, wanted])
    }
  })

  test("what is older than all ages is in the last of them", () => {
    const ages = ageUnpaid([{ dueDate: oldestAge(today), count: 3, unpaid: 5 }], today)
    expect(ages.at(-1)).toMatchObject({ age: "older", count: 3, unpaid: 5 })
    expect(ages.slice(0, -1).every(({ count }) => count === 0)).toBe(true)
  })

  test("soon is seven days, today being the first", () => {
    const { dueFrom, dueTo } = soonFrom(today)
    expect([dueFrom, dueTo]).toEqual([today, addDays(today, 6)])
  })
})

test("the turnover of a year stands beside that of the year before, empty months included", () => {
  const sums = new Map([
    ["2025-12", 1],
    ["2026-12", 2],
    ["2027-01", 3],
  ])
  const months = turnoverOf(sums, "2027-01-01")
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: "2027-01", totalHT: 3, yearBefore: 0 })
  expect(months[11]).toEqual({ month: "2027-12", totalHT: 0, yearBefore: 2 })
})

test("money is expected from today on, and what is overdue in no month", () => {
  const due = ["2026-12-30", "2026-12-31", "2027-01-15", "2027-02-28", "2027-04-01"]
  const cash = cashOf(
    new Map([["2026-12", 70]]),
    due.map((dueDate) => ({ dueDate, count: 1, unpaid: 10 })),
    "2026-12-31",
  )
  expect(cash.map(({ month }) => month)).toHaveLength(16)
  expect(cash[0]).toEqual({ month: "2025-12", collected: 0, expected: null })
  expect(cash.slice(12)).toEqual([
    { month: "2026-12", collected: 70, expected: 10 },
    { month: "2027-01", collected: null, expected: 10 },
    { month: "2027-02", collected: null, expected: 10 },
    { month: "2027-03", collected: null, expected: 0 },
  ])
})

describe("what to do next", () => {
  const nothing = { count: 0, unpaid: 0 }
  const running = {
    missing: [],
    clients: true,
    bills: 4,
    drafts: 0,
    renewals: 0,
    actions: 0,
    overdue: nothing,
    uncollected: { count: 0, amount: 0 },
  }
  const names = (standing: Partial<Parameters<typeof stepsFor>[0]>) =>
    stepsFor({ ...running, ...standing }).map(({ step }) => step)

  test("begins with what a first bill needs", () => {
    const first = { missing: ["siren" as const, "iban" as const], clients: false, bills: 0 }
    expect(names(first)).toEqual(["profile", "client", "bill"])
    expect(names({ ...first, missing: ["iban"] })).toEqual(["bank", "client", "bill"])
  })

  test("then brings in what is late, before drafts and cheques", () => {
    const late = {
      overdue: { count: 2, unpaid: 900 },
      drafts: 1,
      actions: 2,
      uncollected: { count: 1, amount: 5 },
    }
    expect(names(late)).toEqual(["overdue", "drafts", "offers", "uncollected"])
    expect(stepsFor({ ...running, ...late })[0]).toEqual({ step: "overdue", count: 2, amount: 900 })
  })

  test("is nothing when all is done", () => expect(names({})).toEqual([]))
})
