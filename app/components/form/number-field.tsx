import { Input } from "../ui/input"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

/** A whole number. */
export function NumberField(props: FieldProps) {
  const { key, text, frame, control, constraint } = useFormField(props)
  return (
    <FieldFrame frame={frame}>
      <Input
        key={key}
        {...control}
        type="number"
        inputMode="numeric"
        className="tabular-nums"
        defaultValue={text}
        min={constraint.min}
        max={constraint.max}
        step={constraint.step ?? 1}
      />
    </FieldFrame>
  )
}
