import { useTranslation } from "react-i18next"
import type { ScheduledTransaction } from "#contract/scheduled-transactions"
import type { Tone } from "~/components/ui/tone"

export const stateTones: Record<ScheduledTransaction["state"], Tone> = {
  scheduled: "success",
  overdue: "danger",
  deactivated: "neutral",
  ended: "neutral",
}

/** "Every month", "every 2 weeks", "once": how often, in words. */
export function useRhythm() {
  const { t } = useTranslation()
  return ({ frequency, every, monthEnd }: ScheduledTransaction["recurrence"]) => {
    if (frequency === "once") return t("recurrence.once")
    if (frequency === "daily") return t("recurringTasks.daily", { count: every })
    const often = t(`recurringBills.rhythm.${frequency}`, { count: every })
    return monthEnd ? t("recurringBills.rhythm.atMonthEnd", { often }) : often
  }
}
