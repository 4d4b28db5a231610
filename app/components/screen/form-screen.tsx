import type { ReactNode } from "react"
import { PlumeForm, type PlumeFormProps } from "../form/plume-form"
import { PageHeader } from "./page-header"

interface FormScreenProps extends PlumeFormProps {
  title: string
  /** Below the title: what this form is for. */
  text?: ReactNode
  /** Beside the form where there is room, else below it. */
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
  if (!aside) return <div className="mx-auto w-full max-w-3xl">{page}</div>
  return (
    <div className="mx-auto grid w-full max-w-3xl xl:max-w-7xl xl:grid-cols-[minmax(0,5fr)_minmax(20rem,3fr)] xl:items-start xl:gap-6">
      <div className="min-w-0">{page}</div>
      {aside}
    </div>
  )
}
