import { expect, test } from "vitest"
import type { WorkMonth } from "#contract/timesheets"
import type { FormReply } from "~/components/form/reply"
import { rowsOf } from "./_rows"

const row = (values: object) => ({
  ...{ id: null, contractId: "c", kind: "billable", activity: "", days: {}, total: "0" },
  ...{ unit: "day", lock: null, billed: [], ...values },
})
const month = (rows: object[]) => ({ version: 2, rows }) as unknown as WorkMonth
const stale = (rows: object[], current: WorkMonth) =>
  ({
    key: "1",
    result: { initialValue: { rows } },
    problem: { code: "stale", text: "", current },
  }) as unknown as FormReply

test("two tabs on a month that nobody had saved: both versions stand side by side, and none is lost", () => {
  const days = { "2026-11-02": "1" }
  const theirs = month([
    row({ id: "r1", days: { "2026-11-03": "1" } }),
    row({ id: "r2", kind: "timeOff", contractId: null, days: { "2026-11-09": "1" } }),
  ])
  const typed = [{ id: "", contractId: "c", kind: "billable", activity: "", days }]
  const rows = rowsOf(theirs, stale(typed, theirs))
  expect(rows).toMatchObject([
    { id: "r1", days, theirs: { days: { "2026-11-03": "1" } } },
    { id: "r2", kind: "timeOff", days: { "2026-11-09": "1" } },
  ])
})

test("a row that someone else removed is typed anew, and what is refused otherwise stays as it was typed", () => {
  const typed = [{ id: "gone", contractId: "c", kind: "billable", activity: "", days: {} }]
  const empty = month([])
  expect(rowsOf(empty, stale(typed, empty))).toMatchObject([{ id: null, contractId: "c" }])
  const refused = { key: "1", result: { initialValue: { rows: typed } } } as unknown as FormReply
  expect(rowsOf(month([row({ id: "gone" })]), refused)).toMatchObject([
    { id: "gone", saved: { id: "gone" }, days: {} },
  ])
})

test("what is billed or handed over meanwhile keeps its cell, so that the other changes can be saved", () => {
  const typed = { "2026-11-02": "0,5", "2026-11-03": "1", "2026-11-04": "" }
  const of = (id: string) => ({ id, contractId: "c", kind: "billable", activity: "", days: typed })
  const saved = { days: { "2026-11-02": "1", "2026-11-04": "1" } }
  const current = month([
    row({ id: "r1", ...saved, billed: [{ day: "2026-11-02" }] }),
    row({ id: "r2", ...saved, lock: "approved" }),
  ])
  expect(rowsOf(current, stale([of("r1"), of("r2")], current))).toMatchObject([
    {
      days: { "2026-11-02": "1", "2026-11-03": "1", "2026-11-04": "" },
      refused: { "2026-11-02": "0,5" },
    },
    {
      days: { "2026-11-02": "1", "2026-11-03": "", "2026-11-04": "1" },
      refused: { "2026-11-02": "0,5", "2026-11-03": "1" },
    },
  ])
})

test("a row that was taken out comes back where it may not go any more, and stays out where it may", () => {
  const refused = { key: "1", result: { initialValue: { rows: [] } } } as unknown as FormReply
  const current = month([
    row({ id: "r1" }),
    row({ id: "r2", lock: "handedOver" }),
    row({ id: "r3", billed: [{ day: "2026-11-02" }] }),
  ])
  expect(rowsOf(current, refused).map(({ id }) => id)).toEqual(["r2", "r3"])
})
