import { useTranslation } from "react-i18next"
import { columnRoles } from "#contract/choices"
import { colors } from "#contract/colors"
import { CheckField } from "~/components/form/check-field"
import { ColorField } from "~/components/form/color-field"
import { FieldGroup } from "~/components/form/field-group"
import { NumberField } from "~/components/form/number-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** The fields of a column; `others` are those after which it may stand. */
export function ColumnFields({ others }: { others: { id: string; title: string }[] }) {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <TextField name="title" label={t("projects.column.title")} autoComplete="off" />
      <SelectField
        name="role"
        label={t("projects.column.role")}
        options={columnRoles.map((role) => ({
          value: role,
          label: t(`projects.column.roles.${role}`),
        }))}
      />
      <SelectField
        name="afterId"
        label={t("projects.column.after")}
        placeholder={t("projects.column.first")}
        options={others.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <NumberField
        name="limit"
        label={t("projects.column.limit")}
        hint={t("projects.column.limitHint")}
      />
      <CheckField name="limitRefuses" label={t("projects.column.limitRefuses")} />
      <CheckField
        name="collapsed"
        label={t("projects.column.collapsed")}
        hint={t("projects.column.collapsedHint")}
      />
      <ColorField
        name="color"
        label={t("projects.column.color")}
        className="sm:col-span-2"
        options={colors.map((color) => ({ value: color, label: t(`events.colors.${color}`) }))}
      />
    </FieldGroup>
  )
}
