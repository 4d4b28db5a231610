import { useTranslation } from "react-i18next"
import { currencySign, formatNumber } from "../format"
import { DecimalInput } from "./decimal-input"
import { FieldFrame } from "./field-frame"
import { typedMoney } from "./typed"
import { type FieldProps, useFormField } from "./use-form-field"

/** An amount: cents on the wire, "1 234,50" on the screen. */
export function MoneyField({ currency, ...props }: FieldProps & { currency?: string }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { key, text, frame, control, constraint } = useFormField(props, (value) =>
    typedMoney(value, language),
  )
  const least = constraint.min ?? 0
  return (
    <FieldFrame frame={frame}>
      <DecimalInput
        key={key}
        {...control}
        invalid={t("errors.money")}
        data-least={least}
        data-too-small={t("errors.amountTooSmall", {
          limit: formatNumber(String(least), language),
        })}
        unit={currencySign(currency, language)}
        defaultValue={text}
      />
    </FieldFrame>
  )
}
