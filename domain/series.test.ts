import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays } from "./day"
import { startingOn } from "./recurrence"
import { changeSeries, occurrencesBetween, refusalOfMove, type Series } from "./series"
import { weekdays } from "./weekday"
import { addMinutes } from "./zone"

interface Fields {
  title: string
}

const scopes = ["this", "following", "all"] as const

const change = fc.record({
  which: fc.nat(200),
  scope: fc.constantFrom(...scopes),
  days: fc.integer({ min: -3, max: 3 }),
  minutes: fc.integer({ min: -240, max: 240 }),
  title: fc.option(fc.constantFrom("Point", "Comité", "Revue"), { nil: undefined }),
})

const series = fc
  .record({
    frequency: fc.constantFrom("daily", "weekly", "monthly"),
    every: fc.integer({ min: 1, max: 3 }),
    day: fc.integer({ min: 0, max: 60 }),
    times: fc.integer({ min: 2, max: 30 }),
    on: fc.subarray([...weekdays]),
  })
  .map(({ frequency, every, day, times, on }): Series<Fields> => {
    const start = addDays("2026-03-01", day)
    const rule = startingOn({
      ...{ frequency, every, start, times, expiry: null },
      ...(frequency === "weekly" && on.length > 0 && { weekdays: on }),
    })
    return { start: `${start}T12:00`, length: 30, rule, fields: { title: "Point" }, overrides: {} }
  })

const all = (each: readonly Series<Fields>[]) =>
  each.flatMap((one) =>
    occurrencesBetween(one, "2020-01-01", "2060-01-01").map((occurrence) => ({
      ...occurrence,
      one,
    })),
  )

test("a series that is changed fifty times loses no occurrence, and doubles none", {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(series, fc.array(change, { minLength: 1, maxLength: 50 }), (first, changes) => {
      let known = [first]
      const count = all(known).length
      for (const { which, scope, days, minutes, title } of changes) {
        const happening = all(known)
        const meant = happening[which % happening.length]
        if (!meant) continue
        const start = addMinutes(meant.start, days * 1440 + minutes)
        const fields = title === undefined ? undefined : { title }
        const { series: next } = changeSeries(meant.one, meant.occurrence, scope, { start, fields })
        known = [...known.filter((each) => each !== meant.one), ...next]
        expect(all(known).length).toBe(count)
        // What was changed is where it was put.
        expect(all(known).some((each) => each.start === start)).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

const meeting = (rule: object): Series<Fields> => ({
  ...{ start: "2027-05-03T09:00", length: 30, fields: { title: "Point" }, overrides: {} },
  rule: {
    ...{ frequency: "weekly", every: 1, start: "2027-05-03", expiry: null, times: null },
    ...rule,
  },
})

test("of several weekdays one goes to a free day of its week; where no rule says what was asked, it is refused", () => {
  const each = meeting({ weekdays: ["mo", "we", "fr"], times: 9 })
  const wednesday = "2027-05-12T09:00"
  expect(refusalOfMove(each, wednesday, "2027-05-14T09:00")).toBe("dayTaken")
  expect(refusalOfMove(each, wednesday, "2027-05-13T09:00")).toBeUndefined()
  expect(refusalOfMove(each, wednesday, "2027-05-12T11:00")).toBeUndefined()
  const { series } = changeSeries(each, wednesday, "all", { start: "2027-05-13T09:00" })
  expect(series[0]?.rule).toMatchObject({ weekdays: ["mo", "th", "fr"], times: 9, expiry: null })
  expect(all(series)).toHaveLength(9)
  const others = meeting({ weekdays: ["mo", "th", "fr"], every: 2 })
  expect(refusalOfMove(others, "2027-05-20T09:00", "2027-05-26T09:00")).toBe("otherWeeks")
  expect(refusalOfMove(others, "2027-05-20T09:00", "2027-05-27T09:00")).toBeUndefined()
})
