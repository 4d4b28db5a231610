import { useTranslation } from "react-i18next"
import { colors } from "#contract/colors"
import { ColorField } from "~/components/form/color-field"
import { FieldGroup } from "~/components/form/field-group"
import { TextField } from "~/components/form/text-field"

/** The fields of a tag, for a new one and a known one alike. */
export function TagFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <TextField name="title" label={t("tags.title")} autoComplete="off" />
      <TextField
        name="displayText"
        label={t("tags.displayText")}
        hint={t("tags.displayTextHint")}
        autoComplete="off"
      />
      <ColorField
        name="color"
        label={t("tags.color")}
        className="sm:col-span-2"
        options={colors.map((color) => ({ value: color, label: t(`events.colors.${color}`) }))}
      />
    </FieldGroup>
  )
}
