import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { LongTextField } from "../form/long-text-field"
import { TextField } from "../form/text-field"
import { SectionCard } from "../screen/section-card"
import { useLanguage } from "../use-language"

interface Variable {
  name: string
  french: string
  /** What is to be known of it beside what it says: of which messages alone, or that it may not be left out. */
  note: string | null
}

interface TemplateTextsProps {
  variables: Variable[]
  /** What else is to be known before one writes. */
  notes?: ReactNode
}

/** What a message may speak of, and its subject and body in each language: of one's own and of the installation's. */
export function TemplateTexts({ variables, notes }: TemplateTextsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <SectionCard title={t("mailTemplates.variables")}>
        <p className="mb-3 text-muted text-sm">{t("mailTemplates.form")}</p>
        {notes}
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          {variables.map(({ name, french, note }) => (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt>
                <code>{`{{${language === "fr" ? french : name}}}`}</code>
              </dt>
              <dd className="text-muted">
                {t(`mailTemplates.variable.${name}`)}
                {note ? ` (${note})` : null}
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
