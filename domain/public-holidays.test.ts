import { expect, test } from "vitest"
import { addDays } from "./day"
import {
  holidayZoneOf,
  isWorkingDay,
  publicHolidays,
  workingDayFrom,
  workingDays,
} from "./public-holidays"

test("holidays that move follow Easter, over a century", () => {
  const easterMondays = {
    "1999": "04-05",
    "2000": "04-24",
    "2008": "03-24",
    "2011": "04-25",
    "2024": "04-01",
    "2038": "04-26",
    "2076": "04-20",
    "2100": "03-29",
  }
  for (const [year, day] of Object.entries(easterMondays)) {
    const holidays = publicHolidays(Number(year))
    for (const days of [0, 38, 49])
      expect(holidays, year).toContain(addDays(`${year}-${day}`, days))
  }
})

test("some parts of France have more of them; two on one day are one", () => {
  const more = (zone: Parameters<typeof publicHolidays>[1]) =>
    publicHolidays(2026, zone).filter((day) => !publicHolidays(2026).includes(day))
  expect(more("alsaceMoselle")).toEqual(["2026-04-03", "2026-12-26"])
  expect(more("reunion")).toEqual(["2026-12-20"])
  expect(["67000", "57000", "97410", "69002", ""].map(holidayZoneOf)).toEqual([
    "alsaceMoselle",
    "alsaceMoselle",
    "reunion",
    "metropole",
    "metropole",
  ])
  // In 2008, 1 May was Ascension Day.
  expect(publicHolidays(2008)).toHaveLength(10)
  // 8 May became one in 1982.
  expect(publicHolidays(1981)).not.toContain("1981-05-08")
})

test("days on which people work are none of them, nor weekends", () => {
  expect(
    ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-11"].map((day) => isWorkingDay(day)),
  ).toEqual([true, false, false, false])
  expect(workingDayFrom("2026-12-25")).toBe("2026-12-28")
  expect(workingDayFrom("2026-11-20")).toBe("2026-11-20")
  expect(workingDays("2026-11-30", "2026-11-01")).toBe(0)
  expect(workingDays("1899-12-25", "1899-12-31")).toBe(4)
})
