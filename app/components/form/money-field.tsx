import { useTranslation } from "react-i18next"
import { currencySign } from "../format"
import { DecimalInput } from "./decimal-input"
import { FieldFrame } from "./field-frame"
import { typedMoney } from "./typed"
import { type FieldProps, useFormField } from "./use-form-field"

/** An amount: cents on the wire, "1 234,50" on the screen. */
export function MoneyField({ currency, ...props }: FieldProps & { currency?: string }) {
  const { language } = useTranslation().i18n
  const { key, text, frame, control } = useFormField(props, (value) => typedMoney(value, language))
  return (
    <FieldFrame frame={frame}>
      <DecimalInput
        key={key}
        {...control}
        code="money"
        unit={currencySign(currency, language)}
        defaultValue={text}
      />
    </FieldFrame>
  )
}
