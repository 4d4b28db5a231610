import { useId } from "react"
import { Input } from "../ui/input"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

/** A text with suggestions: any text is allowed, the browser offers the known ones. */
export function ComboField({ suggestions, ...props }: FieldProps & { suggestions: string[] }) {
  const { key, text, frame, control, constraint } = useFormField(props)
  const list = useId()
  return (
    <FieldFrame frame={frame}>
      <Input
        key={key}
        {...control}
        list={list}
        autoComplete="off"
        maxLength={constraint.maxLength}
        defaultValue={text}
      />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </FieldFrame>
  )
}
