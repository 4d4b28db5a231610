import { useTranslation } from "react-i18next"
import type { LabelRule } from "#contract/label-rules"

type Said = Pick<LabelRule, "outcomeCategory" | "incomeCategory">

/** What a rule says that a line was, in words. */
export function useCategory() {
  const { t } = useTranslation()
  return ({ outcomeCategory, incomeCategory }: Said): string => {
    if (outcomeCategory) return t(`outcomes.categories.${outcomeCategory}`)
    return incomeCategory ? t(`incomes.categories.${incomeCategory}`) : ""
  }
}
