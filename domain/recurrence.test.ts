import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, daysBetween, endOfMonth } from "./day"
import { frequencies, nextDates, periodOf, type Recurrence } from "./recurrence"

const monthly: Recurrence = { frequency: "monthly", every: 1, start: "2026-01-31", expiry: null }

describe("the days of a recurrence", () => {
  test("a rent of the 31st falls on the last day of shorter months, and never drifts", () => {
    expect(nextDates(monthly, "2026-01-01", 5)).toEqual([
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
    ])
  })

  test("what began on a 29 February comes back on it in leap years", () => {
    const yearly: Recurrence = { ...monthly, every: 12, start: "2024-02-29" }
    expect(nextDates(yearly, "2024-03-01", 4)).toEqual([
      "2025-02-28",
      "2026-02-28",
      "2027-02-28",
      "2028-02-29",
    ])
  })

  test("a quarter is three months and a year twelve, counted from the start", () => {
    const days = (frequency: "quarterly" | "yearly", every: number) =>
      nextDates({ ...monthly, frequency, every, start: "2023-11-30" }, "2024-01-01", 3)
    expect(days("quarterly", 1)).toEqual(["2024-02-29", "2024-05-30", "2024-08-30"])
    expect(days("yearly", 2)).toEqual(["2025-11-30", "2027-11-30", "2029-11-30"])
  })

  test("the end of the month is the end of each month, whichever day the start is", () => {
    const ends: Recurrence = { ...monthly, start: "2027-04-30", monthEnd: true }
    expect(nextDates(ends, "2027-01-01", 3)).toEqual(["2027-04-30", "2027-05-31", "2027-06-30"])
    expect(nextDates({ ...ends, start: "2028-02-10" }, "2028-01-01", 2)).toEqual([
      "2028-02-29",
      "2028-03-31",
    ])
  })

  test("the days that a date is for come before it or after it, without a gap", () => {
    expect(periodOf(monthly, "2026-01-31", "past")).toEqual({
      start: "2026-01-01",
      end: "2026-01-31",
    })
    expect(periodOf(monthly, "2026-02-28", "past")).toEqual({
      start: "2026-02-01",
      end: "2026-02-28",
    })
    expect(periodOf(monthly, "2026-03-31", "past").start).toBe("2026-03-01")
    const first: Recurrence = { ...monthly, frequency: "quarterly", start: "2026-10-01" }
    expect(periodOf(first, "2027-01-01", "ahead")).toEqual({
      start: "2027-01-01",
      end: "2027-03-31",
    })
  })

  test("every two weeks keeps its weekday over the change to summer time", () => {
    const fortnightly: Recurrence = {
      frequency: "weekly",
      every: 2,
      start: "2026-03-20",
      expiry: null,
    }
    expect(nextDates(fortnightly, "2026-03-21", 2)).toEqual(["2026-04-03", "2026-04-17"])
  })

  test("one time is one time, and not again", () => {
    const once: Recurrence = { ...monthly, frequency: "once" }
    expect(nextDates(once, "2026-01-01", 9)).toEqual(["2026-01-31"])
    expect(nextDates(once, "2026-02-01", 9)).toEqual([])
  })

  test("it ends with its expiry, that day included", () => {
    const daily: Recurrence = {
      frequency: "daily",
      every: 3,
      start: "2026-11-21",
      expiry: "2026-11-27",
    }
    expect(nextDates(daily, "2026-11-22", 9)).toEqual(["2026-11-24", "2026-11-27"])
    expect(nextDates({ ...daily, expiry: "2026-11-20" }, "2026-11-01", 9)).toEqual([])
  })

  test("it ends with the calendar", () => {
    expect(nextDates({ ...monthly, start: "2100-12-31" }, "2100-12-31", 9)).toEqual(["2100-12-31"])
  })
})

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1920-01-01", days))
const recurrence = fc.record({
  frequency: fc.constantFrom(...frequencies),
  every: fc.integer({ min: 1, max: 366 }),
  start: day,
  expiry: fc.option(day, { nil: null }),
})

test("what each date is for follows on what the one before was for", () => {
  fc.assert(
    fc.property(recurrence, fc.boolean(), day, (any, monthEnd, from) => {
      const rule = { ...any, monthEnd }
      const [one, two] = nextDates(rule, from, 2)
      if (!one || !two) return
      for (const which of ["ahead", "past"] as const)
        expect(addDays(periodOf(rule, one, which).end, 1)).toBe(periodOf(rule, two, which).start)
    }),
  )
})

describe("of any recurrence, from any day", () => {
  test("the days run forward, within its bounds", () => {
    fc.assert(
      fc.property(recurrence, day, (any, from) => {
        const dates = nextDates(any, from, 6)
        expect(dates).toEqual([...new Set(dates)].sort())
        for (const date of dates) {
          expect(date >= from && date >= any.start).toBe(true)
          expect(date <= (any.expiry ?? "2100-12-31")).toBe(true)
        }
      }),
    )
  })

  test("asking later skips days and changes none", () => {
    fc.assert(
      fc.property(recurrence, day, (any, from) => {
        const dates = nextDates(any, from, 6)
        const later = dates[2]
        if (later) expect(nextDates(any, later, 4)).toEqual(dates.slice(2))
      }),
    )
  })

  test("days and weeks are equally far apart, months keep their day or end early", () => {
    fc.assert(
      fc.property(recurrence, day, (any, from) => {
        const [one, two] = nextDates(any, from, 2)
        if (!one || !two) return
        if (any.frequency === "daily") expect(daysBetween(one, two)).toBe(any.every)
        if (any.frequency === "weekly") expect(daysBetween(one, two)).toBe(any.every * 7)
        if (any.frequency === "monthly")
          expect([any.start.slice(8), endOfMonth(two).slice(8)]).toContain(two.slice(8))
      }),
    )
  })
})
