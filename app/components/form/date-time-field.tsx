import { useTranslation } from "react-i18next"
import { Input } from "../ui/input"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

/** A day and a time of the clocks in Paris, with the browser's own picker. */
export function DateTimeField({ min, max, ...props }: FieldProps & { min?: string; max?: string }) {
  const { t } = useTranslation()
  const { key, text, frame, control } = useFormField(props)
  return (
    <FieldFrame frame={frame}>
      <Input
        key={key}
        {...control}
        type="datetime-local"
        data-invalid={t("errors.dateTime")}
        min={min}
        max={max}
        defaultValue={text}
        className="tabular-nums"
      />
    </FieldFrame>
  )
}
