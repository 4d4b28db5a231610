import fc from "fast-check"
import { expect, test } from "vitest"
import { longestMinutes, minutesOf, typedDuration } from "./duration"

test.each([
  ["45", 45],
  ["0", 0],
  ["2h30", 150],
  ["2 h 30", 150],
  ["2:30", 150],
  ["2H", 120],
  ["0h05", 5],
  ["1,5 j", 630],
  ["1.5d", 630],
  ["½ j", 210],
  ["1½ jours", 630],
  ["¼ day", 105],
  ["1,5 h", 90],
  ["0,33 h", 20],
  ["90 min", 90],
  ["90mn", 90],
  ["1 j 2 h 30 min", 570],
  ["1\u202fj", 420],
  ["1000 h", 60_000],
  ["1000:00", 60_000],
  ["", "duration"],
  ["2,7x", "duration"],
  ["-1", "duration"],
  ["2h75", "duration"],
  ["h", "duration"],
  ["1,5", "duration"],
  ["2h 1j", "duration"],
  ["1e3", "duration"],
  ["9999 h", "durationTooLong"],
  ["1000h01", "durationTooLong"],
  ["60001", "durationTooLong"],
  ["143 j", "durationTooLong"],
])("%j is %s", (text, expected) => {
  expect(minutesOf(text, 7)).toBe(expected)
})

test("a day is as long as the contract says", () => {
  expect(minutesOf("1 j", 8)).toBe(480)
  expect(minutesOf("0,5 d", 7.5)).toBe(225)
})

test("what is written into the field is read again as the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: longestMinutes }), (minutes) => {
      expect(minutesOf(typedDuration(minutes), 7)).toBe(minutes)
    }),
  )
})
