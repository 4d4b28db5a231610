import { expect, test } from "vitest"
import { totalsOf } from "./_totals"

const hourly = { unit: "hour", hoursPerDay: 8 }

test("what is typed is summed by row in its unit, by day and by kind in days", () => {
  const totals = totalsOf(
    [
      { kind: "billable", terms: { unit: "day", hoursPerDay: 7 }, cells: ["1", "0,5", "½", ""] },
      { kind: "billable", terms: hourly, cells: ["", "4", "2h30", "7:30"] },
      { kind: "timeOff", terms: undefined, cells: ["", "", "", "¾"] },
    ],
    4,
  )
  expect(totals).toEqual({
    byRow: [2, 14, 0.75],
    byDay: [1, 1, 0.81, 1.69],
    byKind: { billable: 3.75, timeOff: 0.75 },
    all: 4.5,
  })
})

test("what cannot be read yet counts as nothing", () => {
  const cells = ["1,", "deux", "2", "0,3"]
  expect(totalsOf([{ kind: "billable", terms: undefined, cells }], 4)).toMatchObject({
    byRow: [1],
    all: 1,
  })
})
