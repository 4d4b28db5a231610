import { useTranslation } from "react-i18next"
import { Select } from "../ui/input"
import { FieldFrame } from "./field-frame"
import type { Choice } from "./reply"
import { type FieldProps, useFormField } from "./use-form-field"

interface SelectFieldProps extends FieldProps {
  options: Choice[]
  /** The line for no choice; without it there is one only while nothing is chosen, or the field is optional. */
  placeholder?: string
}

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { t } = useTranslation()
  const names = new Map(options.map(({ value, label }) => [String(value), label]))
  const { key, text, frame, control } = useFormField(props)
  const other = frame.other && (names.get(frame.other) ?? frame.other)
  const offersNone = placeholder !== undefined || !frame.required || text === ""
  return (
    <FieldFrame frame={{ ...frame, other }}>
      <Select key={key} {...control} defaultValue={text}>
        {offersNone ? <option value="">{placeholder ?? t("form.choose")}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}
