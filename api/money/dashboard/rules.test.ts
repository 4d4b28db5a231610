import { describe, expect, test } from "vitest"
import type { Steps } from "#contract/dashboard"
import { type Step, stepCards } from "#contract/steps"
import { addDays } from "#domain/day"
import { agesOn, ageUnpaid, arrangeSteps, cashOf, oldestAge, turnoverOf } from "./rules"

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
  const today = "2026-11-21"
  const entry = (step: Step, said: Partial<Steps["toDo"][number]> = {}) => ({
    ...{ step, id: crypto.randomUUID(), title: step, detail: null, day: null, amount: null },
    ...{ currency: "EUR", count: 1 },
    ...said,
  })
  const arranged = (...entries: Steps["toDo"]) => arrangeSteps(entries, stepCards, today)
  const said = (entries: Steps["toDo"]) => entries.map(({ title }) => title)

  test("what is missing comes first, then what is late, then what has a day, then the rest", () => {
    const { toDo } = arranged(
      entry("drafts", { amount: 900_000 }),
      entry("renewals", { day: "2026-12-20" }),
      entry("overdue", { day: "2026-11-20", amount: 1 }),
      entry("profile", { id: null, count: 2 }),
      entry("bank", { id: null }),
    )
    expect(toDo.map(({ step }) => step)).toEqual([
      ...["profile", "bank", "overdue", "renewals", "drafts"],
    ])
  })

  test("a little money that waits long stands before much that is a day late, by what waiting costs", () => {
    const { toDo } = arranged(
      entry("overdue", { title: "a day", day: "2026-11-20", amount: 100_000 }),
      entry("unpaid", { title: "a hundred days", day: "2026-08-13", amount: 2_000 }),
      entry("overdue", { title: "two days", day: "2026-11-19", amount: 40_000 }),
    )
    expect(said(toDo)).toEqual(["a hundred days", "a day", "two days"])
  })

  test("what only tells of the week stands apart, by its days, and no list is longer than a glance", () => {
    const many = Array.from({ length: 12 }, () => entry("drafts", { count: 12 }))
    const { toDo, day, kinds } = arranged(
      ...many,
      entry("recurring", { title: "later", day: "2026-11-25" }),
      entry("dueSoon", { title: "now", day: today }),
    )
    expect(toDo).toHaveLength(8)
    expect(said(day)).toEqual(["now", "later"])
    expect(kinds).toContainEqual({ step: "drafts", count: 12 })
  })
})
