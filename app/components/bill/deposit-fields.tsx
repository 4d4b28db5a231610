import { useTranslation } from "react-i18next"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { PercentField } from "~/components/form/percent-field"

/** How much is asked before the work: a share, or an amount. */
export function DepositFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t("bills.deposits.share")}>
      <PercentField name="percent" label={t("bills.deposits.percent")} />
      <MoneyField
        name="amountHT"
        label={t("bills.deposits.amountHT")}
        hint={t("bills.deposits.shareHint")}
      />
    </FieldGroup>
  )
}
