import type { ReactNode } from "react"
import { PlumeForm, type PlumeFormProps } from "../form/plume-form"
import { PageHeader } from "./page-header"

interface FormScreenProps extends PlumeFormProps {
  title: string
  /** Below the title: what this form is for. */
  text?: ReactNode
  /** A `<details>`: half of the page where it is open and there is room, else below the form. */
  aside?: ReactNode
}

/** A page that is one form. */
export function FormScreen({ title, text, aside, ...form }: FormScreenProps) {
  const page = (
    <>
      <PageHeader title={title} text={text} />
      <PlumeForm {...form} />
    </>
  )
  if (!aside) return <div className="w-full max-w-3xl">{page}</div>
  return (
    <div className="form-beside relative grid w-full max-w-3xl xl:max-w-none xl:items-start xl:gap-6 xl:has-[>details[open]]:grid-cols-2 min-[112.5rem]:grid-cols-2">
      <div className="min-w-0">{page}</div>
      {aside}
    </div>
  )
}
