import { FileText } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { FieldFrame } from "./field-frame"
import { FileInput } from "./file-input"
import { type FieldProps, useFormField } from "./use-form-field"

interface FileFieldProps extends FieldProps {
  accept?: string
  /** Where a kept file can be opened, by its id. */
  urlOf?: (id: string) => string
  /** The kept file's name; without it, "the file". */
  fileName?: string
}

/** A file of at most 10 MB; one that was received stays while other fields are put right. */
export function FileField({ accept, urlOf, fileName, ...props }: FileFieldProps) {
  const { t } = useTranslation()
  const { key, text, frame, control } = useFormField(props)
  const name = fileName ?? t("form.file.kept")
  return (
    <FieldFrame frame={frame}>
      {text ? (
        <KeptFile name={props.name} id={text}>
          <FileText size={20} aria-hidden="true" className="shrink-0 text-muted" />
          {urlOf ? (
            <a className="min-w-0 truncate text-accent underline" href={urlOf(text)}>
              {name}
            </a>
          ) : (
            <span className="min-w-0 truncate">{name}</span>
          )}
        </KeptFile>
      ) : null}
      <FileInput key={key} {...control} required={control.required && !text} accept={accept} />
    </FieldFrame>
  )
}

interface KeptFileProps {
  name: string
  id: string
  children: ReactNode
}

/** The file that the form already holds: its id travels hidden, unless the person wants none. */
export function KeptFile({ name, id, children }: KeptFileProps) {
  const { t } = useTranslation()
  const [removed, setRemoved] = useState(false)
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-sunken p-3">
      <input type="hidden" name={name} value={id} />
      <div
        className={`flex min-w-0 flex-1 items-center gap-3 ${removed ? "line-through opacity-60" : ""}`}
      >
        {children}
      </div>
      <label className="flex min-h-6 items-center gap-2 text-sm">
        <input
          type="checkbox"
          name="_remove"
          value={name}
          className="size-5"
          onChange={(event) => setRemoved(event.currentTarget.checked)}
        />
        {t("form.file.remove")}
      </label>
    </div>
  )
}
