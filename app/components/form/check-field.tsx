import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { FieldNotes, fieldClass } from "./field-frame"
import { RequiredMark } from "./required-mark"
import { type FieldProps, useFormField } from "./use-form-field"

/** One yes or no; unticked, the form sends nothing. */
export function CheckField(props: FieldProps) {
  const { t } = useTranslation()
  // A switch of the contract is never missing, so "required" would ask for a tick that is not owed.
  const { key, text, frame, control } = useFormField({
    ...props,
    required: props.required ?? false,
  })
  const other = frame.other === undefined ? undefined : t(frame.other ? "form.yes" : "form.no")
  return (
    <div id={frame.anchor} className={cn(fieldClass, frame.className)}>
      <label className="flex min-h-10 items-center gap-3 font-medium">
        <input
          key={key}
          {...control}
          type="checkbox"
          className="size-5 shrink-0"
          defaultChecked={text === "on" || text === "true"}
        />
        <span>
          {frame.label}
          {frame.required ? <RequiredMark /> : null}
        </span>
      </label>
      <FieldNotes frame={{ ...frame, other }} />
    </div>
  )
}
