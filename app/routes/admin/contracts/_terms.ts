import { useTranslation } from "react-i18next"
import type { ContractTerms } from "#contract/contract-terms"
import { formatDay, formatMoney, formatPercent } from "~/components/format"

/** What each term is called. */
export const termLabels: Record<keyof ContractTerms, string> = {
  priceHT: "contracts.priceHT",
  unit: "contracts.unit",
  endDate: "contracts.endDate",
  paymentDays: "contracts.paymentTerm",
  endOfMonth: "contracts.endOfMonth",
  penaltyRate: "contracts.penaltyRate",
  renewable: "contracts.renewable",
  renewalDays: "contracts.renewalFrequency",
  noticeDays: "contracts.noticeDays",
  hoursPerDay: "contracts.hoursPerDay",
  budgetDays: "contracts.budget.budgetDays",
  budgetHT: "contracts.budget.budgetHT",
}

/** A term as one reads it. */
export function useTermText(currency: string) {
  const { t, i18n } = useTranslation()
  const yesOrNo = (is: boolean) => t(is ? "form.yes" : "form.no")
  const money = (cents: number) => formatMoney(cents, currency, i18n.language)
  const days = (count: number | null, none: string) =>
    count === null ? t(none) : t("contracts.days", { count })
  const number = (decimal: string) => Number(decimal).toLocaleString(i18n.language)
  return (name: keyof ContractTerms, terms: ContractTerms): string => {
    switch (name) {
      case "priceHT":
        return money(terms.priceHT)
      case "unit":
        return t(`contracts.units.${terms.unit}`)
      case "endDate":
        return terms.endDate ? formatDay(terms.endDate, i18n.language) : t("contracts.noEnd")
      case "paymentDays":
        return t("contracts.days", { count: terms.paymentDays })
      case "endOfMonth":
        return yesOrNo(terms.endOfMonth)
      case "penaltyRate":
        return terms.penaltyRate
          ? formatPercent(terms.penaltyRate, i18n.language)
          : t("contracts.legalDefault")
      case "renewable":
        return yesOrNo(terms.renewable)
      case "renewalDays":
        return days(terms.renewalDays, "form.no")
      case "noticeDays":
        return days(terms.noticeDays, "contracts.noNotice")
      case "hoursPerDay":
        return number(terms.hoursPerDay)
      case "budgetDays":
        return terms.budgetDays ? number(terms.budgetDays) : t("contracts.noNotice")
      case "budgetHT":
        return terms.budgetHT === null ? t("contracts.noNotice") : money(terms.budgetHT)
    }
  }
}
