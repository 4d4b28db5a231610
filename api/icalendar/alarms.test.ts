import { expect, test } from "vitest"
import { remindersIn } from "./alarms"
import { linesOf, partsOf } from "./lines"

function remindersOf(alarms: string[], isAllDay = false) {
  const lines = [
    ...["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "DTSTART:20261124T090000"],
    ...alarms.flatMap((alarm) => ["BEGIN:VALARM", ...alarm.split("|"), "END:VALARM"]),
    ...["END:VEVENT", "END:VCALENDAR"],
  ]
  const [part] = partsOf(linesOf(Buffer.from(lines.join("\r\n"))))?.parts ?? []
  return part ? remindersIn(part, isAllDay) : undefined
}

test("an alarm of another calendar is a reminder, in the largest unit that says it", () => {
  expect(
    remindersOf([
      "ACTION:DISPLAY|TRIGGER:-PT15M",
      "ACTION:EMAIL|TRIGGER;RELATED=START:-P1D",
      "ACTION:AUDIO|TRIGGER:PT0S",
      "ACTION:DISPLAY|TRIGGER:-P2W",
      "ACTION:DISPLAY|TRIGGER:-PT90M",
    ]),
  ).toEqual([
    { amount: 15, unit: "minutes", at: null, by: "notification" },
    { amount: 1, unit: "days", at: null, by: "email" },
    { amount: 0, unit: "minutes", at: null, by: "notification" },
    { amount: 2, unit: "weeks", at: null, by: "notification" },
    { amount: 90, unit: "minutes", at: null, by: "notification" },
  ])
})

test("of what is all day it rings on a day before, at an hour", () => {
  expect(remindersOf(["TRIGGER:-PT15H", "TRIGGER:-P1D", "TRIGGER:-P1DT30M"], true)).toEqual([
    { amount: 1, unit: "days", at: "09:00", by: "notification" },
    { amount: 1, unit: "days", at: "00:00", by: "notification" },
    { amount: 2, unit: "days", at: "23:30", by: "notification" },
  ])
})

test("what rings afterwards, at an instant, from the end, or too early is left out, and the sixth as well", () => {
  expect(
    remindersOf([
      "TRIGGER:PT5M",
      "TRIGGER;VALUE=DATE-TIME:20261124T080000Z",
      "TRIGGER;RELATED=END:-PT5M",
      "TRIGGER:-PT59999M",
      "TRIGGER:soon",
      "ACTION:DISPLAY",
    ]),
  ).toEqual([])
  const many = Array.from({ length: 9 }, (_, at) => `TRIGGER:-PT${at + 1}M`)
  expect(remindersOf([...many, ...many])).toHaveLength(5)
})
