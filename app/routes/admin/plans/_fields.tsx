import { useTranslation } from "react-i18next"
import { planMenus } from "#contract/permissions"
import { vatLevels } from "#domain/vat"
import { LongTextField } from "~/components/form/long-text-field"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { NumberField } from "~/components/form/number-field"
import { SelectField } from "~/components/form/select-field"
import { SwitchField } from "~/components/form/switch-field"
import { TextField } from "~/components/form/text-field"

/** What may change of a plan, in both languages. */
export function PlanFields() {
  const { t } = useTranslation()
  return (
    <>
      <TextField name="nameFr" label={t("plans.nameFr")} autoComplete="off" />
      <TextField name="nameEn" label={t("plans.nameEn")} autoComplete="off" />
      <SelectField
        name="vatCategory"
        label={t("plans.vatCategory")}
        hint={t("plans.vatHint")}
        required
        options={vatLevels.map((level) => ({ value: level, label: t(`plans.vatLevels.${level}`) }))}
      />
      <LongTextField name="textFr" label={t("plans.textFr")} rows={3} />
      <LongTextField name="textEn" label={t("plans.textEn")} rows={3} />
      <MultiSelectField
        name="menus"
        label={t("plans.menus")}
        hint={t("plans.menusHint")}
        options={planMenus.map((menu) => ({ value: menu, label: t(`roles.menu.${menu}`) }))}
      />
      <NumberField name="place" label={t("plans.place")} />
      <SwitchField name="offered" label={t("plans.offered")} hint={t("plans.offeredHint")} />
    </>
  )
}
