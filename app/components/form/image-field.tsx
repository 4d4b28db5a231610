import { ImageIcon } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { FieldFrame } from "./field-frame"
import { FileInput } from "./file-input"
import { KeptFile } from "./kept-file"
import { type FieldProps, useFormField } from "./use-form-field"

interface ImageFieldProps extends FieldProps {
  /** Where the kept image is shown from, by its id. */
  urlOf: (id: string) => string
}

/** A picture, shown while it is kept and, with scripts, as soon as it is chosen. */
export function ImageField({ urlOf, ...props }: ImageFieldProps) {
  const { t } = useTranslation()
  const { key, text, frame, control } = useFormField(props)
  const [chosen, setChosen] = useState<File>()
  const preview = usePreview(chosen)
  return (
    <FieldFrame frame={frame}>
      {text ? (
        <KeptFile name={props.name} id={text}>
          <img
            src={urlOf(text)}
            alt={t("form.file.keptImage")}
            className="size-20 rounded-control bg-white object-contain"
          />
        </KeptFile>
      ) : null}
      <div className="flex items-start gap-3">
        {preview ? (
          <img
            src={preview}
            alt={t("form.file.chosenImage")}
            className="size-20 shrink-0 rounded-control border border-line bg-white object-contain"
          />
        ) : text ? null : (
          <span className="grid size-20 shrink-0 place-items-center rounded-control border border-dashed border-edge text-muted">
            <ImageIcon size={24} aria-hidden="true" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <FileInput
            key={key}
            {...control}
            required={control.required && !text}
            accept="image/jpeg,image/png"
            onChoose={setChosen}
          />
        </div>
      </div>
    </FieldFrame>
  )
}

function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
