import { useTranslation } from "react-i18next"
import { contractUnits } from "#contract/choices"
import type { ContractTerms } from "#contract/contract-terms"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"
import { QuantityField } from "~/components/form/quantity-field"
import { SelectField } from "~/components/form/select-field"
import { formatDay, formatMoney, formatPercent } from "~/components/format"

/** What is asked for the work, and until when it is paid. */
export function PriceFields() {
  const { t } = useTranslation()
  return (
    <>
      <MoneyField name="priceHT" label={t("contracts.priceHT")} />
      <SelectField
        name="unit"
        label={t("contracts.unit")}
        options={contractUnits.map((unit) => ({ value: unit, label: t(`contracts.units.${unit}`) }))}
      />
    </>
  )
}

/** The terms of payment, of a renewal, of the budget and of the notice. */
export function OtherTerms() {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("contracts.groups.payment")} text={t("contracts.paymentLaw")}>
        <NumberField name="paymentDays" label={t("contracts.paymentDays")} />
        <PercentField
          name="penaltyRate"
          label={t("contracts.penaltyRate")}
          hint={t("contracts.penaltyRateHint")}
        />
        <CheckField
          name="endOfMonth"
          label={t("contracts.endOfMonth")}
          hint={t("contracts.endOfMonthHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup title={t("contracts.groups.renewal")}>
        <CheckField
          name="renewable"
          label={t("contracts.renewable")}
          hint={t("contracts.renewableHint")}
        />
        <NumberField
          name="renewalDays"
          label={t("contracts.renewalDays")}
          hint={t("contracts.renewalDaysHint")}
        />
      </FieldGroup>
      <FieldGroup title={t("contracts.budget.group")}>
        <QuantityField
          name="budgetDays"
          label={t("contracts.budget.days")}
          hint={t("contracts.budget.daysHint")}
        />
        <MoneyField name="budgetHT" label={t("contracts.budget.HT")} />
        <QuantityField
          name="hoursPerDay"
          label={t("contracts.hoursPerDay")}
          hint={t("contracts.hoursPerDayHint")}
        />
        <NumberField
          name="noticeDays"
          label={t("contracts.noticeDays")}
          hint={t("contracts.noticeDaysHint")}
        />
      </FieldGroup>
    </>
  )
}

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
  budgetDays: "contracts.budget.days",
  budgetHT: "contracts.budget.HT",
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
