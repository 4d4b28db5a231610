import { useField } from "@conform-to/react"
import { type ReactNode, useEffect } from "react"
import { useFormContext } from "./form-context"
import { markNumbers, withoutMark } from "./wire-value"

export interface FieldProps {
  name: string
  label: string
  hint?: ReactNode
  /** The page of the help that says what its words mean. */
  help?: string
  /** Where the contract leaves a field open that this form asks for; else the constraints say it. */
  required?: boolean
  className?: string
  /** In a row of a table: where there is room for one, the head of the column is the label that is seen. */
  inRow?: boolean
  disabled?: boolean
  autoComplete?: string
}

/**
 * What every field is made of: its text, the attributes of its control, and its frame's parts.
 * `show` turns the API's value into what a person would type.
 */
export function useFormField(props: FieldProps, show: (text: string) => string = withoutMark) {
  const { name, label, hint, disabled, autoComplete } = props
  const [field] = useField<string>(name)
  const form = useFormContext()
  const { register } = form
  useEffect(() => register(name, label), [register, name, label])

  const errors = field.errors
  const initial = textOf(field.initialValue)
  const text = show(initial)
  const other = otherVersion(form.problem, name, show)
  const required = props.required ?? field.required
  const ids = {
    hint: field.descriptionId,
    error: field.errorId,
    other: `${field.id}-other`,
  }
  const described = [
    hint ? ids.hint : "",
    errors ? ids.error : "",
    other !== undefined && other !== text ? ids.other : "",
  ].filter(Boolean)
  return {
    key: field.key,
    text,
    constraint: field,
    frame: {
      id: field.id,
      /** Where a link to the field leads: its name, which other pages know. */
      anchor: name,
      label,
      hint,
      help: props.help,
      required,
      errors,
      ids,
      other: other === text ? undefined : other,
      className: props.className,
      inRow: props.inRow,
    },
    control: {
      id: field.id,
      name,
      required,
      disabled,
      autoComplete,
      autoFocus: form.firstError === name || undefined,
      "aria-invalid": errors ? true : undefined,
      "aria-describedby": described.join(" ") || undefined,
    },
  }
}

export type FieldFrameParts = ReturnType<typeof useFormField>["frame"]

/** What a save by someone else left in this field, as this field would show it. */
function otherVersion(
  problem: ReturnType<typeof useFormContext>["problem"],
  name: string,
  show: (text: string) => string,
): string | undefined {
  if (problem?.code !== "stale" || !problem.current || !(name in problem.current)) return undefined
  const value = markNumbers(problem.current[name])
  if (value === null || value === undefined) return ""
  if (typeof value === "boolean") return show(value ? "on" : "")
  return typeof value === "string" ? show(value) : undefined
}

/** A file field holds the kept id and the file chosen, under one name; the text is the id. */
function textOf(value: unknown): string {
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === "string" ? first : ""
}
