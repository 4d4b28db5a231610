import { useField } from "@conform-to/react"
import { useTranslation } from "react-i18next"
import { TextArea } from "../ui/input"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

/** Several short texts, a line each. */
export function LinesField(props: FieldProps & { rows?: number }) {
  const { t } = useTranslation()
  const [field] = useField<string | string[]>(props.name)
  const { key, frame, control } = useFormField({
    ...props,
    hint: props.hint ?? t("form.linesHint"),
    required: false,
  })
  const wrong = Object.entries(field.allErrors).flatMap(([name, errors]) =>
    name === props.name ? [] : (errors as unknown as string[]),
  )
  const errors = [...(frame.errors ?? []), ...new Set(wrong)]
  return (
    <FieldFrame frame={{ ...frame, errors: errors.length > 0 ? errors : undefined }}>
      <TextArea
        key={key}
        {...control}
        rows={props.rows ?? 4}
        aria-invalid={errors.length > 0 || undefined}
        defaultValue={[field.initialValue ?? []].flat().join("\n")}
      />
    </FieldFrame>
  )
}
