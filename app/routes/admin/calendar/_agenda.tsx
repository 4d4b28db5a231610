import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#domain/zone"
import { formatDay } from "~/components/format"
import { useDayMarks } from "./_days"
import { isOn, timeOf } from "./_entries"
import { EntryLink } from "./_entry"
import type { MonthTableProps } from "./_month"
import { addressOf, daysOf, spanOf } from "./_span"

/** Day after day, those on which something is. */
export function Agenda({ asked, page, today }: MonthTableProps) {
  const { t, i18n } = useTranslation()
  const marks = useDayMarks(page)
  const days = daysOf(spanOf(asked)).filter((day) => page.entries.some((entry) => isOn(entry, day)))
  if (days.length === 0) return <p className="text-muted">{t("calendar.nothing")}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {days.map((day) => (
        <section key={day} aria-label={formatDay(day, i18n.language, "full")}>
          <h2 className="mb-2 font-semibold" aria-current={day === today ? "date" : undefined}>
            {formatDay(day, i18n.language, "weekday")}
            {marks(day).words ? (
              <span className="ml-2 text-sm font-normal text-muted">{marks(day).words}</span>
            ) : null}
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            {page.entries
              .filter((entry) => isOn(entry, day))
              .map((entry) => (
                <li
                  key={`${entry.kind} ${entry.id} ${entry.start}`}
                  className="flex items-baseline gap-3"
                >
                  <span
                    aria-hidden="true"
                    className="w-24 shrink-0 text-sm text-muted tabular-nums"
                  >
                    {entry.allDay || dayOf(entry.start) !== day
                      ? t("calendar.allDay")
                      : [...new Set([timeOf(entry.start), timeOf(entry.end)])].join(" – ")}
                  </span>
                  <EntryLink entry={entry} timesBeside className="flex-1" />
                </li>
              ))}
          </ul>
          {page.more[day] ? (
            <Link
              to={addressOf({ ...asked, view: "day", on: day })}
              className="mt-1.5 inline-block min-h-6 text-accent underline"
            >
              {t("calendar.moreOf", {
                count: page.more[day],
                day: formatDay(day, i18n.language, "weekday"),
              })}
            </Link>
          ) : null}
        </section>
      ))}
    </div>
  )
}
