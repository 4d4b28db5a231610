import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { CalendarEntry, CalendarPage } from "#contract/calendars"
import { addDays, type Day } from "#domain/day"
import { weekOf } from "#domain/weekday"
import { formatDay, formatMonth } from "~/components/format"
import { useDayMarks, useWeekdayName } from "./_days"
import { isOn, lanesOf } from "./_entries"
import { EntryLink } from "./_entry"
import { type Asked, addressOf, daysOf, spanOf } from "./_span"

/** As many entries as the cell of a day shows. */
const shown = 3

/** A month as a table: its weeks are rows, and each says its number. */
export function MonthTable({ asked, page, today }: MonthTableProps) {
  const { t, i18n } = useTranslation()
  const weekday = useWeekdayName()
  const days = daysOf(spanOf(asked))
  const weeks = days
    .filter((_, at) => at % 7 === 0)
    .map((monday) => daysOf({ from: monday, to: addDays(monday, 6) }))
  return (
    <table className="calendar-month">
      <caption className="sr-only">{formatMonth(asked.on, i18n.language)}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-8">
            <span className="sr-only">{t("calendar.week")}</span>
          </th>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col">
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <Week key={week[0]} week={week} asked={asked} page={page} today={today} />
        ))}
      </tbody>
    </table>
  )
}

export interface MonthTableProps {
  asked: Asked
  page: CalendarPage
  today: Day
}

function Week({ week, asked, page, today }: MonthTableProps & { week: Day[] }) {
  const { t } = useTranslation()
  const monday = week[0] ?? asked.on
  const entries = page.entries.filter((entry) => week.some((day) => isOn(entry, day)))
  const lanes = lanesOf(entries, week)
  return (
    <tr>
      <th scope="row">
        <Link to={addressOf({ ...asked, view: "week", on: monday })}>
          <span className="sr-only">{t("calendar.week")} </span>
          {weekOf(monday)}
        </Link>
      </th>
      {week.map((day) => (
        <DayCell
          key={day}
          day={day}
          entries={entries.filter((entry) => isOn(entry, day))}
          lanes={lanes}
          {...{ asked, page, today }}
        />
      ))}
    </tr>
  )
}

interface DayCellProps extends MonthTableProps {
  day: Day
  entries: CalendarEntry[]
  lanes: Map<CalendarEntry, number>
}

function DayCell({ day, entries, lanes, asked, page, today }: DayCellProps) {
  const { t, i18n } = useTranslation()
  const marks = useDayMarks(page)
  const byLane = new Map(entries.map((entry) => [lanes.get(entry) ?? 0, entry]))
  const visible = Array.from({ length: shown }, (_, lane) => byLane.get(lane))
  while (visible.length > 0 && !visible.at(-1)) visible.pop()
  const beyond = entries.filter((entry) => (lanes.get(entry) ?? 0) >= shown).length
  const hidden = beyond + (page.more[day] ?? 0)
  const { off, words } = marks(day)
  const isOther = day.slice(0, 7) !== asked.on.slice(0, 7)
  return (
    <td
      data-day={day}
      className={`${off ? "calendar-off" : ""} ${isOther ? "calendar-other" : ""}`}
      aria-current={day === today ? "date" : undefined}
    >
      <Link
        to={addressOf({ ...asked, view: "day", on: day })}
        className="calendar-date"
        aria-label={[formatDay(day, i18n.language, "weekday"), words].filter(Boolean).join(", ")}
      >
        {Number(day.slice(8))}
      </Link>
      <ul>
        {visible.map((entry, lane) =>
          entry ? (
            <li key={`${entry.id} ${entry.kind} ${entry.start}`}>
              <EntryLink
                entry={entry}
                goesOn={
                  entry.start.slice(0, 10) < day && day !== spanOf({ view: "week", on: day }).from
                }
                className={isOn(entry, addDays(day, -1)) ? "calendar-goes-on" : ""}
              />
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty lane is told by its place alone
            <li key={lane} aria-hidden="true" className="calendar-lane" />
          ),
        )}
      </ul>
      {hidden > 0 ? (
        <Link to={addressOf({ ...asked, view: "day", on: day })} className="calendar-more">
          {t("calendar.more", { count: hidden })}
        </Link>
      ) : null}
    </td>
  )
}
