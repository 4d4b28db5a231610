import { useTranslation } from "react-i18next"
import { contractUnits } from "#contract/choices"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"
import { QuantityField } from "~/components/form/quantity-field"
import { SelectField } from "~/components/form/select-field"
import type { payLabel } from "./_pay-label"

/** What is asked for the work, and until when it is paid. */
export function PriceFields({
  label = "contracts.priceHT",
}: {
  label?: ReturnType<typeof payLabel>
}) {
  const { t } = useTranslation()
  return (
    <>
      <MoneyField name="priceHT" label={t(label)} />
      <SelectField
        name="unit"
        label={t("contracts.unit")}
        options={contractUnits.map((unit) => ({
          value: unit,
          label: t(`contracts.units.${unit}`),
        }))}
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
          label={t("contracts.budget.budgetDays")}
          hint={t("contracts.budget.daysHint")}
        />
        <MoneyField name="budgetHT" label={t("contracts.budget.budgetHT")} />
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
