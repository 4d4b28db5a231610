import { expect, test } from "vitest"
import type { CalendarEntry, CalendarPage } from "#contract/calendars"
import { firstOf } from "./_entries"

const entry = (id: string, start: string, end: string, allDay = false) =>
  ({ kind: "event", id, start, end, allDay }) as unknown as CalendarEntry

const pageOf = (entries: CalendarEntry[]) => ({ entries }) as CalendarPage

test("a day shows its first entries, what lasts for days before all else, and tells how many more it has", () => {
  const points = Array.from({ length: 20 }, (_, at) =>
    entry(`p${at}`, `2026-11-24T09:${10 + at}`, `2026-11-24T10:${10 + at}`),
  )
  const trip = entry("trip", "2026-11-24", "2026-11-25", true)
  const { entries, more } = firstOf(pageOf([...points, trip]), ["2026-11-24", "2026-11-25"], 12)
  expect(more).toEqual({ "2026-11-24": 9 })
  expect(entries.map(({ id }) => id)).toEqual([...points.slice(0, 11).map(({ id }) => id), "trip"])
})

test("what a day shows of a longer entry, each of its days shows", () => {
  const trip = entry("trip", "2026-11-24", "2026-11-26", true)
  const { entries, more } = firstOf(pageOf([trip]), ["2026-11-25", "2026-11-26"], 1)
  expect([entries, more]).toEqual([[trip], {}])
})
