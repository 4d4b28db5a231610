import { useField } from "@conform-to/react"
import { useHref } from "@remix-run/react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { formatBytes } from "../format"
import { FieldFrame } from "./field-frame"
import { FileInput } from "./file-input"
import { FileName } from "./file-name"
import { useFormContext } from "./form-context"
import { UploadProgress } from "./upload-progress"
import { type FieldProps, useFormField } from "./use-form-field"
import { useUploads } from "./use-uploads"

/** Several files; those that were received stay, each until its box is unticked. */
export function FilesField({ files, ...props }: FieldProps & { files: string }) {
  const { t, i18n } = useTranslation()
  const { name } = props
  const [field] = useField<string[]>(name)
  const { key, frame, control } = useFormField({ ...props, required: props.required ?? false })
  const { files: names } = useFormContext()
  const input = useRef<HTMLInputElement>(null)
  const folder = useHref(files)
  const { uploads, choose } = useUploads(input, files, { kind: "file", multiple: true })
  const received = [field.initialValue ?? []]
    .flat()
    .flatMap((id) => (typeof id === "string" && id ? [id] : []))
  const kept = [
    ...received.map((id, at) => ({
      id,
      label: names?.[id] ?? t("form.file.nth", { place: at + 1 }),
      size: 0,
    })),
    ...uploads.flatMap(({ id, file }) => (id ? { id, label: file.name, size: file.size } : [])),
  ]
  return (
    <FieldFrame frame={frame}>
      {kept.map(({ id, label, size }) => (
        <div
          key={id}
          className="mb-2 flex min-h-10 items-center gap-3 rounded-control border border-line bg-sunken px-3 text-sm"
        >
          <label className="flex min-h-6 min-w-6 items-center">
            <input type="checkbox" name={name} value={id} defaultChecked className="size-5" />
            <FileName id={id} name={label} />
            <span className="sr-only">{t("form.file.keep", { name: label })}</span>
          </label>
          <a href={`${folder}/${id}`} className="min-w-0 flex-1 truncate text-accent underline">
            {label}
          </a>
          {size > 0 ? (
            <span className="shrink-0 text-muted tabular-nums">
              {formatBytes(size, i18n.language)}
            </span>
          ) : null}
        </div>
      ))}
      {uploads.map((upload) =>
        upload.id ? null : <UploadProgress key={upload.key} upload={upload} />,
      )}
      <FileInput key={key} ref={input} {...control} required={false} multiple onChoose={choose} />
    </FieldFrame>
  )
}
