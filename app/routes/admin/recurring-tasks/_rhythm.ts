import { useTranslation } from "react-i18next"
import type { RecurringTask } from "#contract/recurring-tasks"
import { useWeekdayNames } from "~/components/use-weekday-names"

type Timing = Pick<RecurringTask, "mode" | "afterDays" | "recurrence" | "weekdays">

/** "Every month", "3 days after it was done": how often, in words. */
export function useRhythm() {
  const { t, i18n } = useTranslation()
  const name = useWeekdayNames()
  return ({ mode, afterDays, recurrence, weekdays }: Timing) => {
    const { frequency, every, monthEnd } = recurrence
    if (mode === "afterDone") return t("recurringTasks.afterDone", { count: afterDays ?? 1 })
    if (frequency === "daily") return t("recurringTasks.daily", { count: every })
    const often = t(`recurringBills.rhythm.${frequency}`, { count: every })
    if (weekdays.length > 0) {
      const days = weekdays.map((day) => t("events.rule.weekday", { day: name(day) }))
      const list = new Intl.ListFormat(i18n.language).format(days)
      return [often, t("events.rule.on", { days: list })].join(", ")
    }
    return monthEnd ? t("recurringBills.rhythm.atMonthEnd", { often }) : often
  }
}
