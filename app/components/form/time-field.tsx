import { Input } from "../ui/input"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

/** An hour of a day, as clocks show it. */
export function TimeField(props: FieldProps) {
  const { key, text, frame, control } = useFormField(props)
  return (
    <FieldFrame frame={frame}>
      <Input key={key} {...control} type="time" defaultValue={text} />
    </FieldFrame>
  )
}
