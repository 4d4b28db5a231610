import { useTranslation } from "react-i18next"
import { DecimalInput } from "./decimal-input"
import { FieldFrame } from "./field-frame"
import { typedDecimal } from "./typed"
import { type FieldProps, useFormField } from "./use-form-field"

export function PercentField(props: FieldProps) {
  const { language } = useTranslation().i18n
  const { key, text, frame, control } = useFormField(props, (value) =>
    typedDecimal(value, language),
  )
  return (
    <FieldFrame frame={frame}>
      <DecimalInput key={key} {...control} code="percent" unit="%" defaultValue={text} />
    </FieldFrame>
  )
}
