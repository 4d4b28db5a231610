import fc from "fast-check"
import ICAL from "ical.js"
import { expect, test } from "vitest"
import { addDays } from "#domain/day"
import { datesBetween, nthOf, type Recurrence, startingOn } from "#domain/recurrence"
import { weekdays } from "#domain/weekday"
import { expandRule } from "./expand"
import { ruleText, writeCalendar } from "./write"

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays("2020-01-01", days))

/** Rules as people set them, of which each happens on its start. */
const rules: fc.Arbitrary<Recurrence> = fc
  .record({
    frequency: fc.constantFrom("daily", "weekly", "monthly", "yearly"),
    every: fc.integer({ min: 1, max: 5 }),
    start: day,
    on: fc.subarray([...weekdays]),
    by: fc.constantFrom("day", "nth", "last", "monthEnd"),
    ends: fc.constantFrom("never", "until", "times"),
    times: fc.integer({ min: 1, max: 40 }),
    length: fc.integer({ min: 0, max: 2_000 }),
  })
  .map(({ frequency, every, start, on, by, ends, times, length }) => {
    const isOfMonths = frequency === "monthly" || frequency === "yearly"
    const first =
      by === "monthEnd" && isOfMonths
        ? datesBetween(monthEnds(start), start, "2100-01-01", 1)[0]
        : start
    return startingOn({
      ...{ frequency, every, start: first ?? start },
      ...(frequency === "weekly" && on.length > 0 && { weekdays: on }),
      ...(isOfMonths && by === "nth" && { nth: nthOf(first ?? start) }),
      ...(isOfMonths && by === "last" && { nth: nthOf(first ?? start, -1) }),
      ...(isOfMonths && by === "monthEnd" && { monthEnd: true }),
      expiry: ends === "until" ? addDays(first ?? start, length) : null,
      times: ends === "times" ? times : null,
    })
  })

const monthEnds = (start: string): Recurrence => ({
  ...{ frequency: "monthly", every: 1, start, monthEnd: true, expiry: null },
})

test("what a rule gives, another reader of what is written of it gives too", {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(rules, day, (rule, from) => {
      const written = ruleText(rule, rule.start, "UTC")
      // It is written day by day, since no form of it is read by all.
      if (!written) return
      const to = addDays(from, 200)
      expect(expandRule(written, rule.start, from, to)).toEqual(datesBetween(rule, from, to))
    }),
    { numRuns: 500 },
  )
})

test("any text comes back as it was written, in lines of 75 bytes that cut no character", () => {
  const texts = fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }).filter(
    // Trimmed and without control characters, as the contract has them.
    (text) => !/[\p{Cc}\p{Cs}]/u.test(text),
  )
  fc.assert(
    fc.property(texts, texts, (title, notes) => {
      const event = {
        ...{ uid: "a@plume", stampedAt: new Date(0), sequence: 0, zone: "Europe/Paris" },
        ...{
          start: "2026-11-24T09:00",
          length: 30,
          title,
          notes: `${notes}\n${title}`,
          free: false,
        },
      }
      const file = writeCalendar({ name: title }, [event])
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThan(76)
      const [read] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent")
      const found = new ICAL.Event(read)
      expect([found.summary, found.description]).toEqual([title, `${notes}\n${title}`])
    }),
  )
})

test("a zone says when its clocks are changed, so that 09:00 is the same instant to everyone", () => {
  const at = (start: string) => ({
    ...{ uid: start, stampedAt: new Date(0), sequence: 0, zone: "America/New_York" },
    ...{ start, length: 60, title: "Call", free: false },
  })
  const starts = ["2026-03-07T09:00", "2026-03-09T09:00", "2026-11-02T09:00"]
  const component = new ICAL.Component(ICAL.parse(writeCalendar({ name: "Plume" }, starts.map(at))))
  const instants = component.getAllSubcomponents("vevent").map((one) => {
    const event = new ICAL.Event(one)
    return event.startDate.toJSDate().toISOString()
  })
  expect(instants).toEqual([
    ...["2026-03-07T14:00:00.000Z", "2026-03-09T13:00:00.000Z", "2026-11-02T14:00:00.000Z"],
  ])
})
