import { useTranslation } from "react-i18next"
import { incomeCategories, labelRuleKinds, outcomeCategories } from "#contract/choices"
import { FieldGroup } from "~/components/form/field-group"
import { PercentField } from "~/components/form/percent-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** The fields of one, for a new one and a known one alike. */
export function LabelRuleFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("labelRules.groups.when")}>
        <TextField
          name="contains"
          label={t("labelRules.contains")}
          hint={t("labelRules.containsHint")}
        />
        <SelectField
          name="kind"
          label={t("labelRules.kind")}
          options={labelRuleKinds.map((value) => ({
            value,
            label: t(`labelRules.kinds.${value}`),
          }))}
        />
      </FieldGroup>
      <FieldGroup title={t("labelRules.groups.means")}>
        <SelectField
          name="outcomeCategory"
          label={t("bankLines.match.outcomeCategory")}
          options={outcomeCategories.map((value) => ({
            value,
            label: t(`outcomes.categories.${value}`),
          }))}
        />
        <SelectField
          name="incomeCategory"
          label={t("bankLines.match.incomeCategory")}
          options={incomeCategories.map((value) => ({
            value,
            label: t(`incomes.categories.${value}`),
          }))}
        />
        <PercentField name="vatRate" label={t("bankLines.match.vatRate")} />
        <PercentField name="deductibleShare" label={t("outcomes.deductibleShare")} />
      </FieldGroup>
    </>
  )
}
