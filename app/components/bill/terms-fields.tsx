import { useTranslation } from "react-i18next"
import { billTerms } from "#domain/payment-terms"
import { NumberField } from "~/components/form/number-field"
import { SelectField } from "~/components/form/select-field"

/** By when it is to be paid: so many days, and how they are counted. */
export function TermsFields({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <>
      <SelectField
        name="paymentTerms"
        label={t("bills.paymentTerms")}
        options={billTerms.map((terms) => ({ value: terms, label: t(`bills.terms.${terms}`) }))}
        className={className}
      />
      <NumberField
        name="paymentDays"
        label={t("bills.paymentDays")}
        hint={t("bills.paymentDaysHint")}
        className={className}
      />
    </>
  )
}
