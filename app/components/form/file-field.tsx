import { useHref } from "@remix-run/react"
import { FileText } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { formatBytes } from "../format"
import { FieldFrame } from "./field-frame"
import { FileInput } from "./file-input"
import { FileName } from "./file-name"
import { useFormContext } from "./form-context"
import { KeptFile } from "./kept-file"
import type { FileKind } from "./send-file"
import { UploadProgress } from "./upload-progress"
import { type FieldProps, useFormField } from "./use-form-field"
import { useUploads } from "./use-uploads"

interface FileFieldProps extends FieldProps {
  accept?: string
  /** Where files are sent to and opened from, relative to the route. */
  files: string
  /** On a phone its camera opens, the one that looks away from its holder. */
  photographed?: boolean
  kind?: FileKind
}

/** A file of at most 10 MB; one that was received stays while other fields are put right. */
export function FileField({
  accept,
  files,
  photographed,
  kind = "file",
  ...props
}: FileFieldProps) {
  const { t, i18n } = useTranslation()
  const { key, text, frame, control } = useFormField(props)
  const { files: names } = useFormContext()
  const input = useRef<HTMLInputElement>(null)
  const folder = useHref(files)
  const { uploads, choose } = useUploads(input, files, { kind, multiple: false })
  const [upload] = uploads
  const id = upload ? upload.id : text
  const name = upload?.file.name ?? names?.[text]
  return (
    <FieldFrame frame={frame}>
      {id ? (
        <KeptFile key={id} name={props.name} id={id}>
          <FileText size={20} aria-hidden="true" className="shrink-0 text-muted" />
          <a className="min-w-0 truncate text-accent underline" href={`${folder}/${id}`}>
            {name ?? t("form.file.kept")}
          </a>
          {name ? <FileName id={id} name={name} /> : null}
          {upload ? (
            <span className="shrink-0 text-sm text-muted tabular-nums">
              {formatBytes(upload.file.size, i18n.language)}
            </span>
          ) : null}
        </KeptFile>
      ) : null}
      {upload && !upload.id ? <UploadProgress upload={upload} /> : null}
      <FileInput
        key={key}
        ref={input}
        {...control}
        required={control.required && !id}
        isKept={Boolean(id)}
        accept={accept}
        capture={photographed ? "environment" : undefined}
        onChoose={choose}
      />
    </FieldFrame>
  )
}
