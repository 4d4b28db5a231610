import { Link } from "@remix-run/react"
import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { layerCards } from "#contract/calendar-layers"
import type { CalendarEntry } from "#contract/calendars"
import { dayOf } from "#domain/zone"
import { formatDay } from "~/components/format"
import { keyOf, lastDayOf, timeOf } from "./_entries"

/** Where an entry leads to; a public holiday leads nowhere. */
export function placeOf({ kind, id, occurrence }: CalendarEntry): string | undefined {
  if (kind === "event")
    return `../calendar/events/${id}${occurrence ? `?occurrence=${occurrence}` : ""}`
  const card = layerCards.find(({ name }) => name === kind)
  return card && "to" in card && id ? `../${card.to.replace(":id", id)}` : undefined
}

/** What an entry is called: its title, its day and its times. */
export function useEntryName(): (entry: CalendarEntry) => string {
  const { t, i18n } = useTranslation()
  return (entry) => {
    const day = formatDay(dayOf(entry.start), i18n.language, "full")
    const last = lastDayOf(entry)
    const names = { title: entry.title, day, from: timeOf(entry.start), to: timeOf(entry.end) }
    if (last !== dayOf(entry.start))
      return t(entry.allDay ? "calendar.names.days" : "calendar.names.daysAndTimes", {
        ...{ ...names, last: formatDay(last, i18n.language, "full") },
      })
    if (!entry.allDay && entry.start === entry.end) return t("calendar.names.time", names)
    return t(entry.allDay ? "calendar.names.day" : "calendar.names.times", names)
  }
}

interface EntryLinkProps {
  entry: CalendarEntry
  /** Only its colour goes on here: its words stood where it began. */
  goesOn?: boolean
  /** Its times stand beside it. */
  timesBeside?: boolean
  className?: string
}

export function EntryLink({ entry, goesOn, timesBeside, className = "" }: EntryLinkProps) {
  const { t } = useTranslation()
  const name = useEntryName()(entry)
  const to = placeOf(entry)
  const time = goesOn || timesBeside ? "" : timeOf(entry.start)
  const face = (
    <>
      {entry.conflict && !goesOn ? (
        <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
      ) : null}
      <span aria-hidden="true" className="calendar-words">
        {goesOn ? "…" : null}
        {time ? <span className="mr-1 tabular-nums">{time}</span> : null}
        {goesOn ? null : entry.title}
      </span>
      <span className="sr-only">
        {name}
        {entry.conflict ? ` (${t("calendar.conflict")})` : null}
      </span>
    </>
  )
  const dress = `calendar-entry swatch-${entry.color} ${entry.free ? "calendar-free" : ""} ${className}`
  return to ? (
    <Link to={to} className={dress} title={name} data-entry={keyOf(entry)}>
      {face}
    </Link>
  ) : (
    <span className={dress} title={name}>
      {face}
    </span>
  )
}
