import { expect, test } from "vitest"
import type { CalendarEntry } from "#contract/calendars"
import { shifted, shownAt, still } from "./_shift"

const entry = (times: Partial<CalendarEntry>): CalendarEntry => ({
  ...{ kind: "event", id: "1", occurrence: null, title: "Atelier", allDay: false, zone: null },
  ...{ start: "2026-11-26T23:00", end: "2026-11-27T01:30", zoneStart: null, zoneEnd: null },
  ...{ color: "blue", free: false, detail: null, conflict: false, version: 1 },
  ...times,
})

test("a move keeps how long something lasts, over midnight and the end of a month", () => {
  expect(shifted(entry({}), { ...still, days: 4, minutes: 45 })).toEqual({
    allDay: false,
    ...{ startDate: "2026-11-30", startTime: "23:45", endDate: "2026-12-01", endTime: "02:15" },
  })
})

test("an end that is pulled before its start leaves a quarter of an hour", () => {
  expect(shifted(entry({}), { ...still, longer: -600 })).toMatchObject({
    ...{ startDate: "2026-11-26", startTime: "23:00", endDate: "2026-11-26", endTime: "23:15" },
  })
})

test("what is all day moves by whole days, its last one included", () => {
  const days = entry({ allDay: true, start: "2026-11-26", end: "2026-11-28" })
  expect(shifted(days, { days: -1, minutes: 45, longer: 30 })).toEqual({
    allDay: true,
    ...{ startDate: "2026-11-25", startTime: "", endDate: "2026-11-27", endTime: "" },
  })
})

test("an event of another zone moves by its own clocks", () => {
  const abroad = entry({ zone: "America/New_York", zoneStart: "2026-11-26T17:00" })
  expect(shifted({ ...abroad, zoneEnd: "2026-11-26T18:00" }, { ...still, days: 1 })).toMatchObject({
    ...{ startDate: "2026-11-27", startTime: "17:00", endTime: "18:00" },
  })
})

test("where it would be is told by the clocks that one looks at", () => {
  const zone = "America/New_York"
  const abroad = entry({ zone, start: "2028-02-08T15:00", end: "2028-02-08T15:30" })
  const its = { ...abroad, zoneStart: "2028-02-08T09:00", zoneEnd: "2028-02-08T09:30" }
  const moved = shifted(its, { ...still, minutes: 15 })
  expect(moved).toMatchObject({ startTime: "09:15", endTime: "09:45" })
  expect(shownAt(moved, its, "Europe/Paris")).toMatchObject({
    startTime: "15:15",
    endTime: "15:45",
  })
  expect(shownAt(moved, entry({}), "Europe/Paris")).toBe(moved)
})
