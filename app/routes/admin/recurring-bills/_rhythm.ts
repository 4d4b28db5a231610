import { useTranslation } from "react-i18next"
import type { RecurringBill } from "#contract/recurring-bills"

/** "Every month", "every 2 weeks": how often, in words. */
export function useRhythm() {
  const { t } = useTranslation()
  return ({ frequency, every, monthEnd }: RecurringBill["recurrence"]) => {
    const often = t(`recurringBills.rhythm.${frequency}`, { count: every })
    return monthEnd ? t("recurringBills.rhythm.atMonthEnd", { often }) : often
  }
}
