import { FieldFrame } from "./field-frame"
import { FileInput } from "./file-input"
import { type FieldProps, useFormField } from "./use-form-field"

/** A file that is sent with its form, on pages that hold no script. */
export function PlainFileField({ accept, ...props }: FieldProps & { accept: string }) {
  const { key, frame, control } = useFormField(props)
  return (
    <FieldFrame frame={frame}>
      <FileInput key={key} {...control} accept={accept} onChoose={() => {}} />
    </FieldFrame>
  )
}
