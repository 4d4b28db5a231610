import { useTranslation } from "react-i18next"
import type { EventDetails } from "#contract/events"
import { clockTimeIn, instantIn } from "#domain/zone"
import { formatDay } from "~/components/format"

type Times = Pick<EventDetails, "startDate" | "startTime" | "endDate" | "endTime" | "zone">

/** Its times by one's own clocks, where its zone is another. */
export function timesHere({ allDay, ...event }: Times & { allDay: boolean }, own: string) {
  if (allDay || event.zone === own) return null
  const { startDate, startTime, endDate, endTime, zone } = event
  const [start = "", end = ""] = [`${startDate}T${startTime}`, `${endDate}T${endTime}`].map(
    (local) => clockTimeIn(own, instantIn(zone, local)),
  )
  return {
    ...{ startDate: start.slice(0, 10), startTime: start.slice(11, 16) },
    ...{ endDate: end.slice(0, 10), endTime: end.slice(11, 16), zone: own },
  }
}

/** Days and times in one line; another zone than one's own is named. */
export function useWhen(own: string) {
  const { t, i18n } = useTranslation()
  const day = (of: string) => formatDay(of, i18n.language, "full")
  return ({ startDate, startTime, endDate, endTime, zone }: Times): string => {
    const words = { from: startTime, to: endTime, day: day(startDate), last: day(endDate) }
    if (!startTime) return startDate === endDate ? words.day : t("events.when.days", words)
    const when = t(startDate === endDate ? "events.when.times" : "events.when.nights", words)
    return zone === own ? when : `${when} (${zone.replaceAll("_", " ")})`
  }
}
