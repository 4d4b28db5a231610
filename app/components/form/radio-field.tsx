import { cn } from "../class-names"
import { RequiredMark } from "../ui/label"
import { FieldNotes, fieldClass } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

interface RadioOption {
  value: string
  label: string
  /** A line that explains the choice. */
  text?: string
}

/** A few choices, all in sight. */
export function RadioField({ options, ...props }: FieldProps & { options: RadioOption[] }) {
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
      <div key={key} className="grid gap-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-11 items-start gap-3 rounded-control border border-line bg-surface px-3 py-2.5 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              {...rest}
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              value={option.value}
              // biome-ignore lint/a11y/noAutofocus: the first error of a refused form takes the focus
              autoFocus={index === 0 && autoFocus}
              defaultChecked={text === option.value}
              className="mt-0.5 size-5 shrink-0"
            />
            <span>
              <span className="block font-medium">{option.label}</span>
              {option.text ? <span className="block text-sm text-muted">{option.text}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes frame={{ ...frame, other }} />
    </fieldset>
  )
}
