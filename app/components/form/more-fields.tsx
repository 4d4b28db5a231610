import { useField, useFormMetadata } from "@conform-to/react"
import type { ReactNode } from "react"

interface MoreFieldsProps {
  title: string
  /** The row that they belong to, or else they are the form's own. */
  row?: string
  /** What the fields within are called there. */
  names: string[]
  children: ReactNode
}

/** Fields that few people need: closed, unless one of them holds something or is refused. */
export function MoreFields({ title, row, names, children }: MoreFieldsProps) {
  const form = useFormMetadata<Record<string, string>>()
  const [field] = useField<Record<string, string>>(row ?? "")
  const fields = row === undefined ? form.getFieldset() : field.getFieldset()
  return (
    <details open={names.some((name) => fields[name]?.initialValue || fields[name]?.errors)}>
      <summary className="min-h-6 w-fit cursor-pointer text-sm font-medium text-accent">
        {title}
      </summary>
      <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-6">{children}</div>
    </details>
  )
}
