import { useTranslation } from "react-i18next"
import { DecimalInput } from "./decimal-input"
import { FieldFrame } from "./field-frame"
import { typedDecimal } from "./typed"
import { type FieldProps, useFormField } from "./use-form-field"

/** A count of units that may have decimals: 7,75 days. */
export function QuantityField({ unit, ...props }: FieldProps & { unit?: string }) {
  const { t, i18n } = useTranslation()
  const { key, text, frame, control } = useFormField(props, (value) =>
    typedDecimal(value, i18n.language),
  )
  return (
    <FieldFrame frame={frame}>
      <DecimalInput
        key={key}
        {...control}
        invalid={t("errors.quantity")}
        unit={unit}
        defaultValue={text}
      />
    </FieldFrame>
  )
}
