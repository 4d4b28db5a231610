import fc from "fast-check"
import { expect, test } from "vitest"
import { proposedQuarters, secondsByDay, wholeMinutes } from "./tracked-time"

const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })

test("the night in October on which an hour comes twice has nine of them, from 22:00 to 06:00", () => {
  const days = secondsByDay(span("2026-10-24T20:00:00Z", "2026-10-25T05:00:00Z"))
  expect(days.map(({ day, seconds }) => [day, seconds / 3600])).toEqual([
    ["2026-10-24", 2],
    ["2026-10-25", 7],
  ])
})

test("a stopwatch that ran for days has a whole one between", () => {
  const days = secondsByDay(span("2026-11-23T16:00:00Z", "2026-11-25T08:00:00Z"))
  expect(days.map(({ day, seconds }) => [day, wholeMinutes(seconds)])).toEqual([
    ["2026-11-23", 420],
    ["2026-11-24", 1440],
    ["2026-11-25", 540],
  ])
})

test("whatever is measured, no second is lost at midnight, and none is there twice", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 * 86_400 }),
      fc.integer({ min: 1, max: 5 * 86_400 }),
      (from, length) => {
        const start = new Date(Date.UTC(2026, 0, 1) + from * 1000)
        const days = secondsByDay({ start, end: new Date(start.getTime() + length * 1000) })
        expect(days.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(length)
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
      },
    ),
  )
})

test("no day is proposed more than it has, and an hour of a contract of eight is a quarter of two", () => {
  expect(proposedQuarters(14 * 3600, "day", 7)).toBe(4)
  expect(proposedQuarters(25 * 3600, "hour", 7)).toBe(96)
  expect(proposedQuarters(3600, "day", 8)).toBe(1)
  expect(proposedQuarters(3599, "day", 8)).toBe(0)
})
