import { useTranslation } from "react-i18next"
import { addDays, type Day } from "#domain/day"
import { type Weekday, weekdays } from "#domain/weekday"

/** A Monday. */
const monday: Day = "2026-11-23"

/** What a day of the week is called. */
export function useWeekdayNames(): (weekday: Weekday) => string {
  const { i18n } = useTranslation()
  const name = new Intl.DateTimeFormat(i18n.language, { weekday: "long", timeZone: "UTC" })
  return (weekday) =>
    name.format(new Date(`${addDays(monday, weekdays.indexOf(weekday))}T00:00:00Z`))
}
