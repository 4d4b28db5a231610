import { useField } from "@conform-to/react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { RequiredMark } from "../ui/label"
import { useHydrated } from "../use-hydrated"
import { FieldNotes, fieldClass } from "./field-frame"
import type { Choice } from "./reply"
import { type FieldProps, useFormField } from "./use-form-field"

/** Several of a list, as boxes to tick: what is chosen stays in sight, and no key must be held. */
export function MultiSelectField({ options, ...props }: FieldProps & { options: Choice[] }) {
  const { t } = useTranslation()
  const { key, frame, control } = useFormField({ ...props, required: props.required ?? false })
  const [field] = useField<string[]>(props.name)
  const initial = [field.initialValue ?? []].flat().map(String)
  const [count, setCount] = useState(initial.length)
  const hydrated = useHydrated()
  const { id, required, autoFocus, "aria-describedby": describedBy, ...rest } = control
  return (
    <fieldset
      id={frame.anchor}
      className={cn("m-0 border-0 p-0", fieldClass, frame.className)}
      aria-describedby={describedBy}
      onInput={(event) => setCount(event.currentTarget.querySelectorAll("input:checked").length)}
    >
      <legend className="mb-1.5 p-0 text-sm font-medium">
        {frame.label}
        {frame.required ? <RequiredMark /> : null}
        {hydrated ? (
          <span className="ml-2 text-xs font-normal text-muted" aria-live="polite">
            {t("form.chosen", { count })}
          </span>
        ) : null}
      </legend>
      <div
        key={key}
        className="grid max-h-64 gap-x-4 overflow-y-auto rounded-control border border-edge bg-surface p-1 sm:grid-cols-2"
      >
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-9 items-center gap-3 rounded-control px-2 py-1 hover:bg-hover has-checked:bg-accent-soft"
          >
            <input
              {...rest}
              id={index === 0 ? id : `${id}-${option.value}`}
              type="checkbox"
              value={option.value}
              disabled={rest.disabled || option.disabled}
              // biome-ignore lint/a11y/noAutofocus: the first error of a refused form takes the focus
              autoFocus={index === 0 && autoFocus}
              defaultChecked={initial.includes(String(option.value))}
              className="size-5 shrink-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes frame={{ ...frame, other: undefined }} />
    </fieldset>
  )
}
