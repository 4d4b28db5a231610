import { useTranslation } from "react-i18next"
import { outcomeCategories } from "#contract/choices"
import { paymentMeans } from "#contract/sales-choices"
import { ClosedYearField } from "~/components/bill/closed-year-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { PercentField } from "~/components/form/percent-field"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { SuggestedField } from "~/components/form/suggested-field"
import { TextField } from "~/components/form/text-field"

/** The fields of one, for a new one and a known one alike. */
export function OutcomeFields({ accounts, kinds }: { accounts: Choice[]; kinds: string[] }) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("outcomes.groups.outcome")}>
        <TextField name="label" label={t("outcomes.label")} />
        <TextField name="payeeName" label={t("outcomes.payeeName")} />
        <SelectField
          name="category"
          label={t("outcomes.category")}
          options={outcomeCategories.map((value) => ({
            value,
            label: t(`outcomes.categories.${value}`),
          }))}
        />
        <SuggestedField
          name="kind"
          label={t("outcomes.kind")}
          hint={t("outcomes.kindHint")}
          suggested={kinds}
        />
        <DateField name="day" label={t("outcomes.day")} />
        <ClosedYearField />
      </FieldGroup>
      <FieldGroup title={t("outcomes.groups.money")}>
        <MoneyField name="amount" label={t("outcomes.amount")} />
        <PercentField
          name="vatRate"
          label={t("outcomes.vatRate")}
          hint={t("outcomes.vatRateHint")}
        />
        <PercentField
          name="deductibleShare"
          label={t("outcomes.deductibleShare")}
          hint={t("outcomes.deductibleShareHint")}
        />
        <SelectField
          name="means"
          label={t("outcomes.means")}
          options={paymentMeans.map((value) => ({ value, label: t(`bills.means.${value}`) }))}
        />
        {accounts.length > 0 ? (
          <SelectField
            name="accountId"
            label={t("outcomes.accountId")}
            hint={t("outcomes.accountHint")}
            options={accounts}
          />
        ) : null}
      </FieldGroup>
    </>
  )
}
