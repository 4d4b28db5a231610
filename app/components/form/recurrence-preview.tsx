import { type RefObject, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { frequencies, nextDates, type Recurrence, startingOn } from "#domain/recurrence"
import type { Weekday } from "#domain/weekday"
import { formatDay } from "../format"

interface RecurrencePreviewProps {
  name: string
  /** The field of the days of a week, where one is asked. */
  weekdays?: string
  group: RefObject<HTMLFieldSetElement>
}

/** The first days that a recurrence as it is typed now would fall on. */
export default function RecurrencePreview({ name, weekdays, group }: RecurrencePreviewProps) {
  const { t, i18n } = useTranslation()
  const [dates, setDates] = useState<string[]>([])
  useEffect(() => {
    const element = group.current
    const read = () => setDates(element ? datesOf(element, name, weekdays) : [])
    read()
    element?.addEventListener("input", read)
    return () => element?.removeEventListener("input", read)
  }, [group, name, weekdays])
  return (
    <p aria-live="polite" className="mt-3 text-sm text-muted">
      {dates.length > 0
        ? t("recurrence.next", {
            dates: dates.map((date) => formatDay(date, i18n.language)).join(", "),
          })
        : null}
    </p>
  )
}

function datesOf(group: HTMLFieldSetElement, name: string, weekdays?: string): string[] {
  const value = (field: string) =>
    group.querySelector<HTMLInputElement>(`[name="${name}.${field}"]`)?.value ?? ""
  const every = Number(value("every"))
  const start = value("start")
  const frequency = frequencies.find((each) => each === value("frequency"))
  if (!start || !frequency || !Number.isInteger(every) || every < 1) return []
  const monthEnd = group.querySelector<HTMLInputElement>(`[name="${name}.monthEnd"]`)?.checked
  const rule: Recurrence = { frequency, every, start, monthEnd, expiry: value("expiry") || null }
  const ticked = weekdays
    ? [...group.querySelectorAll<HTMLInputElement>(`[name="${weekdays}"]:checked`)].map(
        (input) => input.value as Weekday,
      )
    : []
  const ofWeeks = ticked.length > 0 ? startingOn({ ...rule, weekdays: ticked }) : rule
  return nextDates(frequency === "once" ? { ...rule, expiry: null } : ofWeeks, start, 4)
}
