import { useTranslation } from "react-i18next"
import type { Contract } from "#contract/contracts"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { NumberField } from "~/components/form/number-field"
import { payLabel } from "../../_pay-label"
import { OtherTerms, PriceFields } from "../../_term-fields"

/** From when, why, and the terms as they are to be. */
export function AmendmentFields({ kind }: Pick<Contract, "kind">) {
  const { t } = useTranslation()
  return (
    <>
      <HiddenField name="asOf" />
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
      {kind === "freelance" ? (
        <>
          <FieldGroup title={t("contracts.groups.price")}>
            <PriceFields />
          </FieldGroup>
          <OtherTerms />
        </>
      ) : (
        <>
          <FieldGroup title={t(payLabel(kind))}>
            <PriceFields label={payLabel(kind)} />
            <NumberField
              name="noticeDays"
              label={t("contracts.noticeDays")}
              hint={t("contracts.noticeDaysHint")}
            />
          </FieldGroup>
          {/* Not asked of who is employed, and kept as it is. */}
          <HiddenField name="paymentDays" />
          <HiddenField name="hoursPerDay" />
        </>
      )}
    </>
  )
}
