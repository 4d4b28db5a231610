import type { ReactNode } from "react"
import { cn } from "../class-names"
import { FieldNotes, fieldClass } from "./field-frame"
import { RequiredMark } from "./required-mark"
import { type FieldProps, useFormField } from "./use-form-field"

interface ChoiceGroupProps<Option> extends FieldProps {
  options: Option[]
  /** How the choices stand beside or below one another. */
  layout: string
  optionClass: string
  inputClass: string
  /** What is seen of a choice beside its button. */
  face: (option: Option) => ReactNode
}

/** A few choices, all in sight: what a field of colours and one of explained choices have in common. */
export function ChoiceGroup<Option extends { value: string; label: string }>({
  options,
  layout,
  optionClass,
  inputClass,
  face,
  ...props
}: ChoiceGroupProps<Option>) {
  const { key, text, frame, control } = useFormField(props)
  const {
    id,
    autoFocus,
    "aria-describedby": describedBy,
    "aria-invalid": invalid,
    ...rest
  } = control
  const other = options.find(({ value }) => value === frame.other)?.label ?? frame.other
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radio group may be invalid
      role="radiogroup"
      id={frame.anchor}
      className={cn("m-0 border-0 p-0", fieldClass, frame.className)}
      aria-describedby={describedBy}
      aria-invalid={invalid}
    >
      <legend className="mb-1.5 p-0 text-sm font-medium">
        {frame.label}
        {frame.required ? <RequiredMark /> : null}
      </legend>
      <div key={key} className={layout}>
        {options.map((option, index) => (
          <label key={option.value} className={cn(optionClass, chosenClass)}>
            <input
              {...rest}
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              value={option.value}
              // biome-ignore lint/a11y/noAutofocus: the first error of a refused form takes the focus
              autoFocus={index === 0 && autoFocus}
              defaultChecked={text === option.value}
              className={inputClass}
            />
            {face(option)}
          </label>
        ))}
      </div>
      <FieldNotes frame={{ ...frame, other }} />
    </fieldset>
  )
}

const chosenClass =
  "border border-line bg-surface hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft"
