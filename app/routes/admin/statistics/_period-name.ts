import { useTranslation } from "react-i18next"
import type { StatisticFilter } from "#contract/statistics"
import { formatMonth } from "~/components/format"
import { useLanguage } from "~/components/use-language"

/** "novembre 2026", "4e trimestre 2026", "2026", "décembre 2025 – novembre 2026". */
export function usePeriodName() {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({
    period,
    from,
    to,
  }: {
    period: StatisticFilter["period"]
    from: string
    to: string
  }) => {
    const year = from.slice(0, 4)
    switch (period) {
      case "month":
        return formatMonth(from, language)
      case "year":
        return year
      case "quarter":
        return t("statistics.filter.quarter", {
          number: Math.ceil(Number(from.slice(5, 7)) / 3),
          year,
        })
      case "twelveMonths":
        return `${formatMonth(from, language)} – ${formatMonth(to, language)}`
    }
  }
}
