import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { paymentMeans } from "#contract/sales-choices"
import { DateField } from "../form/date-field"
import { FieldGroup } from "../form/field-group"
import { MoneyField } from "../form/money-field"
import { SelectField } from "../form/select-field"
import { ClosedYearField } from "./closed-year-field"

/** What is said of any money that came or went: how much, how, and when. */
export function PaymentFields({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <FieldGroup title={title}>
      <MoneyField name="amount" label={t("bills.payment.amount")} />
      <SelectField
        name="means"
        label={t("bills.payment.means")}
        options={paymentMeans.map((means) => ({ value: means, label: t(`bills.means.${means}`) }))}
      />
      <DateField name="paidOn" label={t("bills.payment.paidOn")} />
      {children}
      <ClosedYearField />
    </FieldGroup>
  )
}

/** When it was on the account; a cheque has none until it is cashed. */
export function CollectedOnField() {
  const { t } = useTranslation()
  return (
    <DateField
      name="collectedOn"
      label={t("bills.payment.collectedOn")}
      hint={t("bills.payment.collectedOnHint")}
    />
  )
}
