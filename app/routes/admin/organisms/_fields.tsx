import { useTranslation } from "react-i18next"
import { FieldGroup } from "~/components/form/field-group"
import { LinesField } from "~/components/form/lines-field"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** The fields of an organism, for a new one and a known one alike. */
export function OrganismFields({ countries }: { countries: Choice[] }) {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <TextField name="name" label={t("organisms.name")} autoComplete="off" />
      <SelectField name="country" label={t("organisms.country")} options={countries} />
      <LinesField
        name="otherNames"
        label={t("organisms.otherNames")}
        hint={t("organisms.otherNamesHint")}
        className="sm:col-span-2"
      />
      <TextField
        name="site"
        label={t("organisms.site")}
        inputMode="url"
        autoComplete="off"
        className="sm:col-span-2"
      />
    </FieldGroup>
  )
}
