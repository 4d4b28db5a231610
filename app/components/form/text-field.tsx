import { Input } from "../ui/input"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

export function TextField(props: FieldProps & { inputMode?: "text" | "numeric" | "url" }) {
  const { key, text, frame, control, constraint } = useFormField(props)
  return (
    <FieldFrame frame={frame}>
      <Input
        key={key}
        {...control}
        defaultValue={text}
        inputMode={props.inputMode}
        minLength={constraint.minLength}
        maxLength={constraint.maxLength}
        pattern={constraint.pattern}
      />
    </FieldFrame>
  )
}
