import { useTranslation } from "react-i18next"
import { NumberField } from "~/components/form/number-field"
import { SwitchField } from "~/components/form/switch-field"
import { TextField } from "~/components/form/text-field"

/** How a value is called, where it stands, and whether it is still suggested. */
export function OptionFields() {
  const { t } = useTranslation()
  return (
    <>
      <TextField name="nameFr" label={t("optionSets.nameFr")} autoComplete="off" />
      <TextField name="nameEn" label={t("optionSets.nameEn")} autoComplete="off" />
      <NumberField name="place" label={t("optionSets.place")} hint={t("optionSets.placeHint")} />
      <SwitchField name="retired" label={t("optionSets.retire")} />
    </>
  )
}
