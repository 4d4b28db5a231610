import { useTranslation } from "react-i18next"
import type { Event, EventRecurrence } from "#contract/events"
import { weekdayOf } from "#domain/weekday"
import { formatDay, formatMonth } from "~/components/format"
import { useWeekdayNames } from "~/components/use-weekday-names"

/** A rule as one says it: every 2 weeks, on Monday and Thursday, until 31 December 2026. */
export function useRuleSentence(): (rule: EventRecurrence, counted: Event["counted"]) => string {
  const { t, i18n } = useTranslation()
  const names = useWeekdayNames()
  return (rule, counted) => {
    const { frequency, every, weekdays: on, until, times } = rule
    const list = new Intl.ListFormat(i18n.language).format(
      on.map((day) => t("events.rule.weekday", { day: names(day) })),
    )
    const parts = [
      t(`events.rule.${frequency}`, { count: every }),
      frequency === "weekly" && on.length > 0 ? t("events.rule.on", { days: list }) : "",
      // On a weekday or a last day of a month: of which.
      counted && frequency === "yearly" && rule.on !== "day"
        ? t("events.rule.inMonth", { month: formatMonth(counted.from, i18n.language, "month") })
        : "",
      counted && (frequency === "monthly" || frequency === "yearly")
        ? dayOfMonth(rule, counted)
        : "",
      until ? t("events.rule.until", { day: formatDay(until, i18n.language, "long") }) : "",
      times ? t("events.rule.times", { count: times }) : "",
    ]
    return parts.filter(Boolean).join(", ")
  }

  /** The first of a month is the only one that French counts so. */
  function first(date: string) {
    return i18n.language === "fr" ? date.replace(/^1(?!\d)/, "1er") : date
  }

  /** By the day that is meant, whichever occurrence one looks at: a 31st is one in February too. */
  function dayOfMonth(
    { on, frequency }: EventRecurrence,
    { from: start, monthDay }: NonNullable<Event["counted"]>,
  ) {
    const n = Math.ceil(Number(start.slice(8)) / 7)
    const words = { day: names(weekdayOf(start)), date: first(String(monthDay)), n }
    if (on === "day" && frequency === "yearly")
      return t("events.rule.date", {
        date: first(formatDay(start, i18n.language, "weekday").replace(/^\S+ /, "")),
      })
    if (on === "nth") return t(`events.rule.nths.${nths[n] ?? "fifth"}`, words)
    return t(`events.rule.ons.${on}`, words)
  }
}

const nths = ["first", "first", "second", "third", "fourth", "fifth"] as const
