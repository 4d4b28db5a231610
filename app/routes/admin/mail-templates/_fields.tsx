import { useTranslation } from "react-i18next"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { SectionCard } from "~/components/screen/section-card"
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
      <SectionCard title={t("mailTemplates.variables")}>
        <p className="mb-3 text-muted text-sm">{t("mailTemplates.variablesText")}</p>
        <p className="mb-3 text-muted text-sm">{t("mailTemplates.form")}</p>
        <p className="mb-3 text-muted text-sm">
          {t("mailTemplates.conditionText", { open: `{{#${due}}}`, close: `{{/${due}}}` })}
        </p>
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          {variables.map(({ name, french, only }) => (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt>
                <code>{`{{${language === "fr" ? french : name}}}`}</code>
              </dt>
              <dd className="text-muted">
                {t(`mailTemplates.variable.${name}`)}
                {only.length > 0
                  ? ` (${only.map((about) => t(`mailTemplates.only.${about}`)).join(", ")})`
                  : null}
              </dd>
            </div>
          ))}
        </dl>
      </SectionCard>
      <SectionCard title={t("mailTemplates.fr")} className="grid gap-5">
        <TextField name="subjectFr" label={t("mailTemplates.subjectFr")} />
        <LongTextField name="bodyFr" label={t("mailTemplates.bodyFr")} rows={9} />
      </SectionCard>
      <SectionCard title={t("mailTemplates.en")} className="grid gap-5">
        <p className="text-muted text-sm">{t("mailTemplates.fallback")}</p>
        <TextField name="subjectEn" label={t("mailTemplates.subjectEn")} />
        <LongTextField name="bodyEn" label={t("mailTemplates.bodyEn")} rows={9} />
      </SectionCard>
    </>
  )
}
