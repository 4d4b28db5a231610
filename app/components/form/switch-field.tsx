import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { FieldNotes, fieldClass } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

/** Something that is on or off; a check box under a switch's clothes, so it is sent as one. */
export function SwitchField(props: FieldProps) {
  const { t } = useTranslation()
  const { key, text, frame, control } = useFormField({ ...props, required: false })
  const other = frame.other === undefined ? undefined : t(frame.other ? "form.yes" : "form.no")
  return (
    <div id={frame.anchor} className={cn(fieldClass, frame.className)}>
      <label className="flex min-h-10 items-center gap-3 font-medium">
        <input
          key={key}
          {...control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a check box tells by itself whether it is on
          role="switch"
          className="switch"
          defaultChecked={text === "on" || text === "true"}
        />
        {frame.label}
      </label>
      <FieldNotes frame={{ ...frame, other }} />
    </div>
  )
}
