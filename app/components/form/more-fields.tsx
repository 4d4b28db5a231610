import { useField, useFormMetadata } from "@conform-to/react"
import type { ReactNode } from "react"
import { cn } from "../class-names"

interface MoreFieldsProps {
  title: ReactNode
  /** The row that they belong to, or else they are the form's own. */
  row?: string
  /** What the fields within are called there. */
  names: string[]
  /** Those among them whose values the title says: they open it only where they are refused. */
  told?: string[]
  /** Where the title stands, if not above the fields. */
  titleClass?: string
  children: ReactNode
}

/** Fields that few people need: closed, unless one of them holds something or is refused. */
export function MoreFields(props: MoreFieldsProps) {
  const { title, row, names, told = [], titleClass, children } = props
  const form = useFormMetadata<Record<string, string>>()
  const [field] = useField<Record<string, string>>(row ?? "")
  const fields = row === undefined ? form.getFieldset() : field.getFieldset()
  const opens = (name: string) =>
    Boolean(fields[name]?.errors || (fields[name]?.initialValue && !told.includes(name)))
  return (
    <details open={names.some(opens)}>
      <summary
        className={cn("min-h-6 w-fit cursor-pointer text-sm font-medium text-accent", titleClass)}
      >
        {title}
      </summary>
      <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-6">{children}</div>
    </details>
  )
}
