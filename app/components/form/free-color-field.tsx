import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

/** Any colour, by the browser's own picker, which needs no script of ours. */
export function FreeColorField(props: FieldProps) {
  const { key, text, frame, control } = useFormField(props)
  return (
    <FieldFrame frame={frame}>
      <input
        key={key}
        type="color"
        {...control}
        required={undefined}
        defaultValue={text}
        className="control h-11 w-24 cursor-pointer p-1"
      />
    </FieldFrame>
  )
}
