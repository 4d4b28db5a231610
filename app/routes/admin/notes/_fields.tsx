import { useTranslation } from "react-i18next"
import { noteKinds, noteOrigins } from "#contract/choices"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { LongTextField } from "~/components/form/long-text-field"
import { SelectField } from "~/components/form/select-field"

/** The fields of a note, for a new one and a known one alike. */
export function NoteFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <SelectField
        name="kind"
        label={t("notes.kind")}
        options={noteKinds.map((kind) => ({ value: kind, label: t(`notes.kinds.${kind}`) }))}
      />
      <DateField name="day" label={t("notes.day")} />
      <SelectField
        name="from"
        label={t("notes.from")}
        placeholder={t("notes.fromNone")}
        options={noteOrigins.map((from) => ({ value: from, label: t(`notes.origins.${from}`) }))}
      />
      <LongTextField name="text" label={t("notes.text")} className="sm:col-span-2" />
      <FileField
        name="fileId"
        label={t("notes.fileId")}
        hint={t("notes.fileHint")}
        files="../files"
        className="sm:col-span-2"
      />
    </FieldGroup>
  )
}
