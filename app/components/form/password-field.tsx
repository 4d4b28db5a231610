import { Input } from "../ui/input"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

/** A password: never shown again, not even to whoever has just typed it. */
export function PasswordField(props: FieldProps) {
  const { key, frame, control } = useFormField(props)
  return (
    <FieldFrame frame={frame}>
      <Input key={key} {...control} type="password" />
    </FieldFrame>
  )
}
