import type { Color } from "../../../contract/colors"
import { cn } from "../class-names"
import { RequiredMark } from "../ui/label"
import { FieldNotes, fieldClass } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

interface ColorFieldProps extends FieldProps {
  options: { value: Color; label: string }[]
}

/** One of the colours of the palette, each beside its name. */
export function ColorField({ options, ...props }: ColorFieldProps) {
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
      <div key={key} className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface py-1 pr-3.5 pl-2.5 text-sm hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              {...rest}
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              value={option.value}
              // biome-ignore lint/a11y/noAutofocus: the first error of a refused form takes the focus
              autoFocus={index === 0 && autoFocus}
              defaultChecked={text === option.value}
              className="sr-only"
            />
            <span aria-hidden="true" className={`swatch swatch-${option.value}`} />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes frame={{ ...frame, other }} />
    </fieldset>
  )
}
