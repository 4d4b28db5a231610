import { useTranslation } from "react-i18next"
import { DecimalInput } from "./decimal-input"
import { FieldFrame } from "./field-frame"
import { typedDecimal } from "./typed"
import { type FieldProps, useFormField } from "./use-form-field"

/** A count of units that may have decimals: 7,75 days. */
export function QuantityField({ unit, ...props }: FieldProps & { unit?: string }) {
  const { language } = useTranslation().i18n
  const { key, text, frame, control } = useFormField(props, (value) =>
    typedDecimal(value, language),
  )
  return (
    <FieldFrame frame={frame}>
      <DecimalInput key={key} {...control} code="quantity" unit={unit} defaultValue={text} />
    </FieldFrame>
  )
}
