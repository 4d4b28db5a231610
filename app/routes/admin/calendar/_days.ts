import { useTranslation } from "react-i18next"
import type { CalendarPage } from "#contract/calendars"
import type { Day } from "#domain/day"
import { weekdayOf } from "#domain/weekday"

/** The name of the weekday of a day, short. */
export function useWeekdayName(style: "short" | "long" = "short"): (day: Day) => string {
  const { i18n } = useTranslation()
  const name = new Intl.DateTimeFormat(i18n.language, { weekday: style, timeZone: "UTC" })
  return (day) => name.format(new Date(`${day}T00:00:00Z`))
}

/** Whether nobody works on a day, and why. */
export function useDayMarks({ holidays, daysOff, hours }: CalendarPage) {
  const { t } = useTranslation()
  return (day: Day) => {
    const dayOff = daysOff.find((one) => one.day === day)
    const holiday = holidays.find((one) => one.day === day)
    const words = [
      holiday ? t("calendar.holiday", { name: holiday.title }) : "",
      dayOff ? (dayOff.title ?? t("calendar.dayOff")) : "",
      dayOff?.half ? t(`calendar.halves.${dayOff.half}`) : "",
    ].filter(Boolean)
    const off = holiday || (dayOff && !dayOff.half) || hours[weekdayOf(day)] === null
    return { off: Boolean(off), words: words.join(", ") }
  }
}
