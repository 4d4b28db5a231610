import { useTranslation } from "react-i18next"
import type { EventDetails } from "#contract/events"
import { HiddenField } from "~/components/form/hidden-field"
import { RadioField } from "~/components/form/radio-field"
import { formatDay } from "~/components/format"
import { timesHere, useWhen } from "./_when"

/** Of which occurrences of a series something is meant: asked at every change, of whatever kind. */
export function ScopeField({
  event,
  zone,
  isDeletion = false,
}: {
  event: EventDetails
  zone: string
  isDeletion?: boolean
}) {
  const { t, i18n } = useTranslation()
  const when = useWhen(zone)
  const counts = useCounts(event)
  if (!event.occurrence) return null
  const here = timesHere(event, zone)
  // By another zone's clocks it may be another day.
  const day = here
    ? `${when(here)} · ${when(event)}`
    : formatDay(event.startDate, i18n.language, "full")
  const options = [
    { value: "this", label: t("events.scopes.this"), text: day },
    // Of the first it would be all.
    ...(event.first ? [] : [{ value: "following", label: t("events.scopes.following") }]),
    { value: "all", label: t("events.scopes.all"), text: counts },
  ]
  return (
    <>
      <RadioField
        name="scope"
        label={t(isDeletion ? "events.scopeOfDeletion" : "events.scope")}
        options={options}
        required
      />
      <HiddenField name="occurrence" value={event.occurrence} />
    </>
  )
}

/** How many are left, and how many past ones go with them. */
function useCounts({ left, past }: EventDetails): string {
  const { t } = useTranslation()
  const coming = left === null ? t("events.endless") : t("events.left", { count: left })
  return past > 0 ? `${coming}, ${t("events.past", { count: past })}` : coming
}
