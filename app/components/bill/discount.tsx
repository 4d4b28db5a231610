import { useTranslation } from "react-i18next"
import { MoneyField } from "~/components/form/money-field"
import { MoreFields } from "~/components/form/more-fields"
import { PercentField } from "~/components/form/percent-field"

/** What is taken off the sum of the lines: closed, as most bills and quotes take nothing off. */
export function BillDiscount() {
  const { t } = useTranslation()
  return (
    <MoreFields title={t("bills.groups.discount")} names={["discountRate", "discountAmount"]}>
      <PercentField
        name="discountRate"
        label={t("bills.discountRate")}
        className="col-span-2 sm:col-span-3"
      />
      <MoneyField
        name="discountAmount"
        label={t("bills.discountAmount")}
        hint={t("bills.discountAmountHint")}
        className="col-span-2 sm:col-span-3"
      />
    </MoreFields>
  )
}
