import { useField } from "@conform-to/react"
import { useTranslation } from "react-i18next"
import { FieldFrame } from "./field-frame"
import { FileInput } from "./file-input"
import { FileName } from "./file-name"
import { useFormContext } from "./form-context"
import { type FieldProps, useFormField } from "./use-form-field"

/** Several files that go with their form, on pages that hold no script; those that arrived stay until unticked. */
export function PlainFilesField({ accept, ...props }: FieldProps & { accept?: string }) {
  const { t } = useTranslation()
  const { name } = props
  const [field] = useField<string[]>(name)
  const { key, frame, control } = useFormField({ ...props, required: false })
  const { files: names } = useFormContext()
  const kept = [field.initialValue ?? []]
    .flat()
    .flatMap((id) => (typeof id === "string" && id ? [id] : []))
  return (
    <FieldFrame frame={frame}>
      {kept.map((id, at) => {
        const label = names?.[id] ?? t("form.file.nth", { place: at + 1 })
        return (
          <label
            key={id}
            className="mb-2 flex min-h-10 items-center gap-3 rounded-control border border-line bg-sunken px-3 text-sm"
          >
            <input type="checkbox" name={name} value={id} defaultChecked className="size-5" />
            <FileName id={id} name={label} />
            <span className="sr-only">{t("form.file.keep", { name: label })}</span>
            <span aria-hidden="true" className="min-w-0 flex-1 truncate">
              {label}
            </span>
          </label>
        )
      })}
      <FileInput
        key={key}
        {...control}
        required={false}
        multiple
        accept={accept}
        onChoose={() => {}}
      />
    </FieldFrame>
  )
}
