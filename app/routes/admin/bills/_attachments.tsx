import { useField } from "@conform-to/react"
import { useTranslation } from "react-i18next"
import { FieldFrame } from "~/components/form/field-frame"
import { FileInput } from "~/components/form/file-input"
import { useFormField } from "~/components/form/use-form-field"

/** The sender's own files; those that were received stay while other fields are put right. */
export function AttachmentsField() {
  const { t } = useTranslation()
  const name = "attachmentIds"
  const [field] = useField<string[]>(name)
  const { key, frame, control } = useFormField({
    name,
    label: t("bills.email.attachments"),
    hint: t("bills.email.attachmentsHint"),
    required: false,
  })
  const kept = [field.initialValue ?? []].flat().filter((id) => typeof id === "string" && id)
  return (
    <FieldFrame frame={frame}>
      {kept.map((id, at) => (
        <label key={id} className="mb-2 flex min-h-6 items-center gap-2 text-sm">
          <input type="checkbox" name={name} value={id} defaultChecked className="size-5" />
          <a href={`../../../files/${id}`} className="text-accent underline">
            {t("bills.email.attachment", { place: at + 1 })}
          </a>
        </label>
      ))}
      <FileInput key={key} {...control} required={false} multiple />
    </FieldFrame>
  )
}
