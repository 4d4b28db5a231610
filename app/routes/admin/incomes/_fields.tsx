import { useTranslation } from "react-i18next"
import { incomeCategories } from "#contract/choices"
import { paymentMeans } from "#contract/sales-choices"
import { ClosedYearField } from "~/components/bill/closed-year-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { PercentField } from "~/components/form/percent-field"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** The fields of one, for a new one and a known one alike. */
export function IncomeFields({ accounts }: { accounts: Choice[] }) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("incomes.groups.income")}>
        <TextField name="label" label={t("incomes.label")} />
        <TextField name="payerName" label={t("incomes.payerName")} />
        <SelectField
          name="category"
          label={t("incomes.category")}
          options={incomeCategories.map((value) => ({
            value,
            label: t(`incomes.categories.${value}`),
          }))}
        />
        <DateField name="day" label={t("incomes.day")} />
        <ClosedYearField />
      </FieldGroup>
      <FieldGroup title={t("incomes.groups.money")}>
        <MoneyField name="amount" label={t("incomes.amount")} />
        <PercentField name="vatRate" label={t("incomes.vatRate")} hint={t("incomes.vatRateHint")} />
        <SelectField
          name="means"
          label={t("incomes.means")}
          options={paymentMeans.map((value) => ({ value, label: t(`bills.means.${value}`) }))}
        />
        {accounts.length > 0 ? (
          <SelectField
            name="accountId"
            label={t("incomes.accountId")}
            hint={t("incomes.accountHint")}
            options={accounts}
          />
        ) : null}
      </FieldGroup>
    </>
  )
}
