import { useTranslation } from "react-i18next"
import { Input } from "../ui/input"
import { FieldFrame } from "./field-frame"
import { typedPhone } from "./typed"
import { type FieldProps, useFormField } from "./use-form-field"

/** A telephone number, French when it has no country code. */
export function PhoneField(props: FieldProps) {
  const { t } = useTranslation()
  const hint = props.hint ?? t("form.phoneHint")
  const { key, text, frame, control, constraint } = useFormField({ ...props, hint }, typedPhone)
  return (
    <FieldFrame frame={frame}>
      <Input
        key={key}
        {...control}
        type="tel"
        inputMode="tel"
        autoComplete={props.autoComplete ?? "tel"}
        className="tabular-nums"
        data-max-length={constraint.maxLength}
        defaultValue={text}
        onBlur={(event) => {
          event.currentTarget.value = typedPhone(event.currentTarget.value)
        }}
      />
    </FieldFrame>
  )
}
