import { ChoiceGroup } from "./choice-group"
import type { FieldProps } from "./use-form-field"

interface RadioOption {
  value: string
  label: string
  /** A line that explains the choice. */
  text?: string
}

/** A few choices, each as large as what explains it. */
export function RadioField(props: FieldProps & { options: RadioOption[] }) {
  return (
    <ChoiceGroup
      {...props}
      layout="grid gap-2"
      optionClass="flex min-h-11 items-start gap-3 rounded-control px-3 py-2.5"
      inputClass="mt-0.5 size-5 shrink-0"
      face={({ label, text }) => (
        <span>
          <span className="block font-medium">{label}</span>
          {text ? <span className="block text-sm text-muted">{text}</span> : null}
        </span>
      )}
    />
  )
}
