import { expect, test } from "vitest"
import { addDays, isDay } from "./day"
import { lastDayOf } from "./month"
import {
  copyMonth,
  counterpartOf,
  daysOf,
  fill,
  linesOf,
  mergeDuplicates,
  quartersOf,
  sumUp,
  type WorkRow,
  weekdayOf,
} from "./timesheet"

test.each([
  ["1", "day", 4],
  ["0,5", "day", 2],
  ["0.5", "day", 2],
  ["½", "day", 2],
  ["¼", "day", 1],
  ["¾", "day", 3],
  ["", "day", 0],
  [" ", "day", 0],
  ["0", "day", 0],
  ["1,25", "day", "tooBig 1"],
  ["0,3", "day", "quarter"],
  ["-1", "day", "quantity"],
  ["7h30", "day", "quantity"],
  ["7", "hour", 28],
  ["7,5", "hour", 30],
  ["7h30", "hour", 30],
  ["7:30", "hour", 30],
  ["7h", "hour", 28],
  ["1½", "hour", 6],
  ["7h10", "hour", "quarter"],
  ["7h75", "hour", "quantity"],
  ["24", "hour", 96],
  ["24h15", "hour", "tooBig 24"],
  ["oui", "hour", "quantity"],
  [".", "hour", "quantity"],
] as const)("%j in a cell by the %s is %j", (text, unit, expected) => {
  expect(quartersOf(text, unit)).toBe(expected)
})

/** Numbers that look drawn, the same each time. */
function drawn(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const day = { unit: "day", startDate: "2020-01-01", runsUntil: null } as const
const work = (month: string) => ({
  ...{ month, zone: "metropole" as const, daysOff: [] },
  contracts: { A: day, B: day },
})
const free = { weeks: {}, isLocked: () => false }

test("cells, totals and lines of a bill come to the same, in ten thousand months", () => {
  const draw = drawn(20_261_124)
  for (let round = 0; round < 10_000; round++) {
    const month = `20${20 + draw(20)}-${String(1 + draw(12)).padStart(2, "0")}`
    const days = daysOf(month)
    const rows = Array.from({ length: 1 + draw(4) }, (_, at): WorkRow => {
      const contract = draw(2) ? "A" : "B"
      const cells = Array.from({ length: draw(12) }, () => [
        days[draw(days.length)] ?? "",
        1 + draw(4),
      ])
      return { contract, kind: "billable", activity: String(at), days: Object.fromEntries(cells) }
    })
    const sum = rows
      .flatMap((row) => Object.values(row.days))
      .reduce((total, quarters) => total + quarters, 0)
    const changes = addDays(`${month}-01`, draw(28))
    const price = (contract: string, on: string) =>
      (contract === "A" ? 52_000 : 60_000) + (on < changes ? 0 : 5_000)
    const lines = linesOf(rows, work(month).contracts, price)
    const { billable, byDay } = sumUp(work(month), rows, "2100-01-01")
    expect(billable * 4).toBe(sum)
    expect(Object.values(byDay).reduce((total, days) => total + days, 0) * 4).toBe(sum)
    expect(lines.reduce((total, { quarters }) => total + quarters, 0)).toBe(sum)
    // Whatever the order of rows.
    expect(linesOf([...rows].reverse(), work(month).contracts, price)).toEqual(lines)
  }
})

test("filling touches empty cells of working days that have room, and nothing twice", () => {
  const rows: WorkRow[] = [
    { contract: "A", kind: "billable", activity: "", days: { "2026-11-02": 2 } },
    { contract: null, kind: "timeOff", activity: "", days: { "2026-11-03": 2 } },
  ]
  const filling = { ...work("2026-11"), ...free, daysOff: [{ day: "2026-11-04", quarters: 2 }] }
  const filled = fill(filling, rows)
  expect(filled[0]?.days).toMatchObject({ "2026-11-02": 2, "2026-11-03": 2, "2026-11-04": 2 })
  // A public holiday, and a Sunday.
  expect(Object.keys(filled[0]?.days ?? {})).not.toContain("2026-11-11")
  expect(Object.keys(filled[0]?.days ?? {})).not.toContain("2026-11-01")
  expect(fill(filling, filled)).toEqual(filled)
  expect(rows[0]?.days).toEqual({ "2026-11-02": 2 })
})

test("a contract that begins or ends inside a month is filled within it", () => {
  const contracts = { A: { ...day, startDate: "2026-11-10", runsUntil: "2026-11-13" } }
  const row: WorkRow = { contract: "A", kind: "billable", activity: "", days: {} }
  const [filled] = fill({ ...work("2026-11"), ...free, contracts }, [row])
  expect(Object.keys(filled?.days ?? {})).toEqual(["2026-11-10", "2026-11-12", "2026-11-13"])
})

test("last month is copied by weekday and rank; absences are not, nor what has no counterpart", () => {
  expect(counterpartOf("2026-10-29", "2026-11")).toBeUndefined()
  expect(counterpartOf("2028-01-04", "2028-02")).toBe("2028-02-01")
  const earlier: WorkRow[] = [
    {
      ...{ contract: "A", kind: "billable", activity: "" },
      days: { "2026-10-06": 4, "2026-10-14": 4, "2026-10-29": 4 },
    },
    { contract: null, kind: "sickLeave", activity: "", days: { "2026-10-07": 4 } },
  ]
  const rows = copyMonth({ ...work("2026-11"), ...free }, [], earlier)
  // The second Wednesday of November 2026 is the 11th, a public holiday.
  expect(rows).toEqual([
    { contract: "A", kind: "billable", activity: "", days: { "2026-11-03": 4 } },
  ])
})

test("rows that say the same become one, with all that they had", () => {
  const row = (activity: string, days: Record<string, number>): WorkRow => ({
    ...{ contract: "A", kind: "billable", activity, days },
  })
  const merged = mergeDuplicates([
    row("Développement", { "2026-11-02": 2 }),
    row("Recette", { "2026-11-03": 4 }),
    row(" developpement", { "2026-11-02": 1, "2026-11-04": 4 }),
  ])
  expect(merged.map(({ days, from }) => [from, days])).toEqual([
    [[0, 2], { "2026-11-02": 3, "2026-11-04": 4 }],
    [[1], { "2026-11-03": 4 }],
  ])
})

test("every month has its days, whatever clocks and leap years do", () => {
  for (const month of ["2026-03", "2026-10", "2028-02", "2027-02"]) {
    const days = daysOf(month)
    expect(days.every(isDay)).toBe(true)
    expect(days.at(-1)).toBe(lastDayOf(month))
  }
  expect(weekdayOf("2028-02-29")).toBe(1)
})
