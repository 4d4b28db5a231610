import { TextField } from "./text-field"
import type { FieldProps } from "./use-form-field"

/** A text of one’s own, or one of those that a list suggests. */
export function SuggestedField({ suggested, ...field }: FieldProps & { suggested: string[] }) {
  const list = `${field.name}-suggestions`
  return (
    <>
      <TextField {...field} list={list} autoComplete="off" />
      <datalist id={list}>
        {suggested.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
