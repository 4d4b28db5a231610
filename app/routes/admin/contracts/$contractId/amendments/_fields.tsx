import { useTranslation } from "react-i18next"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { OtherTerms, PriceFields } from "../../_term-fields"

/** From when, why, and the terms as they are to be. */
export function AmendmentFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup>
        <DateField
          name="effectiveOn"
          label={t("contracts.amendment.effectiveOn")}
          hint={t("contracts.amendment.effectiveOnHint")}
        />
        <DateField
          name="endDate"
          label={t("contracts.endDate")}
          hint={t("contracts.endDateHint")}
        />
        <LongTextField
          name="reason"
          label={t("contracts.amendment.reason")}
          hint={t("contracts.amendment.reasonHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup title={t("contracts.groups.price")}>
        <PriceFields />
      </FieldGroup>
      <OtherTerms />
    </>
  )
}
