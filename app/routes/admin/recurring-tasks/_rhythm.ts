import { useTranslation } from "react-i18next"
import type { RecurringTask } from "#contract/recurring-tasks"

type Timing = Pick<RecurringTask, "mode" | "afterDays" | "recurrence">

/** "Every month", "3 days after it was done": how often, in words. */
export function useRhythm() {
  const { t } = useTranslation()
  return ({ mode, afterDays, recurrence }: Timing) => {
    const { frequency, every, monthEnd } = recurrence
    if (mode === "afterDone") return t("recurringTasks.afterDone", { count: afterDays ?? 1 })
    if (frequency === "daily") return t("recurringTasks.daily", { count: every })
    const often = t(`recurringBills.rhythm.${frequency}`, { count: every })
    return monthEnd ? t("recurringBills.rhythm.atMonthEnd", { often }) : often
  }
}
