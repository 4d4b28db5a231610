import { useTranslation } from "react-i18next"
import { LongTextField } from "~/components/form/long-text-field"
import { TextField } from "~/components/form/text-field"
import { Card } from "~/components/ui/card"

/** A standard answer: what it is called, and its words in one language or in both. */
export function SupportTextFields() {
  const { t } = useTranslation()
  return (
    <Card className="grid gap-5">
      <TextField name="name" label={t("supportRequests.texts.name")} required />
      <LongTextField
        name="textFr"
        label={t("supportRequests.texts.textFr")}
        hint={t("supportRequests.texts.hint")}
        rows={6}
      />
      <LongTextField name="textEn" label={t("supportRequests.texts.textEn")} rows={6} />
    </Card>
  )
}
