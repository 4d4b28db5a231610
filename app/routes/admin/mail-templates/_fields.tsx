import { useTranslation } from "react-i18next"
import { TemplateTexts } from "~/components/email/template-texts"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { useLanguage } from "~/components/use-language"

/** The fields of a template, for a new one and a known one alike. */
export function MailTemplateFields({
  purposes,
  variables,
}: {
  purposes: readonly string[]
  /** Some can be said of some messages only. */
  variables: { name: string; french: string; only: string[] }[]
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const due = language === "fr" ? "reste" : "due"
  return (
    <>
      <FieldGroup title={t("mailTemplates.groups.use")}>
        <TextField name="name" label={t("mailTemplates.name")} />
        <SelectField
          name="purpose"
          label={t("mailTemplates.purpose")}
          options={purposes.map((value) => ({
            value,
            label: t(`mailTemplates.purposes.${value}`),
          }))}
        />
        <CheckField name="usual" label={t("mailTemplates.makeUsual")} />
      </FieldGroup>
      <TemplateTexts
        variables={variables.map(({ only, ...variable }) => ({
          ...variable,
          note: only.map((about) => t(`mailTemplates.only.${about}`)).join(", ") || null,
        }))}
        notes={
          <>
            <p className="mb-3 text-muted text-sm">{t("mailTemplates.variablesText")}</p>
            <p className="mb-3 text-muted text-sm">
              {t("mailTemplates.conditionText", { open: `{{#${due}}}`, close: `{{/${due}}}` })}
            </p>
          </>
        }
      />
    </>
  )
}
