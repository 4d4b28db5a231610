import { useField } from "@conform-to/react"
import { withoutMark } from "./wire-value"

/** A value that travels with the form unseen: the row's id. `value` replaces what the form holds. */
export function HiddenField({ name, value }: { name: string; value?: string | number }) {
  const [field] = useField<string>(name)
  const text = value ?? withoutMark(field.initialValue ?? "")
  return <input type="hidden" name={name} value={text} />
}
