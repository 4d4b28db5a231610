import { expect, test } from "vitest"
import { addDays } from "#domain/day"
import { isAllDay, occurrencesBetween } from "#domain/series"
import { addMinutes, instantIn } from "#domain/zone"
import { vectors } from "../../tests/time-vectors.json"
import { expandRule } from "./expand"
import { type CalendarRow, type ReadEvent, readCalendar } from "./read"

const most = { bytes: 10 * 1024 * 1024, rows: 5_000 }
const read = (text: string | Uint8Array, zone = "Europe/Paris") =>
  readCalendar(typeof text === "string" ? new TextEncoder().encode(text) : text, most, zone)

const eventsOf = (rows: ReturnType<typeof read>): ReadEvent[] =>
  Array.isArray(rows) ? rows.flatMap((row: CalendarRow) => ("event" in row ? [row.event] : [])) : []

interface Case {
  ics?: string
  icsBase64?: string
  from: string
  to: string
  zone: string
}

const cases = vectors.filter(({ group }) => group === "ics")

test.each(cases)("$id: $note", (one) => {
  const { ics, icsBase64, from, to, zone } = one.input as unknown as Case
  const rows = read(ics ?? new Uint8Array(Buffer.from(icsBase64 ?? "", "base64")), zone)
  const happening = eventsOf(rows)
    .filter(({ cancelled }) => !cancelled)
    .flatMap((event) => {
      const { foreignRule, start, fields } = event
      const series = {
        ...event,
        ...(foreignRule !== null && {
          dates: (first: string, last: string, at: number) =>
            expandRule(foreignRule, start, first, last, { most: at, zone: fields.zone }),
        }),
      }
      const instant = (local: string) =>
        instantIn(event.fields.zone, local).toISOString().replace(".000", "")
      return occurrencesBetween(series, from, to).map((each) => ({
        uid: event.uid,
        summary: each.fields.title,
        allDay: isAllDay(each.start),
        start: isAllDay(each.start) ? each.start : instant(each.start),
        end: isAllDay(each.start)
          ? addDays(each.start, each.length - 1)
          : instant(addMinutes(each.start, each.length)),
      }))
    })
    .sort((left, right) => (left.start < right.start ? -1 : 1))
  expect(happening).toEqual(one.expected)
})

const calendar = (...events: string[][]) =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//FR"],
    ...events.flatMap((lines) => [
      "BEGIN:VEVENT",
      "DTSTAMP:20261101T080000Z",
      ...lines,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n")

const at = "DTSTART;TZID=Europe/Paris:20261124T093000"
const refusals = (text: string) => {
  const rows = read(text)
  if (!Array.isArray(rows)) return rows
  return rows.map((row) => ("refusal" in row ? [row.line, row.refusal] : [row.line, "taken"]))
}

test("an event that cannot be taken is left out with its line and why, and the others are taken", () => {
  expect(
    refusals(
      calendar(
        ["UID:a", at, "SUMMARY:Bon"],
        ["UID:b", "DTSTART;TZID=Nowhere Time:20261124T093000"],
        ["UID:c", at, "RRULE:FREQ=HOURLY"],
        ["UID:d", at, "DTEND;TZID=Europe/Paris:20261124T083000"],
        ["UID:e", at, "SUMMARY:cloche \u0007"],
        ["UID:f", "SUMMARY:sans date"],
        ["UID:a", at, "SUMMARY:deux fois"],
        ["UID:g", at, "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31"],
        ["UID:h", "DTSTART;VALUE=DATE:20270230"],
      ),
    ),
  ).toEqual([
    [4, "taken"],
    [10, "icsZone Nowhere Time"],
    [15, "icsRule"],
    [21, "icsTimes"],
    [27, "icsText"],
    [33, "icsTimes"],
    [38, "icsTwice"],
    [44, "noDate"],
    [50, "icsTimes"],
  ])
})

test("what is no calendar, or is cut, is refused whole", () => {
  expect(read("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\n")).toBe("icsUnreadable")
  expect(read("Nom;Ville\nA;Lyon\n")).toBe("icsUnreadable")
  expect(read("")).toBe("icsUnreadable")
  expect(readCalendar(new Uint8Array(20), { bytes: 10, rows: 1 }, "UTC")).toBe("icsTooBig")
  expect(
    readCalendar(
      new TextEncoder().encode(calendar(["UID:a", at], ["UID:b", at])),
      { bytes: 9_999, rows: 1 },
      "UTC",
    ),
  ).toBe("icsTooLong")
})

test("a zone that nobody knows is the one whose clocks the file describes", () => {
  const zone = [
    ...[
      "BEGIN:VTIMEZONE",
      "TZID:Bureau",
      "BEGIN:DAYLIGHT",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0400",
    ],
    ...["DTSTART:20070311T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "END:DAYLIGHT"],
    ...["BEGIN:STANDARD", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500", "DTSTART:20071104T020000"],
    ...["RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "END:STANDARD", "END:VTIMEZONE"],
  ].join("\r\n")
  const text = calendar(["UID:a", "DTSTART;TZID=Bureau:20260707T090000"]).replace(
    "BEGIN:VEVENT",
    `${zone}\r\nBEGIN:VEVENT`,
  )
  const [event] = eventsOf(read(text))
  expect(event && instantIn(event.fields.zone, event.start).toISOString()).toBe(
    "2026-07-07T13:00:00.000Z",
  )
})

test("rules that ours can say become ours, others stay as they came", () => {
  const ruleOf = (rule: string, start = at) => {
    const [event] = eventsOf(read(calendar(["UID:a", start, `RRULE:${rule}`])))
    return event?.foreignRule ?? event?.rule?.frequency
  }
  expect(ruleOf("FREQ=DAILY;COUNT=3")).toBe("daily")
  expect(ruleOf("FREQ=WEEKLY;BYDAY=TU,TH;INTERVAL=2;WKST=MO")).toBe("weekly")
  expect(ruleOf("FREQ=MONTHLY;BYDAY=4TU")).toBe("monthly")
  expect(ruleOf("FREQ=MONTHLY;BYMONTHDAY=24")).toBe("monthly")
  expect(ruleOf("FREQ=YEARLY;UNTIL=20301124T083000Z")).toBe("yearly")
  for (const rule of [
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=WEEKLY;BYDAY=MO",
    "FREQ=YEARLY;BYWEEKNO=20",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU",
  ])
    expect(ruleOf(rule)).toBe(rule)
})

test("what is nothing to us is kept as it came, but for what is attached", () => {
  const [event] = eventsOf(
    read(
      calendar(["UID:a", at, "X-FOO;BAR=1:a\\,b", "ATTACH;ENCODING=BASE64:AAAA", "CATEGORIES:x"]),
    ),
  )
  expect(event?.properties).toEqual(["X-FOO;BAR=1:a\\,b", "CATEGORIES:x"])
})

test("days as Outlook writes them are days, and a day of a duration is one of the clocks", () => {
  const file = (...lines: string[]) =>
    [
      ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//FR", "BEGIN:VEVENT", "UID:a@x"],
      ...["DTSTAMP:20261101T080000Z", ...lines, "END:VEVENT", "END:VCALENDAR", ""],
    ].join("\r\n")
  const one = (...lines: string[]) => eventsOf(read(file(...lines)))[0]
  expect(
    one(
      ...["DTSTART;TZID=Romance Standard Time:20261224T000000"],
      ...["DTEND;TZID=Romance Standard Time:20261226T000000"],
      "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
    ),
  ).toMatchObject({ start: "2026-12-24", length: 2 })
  const night = "DTSTART;TZID=Europe/Paris:20270327T220000"
  expect(one(night, "DURATION:P1D")).toMatchObject({ length: 1440 })
  expect(one(night, "DURATION:PT8H")).toMatchObject({ length: 540 })
  expect(one(`DTSTART;TZID="tzone://Microsoft/Utc":20270327T220000`, "DURATION:PT1H")).toBeDefined()
})
