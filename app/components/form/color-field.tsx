import type { Color } from "#contract/colors"
import { ChoiceGroup } from "./choice-group"
import type { FieldProps } from "./use-form-field"

interface ColorFieldProps extends FieldProps {
  options: { value: Color; label: string }[]
}

/** One of the colours of the palette, each beside its name. */
export function ColorField(props: ColorFieldProps) {
  return (
    <ChoiceGroup
      {...props}
      layout="flex flex-wrap gap-2"
      optionClass="flex min-h-9 items-center gap-2 rounded-full py-1 pr-3.5 pl-2.5 text-sm has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
      inputClass="sr-only"
      face={({ value, label }) => (
        <>
          <span aria-hidden="true" className={`swatch swatch-${value}`} />
          {label}
        </>
      )}
    />
  )
}
