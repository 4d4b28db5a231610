import type { ReactNode } from "react"
import { PlumeForm, type PlumeFormProps } from "../form/plume-form"
import { PageHeader } from "./page-header"

interface FormScreenProps extends PlumeFormProps {
  title: string
  /** Below the title: what this form is for. */
  text?: ReactNode
}

/** A page that is one form. */
export function FormScreen({ title, text, ...form }: FormScreenProps) {
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader title={title} text={text} />
      <PlumeForm {...form} />
    </div>
  )
}
