import { useField } from "@conform-to/react"
import { useTranslation } from "react-i18next"
import { errorText } from "~/components/form/error-text"
import { FieldFrame } from "~/components/form/field-frame"
import { useFormField } from "~/components/form/use-form-field"
import { Input } from "~/components/ui/input"

/** Addresses in one line, separated by commas; each wrong one is named. */
export function RecipientsField() {
  const { t } = useTranslation()
  const [field] = useField<string>("to")
  const { key, text, frame, control } = useFormField({
    name: "to",
    label: t("bills.email.to"),
    hint: t("bills.email.toHint"),
    required: true,
    autoComplete: "off",
  })
  const typed = text.split(/[,;]/).flatMap((one) => one.trim() || [])
  const wrong = Object.entries(field.allErrors).flatMap(([name, errors]) => {
    const at = /^to\[(\d+)\]$/.exec(name)?.[1]
    return at === undefined ? [] : [{ at, errors: errors as unknown as string[] }]
  })
  return (
    <FieldFrame frame={frame}>
      <Input
        key={key}
        {...control}
        inputMode="email"
        aria-invalid={wrong.length > 0 || control["aria-invalid"]}
        defaultValue={text}
      />
      {wrong.map(({ at, errors }) => (
        <p key={at} id={`${field.id}[${at}]`} className="mt-1.5 font-medium text-danger text-sm">
          {typed[Number(at)]} : {errors.map((error) => errorText(t, error)).join(" ")}
        </p>
      ))}
    </FieldFrame>
  )
}
