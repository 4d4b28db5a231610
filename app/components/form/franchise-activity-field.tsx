import { useTranslation } from "react-i18next"
import { franchiseActivities } from "#domain/vat-franchise"
import { SelectField } from "./select-field"

/** What the franchise's thresholds go by: asked, by the style sheet alone, of who has chosen the franchise. */
export function FranchiseActivityField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation()
  return (
    <SelectField
      name={name}
      label={label}
      hint={t("profile.franchiseActivityHint")}
      className="group-not-has-[[value=franchise]:checked]/form:hidden sm:col-span-2"
      options={franchiseActivities.map((value) => ({
        value,
        label: t(`profile.franchiseActivities.${value}`),
      }))}
    />
  )
}
