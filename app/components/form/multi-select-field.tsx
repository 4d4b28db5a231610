import { useField } from "@conform-to/react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { useHydrated } from "../use-hydrated"
import { FieldNotes, fieldClass } from "./field-frame"
import { useFormContext } from "./form-context"
import type { Choice } from "./reply"
import { RequiredMark } from "./required-mark"
import { SearchRow } from "./search-row"
import { type FieldProps, useFormField } from "./use-form-field"

interface MultiSelectFieldProps extends FieldProps {
  options: Choice[]
  /** There are more than these `options`, which are the chosen ones and the first: the others are searched. */
  searched?: boolean
}

/** Several of a list, as boxes to tick: what is chosen stays in sight, and no key must be held. */
export function MultiSelectField({ options, searched = false, ...props }: MultiSelectFieldProps) {
  const { t } = useTranslation()
  const { key, frame, control } = useFormField({ ...props, required: props.required ?? false })
  const [field] = useField<string[]>(props.name)
  const initial = [field.initialValue ?? []].flat().map(String)
  const [count, setCount] = useState(initial.length)
  const hydrated = useHydrated()
  const found = useFormContext().found?.[props.name]
  const shown = searched && found ? found.choices : options
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
      {searched ? (
        <SearchRow
          always
          name={props.name}
          label={props.label}
          q={found?.q}
          count={found?.choices.filter(({ value }) => !initial.includes(String(value))).length}
        />
      ) : null}
      <div
        key={`${key} ${found?.q}`}
        className="grid max-h-64 gap-x-4 overflow-y-auto rounded-control border border-edge bg-surface p-1 sm:grid-cols-2"
      >
        {shown.map((option, index) => (
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
