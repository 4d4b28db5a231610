import { Input } from "../ui/input"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

export function EmailField(props: FieldProps) {
  const { key, text, frame, control, constraint } = useFormField(props)
  return (
    <FieldFrame frame={frame}>
      <Input
        key={key}
        {...control}
        type="email"
        inputMode="email"
        autoComplete={props.autoComplete ?? "email"}
        spellCheck={false}
        data-max-length={constraint.maxLength}
        defaultValue={text}
      />
    </FieldFrame>
  )
}
