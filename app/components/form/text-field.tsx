import { Input } from "../ui/input"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

interface TextFieldProps extends FieldProps {
  inputMode?: "text" | "numeric" | "url"
  /** The id of a list of suggestions. */
  list?: string
}

export function TextField(props: TextFieldProps) {
  const { key, text, frame, control, constraint } = useFormField(props)
  return (
    <FieldFrame frame={frame}>
      <Input
        key={key}
        {...control}
        defaultValue={text}
        inputMode={props.inputMode}
        list={props.list}
        minLength={constraint.minLength}
        data-max-length={constraint.maxLength}
        pattern={constraint.pattern}
      />
    </FieldFrame>
  )
}
