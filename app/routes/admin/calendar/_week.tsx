import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { CalendarPage } from "#contract/calendars"
import type { Day } from "#domain/day"
import { weekdayOf, weekOf } from "#domain/weekday"
import { formatDay } from "~/components/format"
import { useDayMarks, useWeekdayName } from "./_days"
import { isBar, isOn, type Placed, placesOf } from "./_entries"
import { EntryLink } from "./_entry"
import type { MonthTableProps } from "./_month"
import { addressOf, daysOf, spanOf } from "./_span"

/** A week or a day as a table: its days are columns, and what has an hour stands at its place. */
export function WeekTable({ asked, page, today }: MonthTableProps) {
  const { t, i18n } = useTranslation()
  const weekday = useWeekdayName()
  const marks = useDayMarks(page)
  const days = daysOf(spanOf(asked))
  const places = days.map((day) => placesOf(page.entries, day))
  const { first, last } = hoursShown(page, places.flat())
  const caption =
    asked.view === "day"
      ? formatDay(asked.on, i18n.language, "full")
      : t("calendar.weekOf", {
          week: weekOf(asked.on),
          day: formatDay(days[0] ?? "", i18n.language, "long"),
        })
  return (
    <table className="calendar-week">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className="w-16" />
          {days.map((day) => (
            <th
              key={day}
              data-day={day}
              scope="col"
              aria-current={day === today ? "date" : undefined}
            >
              <Link to={addressOf({ ...asked, view: "day", on: day })}>
                {weekday(day)} <span className="calendar-date">{Number(day.slice(8))}</span>
              </Link>
              {marks(day).words ? (
                <span className="block text-xs font-normal">{marks(day).words}</span>
              ) : null}
              {page.more[day] ? (
                <Link
                  to={addressOf({ ...asked, view: "day", on: day })}
                  className="block text-xs font-normal text-accent underline"
                >
                  {t("calendar.moreOf", {
                    count: page.more[day],
                    day: formatDay(day, i18n.language, "weekday"),
                  })}
                </Link>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t("calendar.allDay")}</th>
          {days.map((day) => (
            <td key={day} data-day={day} className={marks(day).off ? "calendar-off" : ""}>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
                {page.entries
                  .filter((entry) => isBar(entry) && isOn(entry, day))
                  .map((entry) => (
                    <li key={`${entry.kind} ${entry.id} ${entry.start}`}>
                      <EntryLink
                        entry={entry}
                        className={entry.start.slice(0, 10) < day ? "calendar-goes-on" : ""}
                      />
                    </li>
                  ))}
              </ul>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row" className="align-top">
            <span className="sr-only">{t("calendar.hours")}</span>
            <ol aria-hidden="true" className="calendar-hours">
              {Array.from({ length: last - first }, (_, at) => first + at).map((hour) => (
                <li key={hour}>{`${String(hour).padStart(2, "0")}:00`}</li>
              ))}
            </ol>
          </th>
          {days.map((day, at) => (
            <td key={day} data-day={day} className={marks(day).off ? "calendar-off" : ""}>
              <TimedDay day={day} page={page} places={places[at] ?? []} {...{ first, last }} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

interface TimedDayProps {
  day: Day
  page: CalendarPage
  places: Placed[]
  first: number
  last: number
}

/** The quarters of the hours of a day, and what stands in them. */
function TimedDay({ day, page, places, first, last }: TimedDayProps) {
  const own = page.hours[weekdayOf(day)]
  const row = (quarter: number) => Math.max(1, quarter - first * 4 + 1)
  const quarterOf = (time: string) =>
    Number(time.slice(0, 2)) * 4 + Math.round(Number(time.slice(3)) / 15)
  return (
    <ul className="calendar-quarters" data-first={first} data-count={(last - first) * 4}>
      <li aria-hidden="true" className={`row-start-${(last - first) * 4}`} />
      {own ? (
        <li
          aria-hidden="true"
          className={`calendar-working col-1-of-1 row-start-${row(quarterOf(own.from))} row-span-${Math.max(1, quarterOf(own.to) - quarterOf(own.from))}`}
        />
      ) : null}
      {places.map(({ entry, from, to, column, columns }) => (
        <li
          key={`${entry.id} ${entry.start}`}
          className={`calendar-placed col-${column + 1}-of-${columns} row-start-${row(from)} row-span-${to - from}`}
        >
          <EntryLink entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** The hours that one works, and those in which something is. */
function hoursShown({ hours }: CalendarPage, places: Placed[]) {
  const own = Object.values(hours).flatMap((its) => (its ? [its] : []))
  const hour = (time: string) => Number(time.slice(0, 2))
  const firsts = [8, ...own.map(({ from }) => hour(from)), ...places.map(({ from }) => from / 4)]
  const lasts = [19, ...own.map(({ to }) => hour(to) + 1), ...places.map(({ to }) => to / 4)]
  return {
    first: Math.floor(Math.min(...firsts)),
    last: Math.min(24, Math.ceil(Math.max(...lasts))),
  }
}
