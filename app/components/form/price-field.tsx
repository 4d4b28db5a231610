import { useTranslation } from "react-i18next"
import { currencySign } from "../format"
import { DecimalInput } from "./decimal-input"
import { FieldFrame } from "./field-frame"
import { typedMoney } from "./typed"
import { type FieldProps, useFormField } from "./use-form-field"

/** The price of one unit: as an amount, with up to six decimals. */
export function PriceField(props: FieldProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { key, text, frame, control } = useFormField(props, (value) => typedMoney(value, language))
  return (
    <FieldFrame frame={frame}>
      <DecimalInput
        key={key}
        {...control}
        invalid={t("errors.price")}
        data-least={0}
        data-too-small={t("errors.amountTooSmall", { limit: 0 })}
        unit={currencySign("EUR", language)}
        defaultValue={text}
      />
    </FieldFrame>
  )
}
