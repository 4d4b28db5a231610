import { Input } from "../ui/input"
import { FieldFrame } from "./field-frame"
import { typedIban } from "./typed"
import { type FieldProps, useFormField } from "./use-form-field"

/** An IBAN, in groups of four so that one can compare it with the bank's paper. */
export function IbanField(props: FieldProps) {
  const { key, text, frame, control } = useFormField(props, typedIban)
  return (
    <FieldFrame frame={frame}>
      <Input
        key={key}
        {...control}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="uppercase tabular-nums max-sm:px-2.5 max-sm:tracking-tight placeholder:normal-case"
        defaultValue={text}
        onBlur={(event) => {
          event.currentTarget.value = typedIban(event.currentTarget.value)
        }}
      />
    </FieldFrame>
  )
}
