import { useTranslation } from "react-i18next"
import { units } from "#contract/sales-choices"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { PercentField } from "~/components/form/percent-field"
import { PriceField } from "~/components/form/price-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** The fields of a service, for a new one and a known one alike. */
export function ServiceFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <TextField
        name="name"
        label={t("services.name")}
        hint={t("services.nameHint")}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <PriceField name="unitPriceHT" label={t("services.unitPriceHT")} />
      <SelectField
        name="unit"
        label={t("services.unit")}
        options={units.map((unit) => ({ value: unit, label: t(`bills.units.${unit}`) }))}
      />
      <PercentField name="vatRate" label={t("services.vatRate")} hint={t("services.vatRateHint")} />
      <LongTextField
        name="description"
        label={t("services.description")}
        hint={t("services.descriptionHint")}
        className="sm:col-span-2"
      />
    </FieldGroup>
  )
}
