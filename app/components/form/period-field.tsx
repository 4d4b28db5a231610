import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { DateField } from "./date-field"

interface Bound {
  name: string
  label: string
  hint?: string
  required?: boolean
}

interface PeriodFieldProps {
  legend: string
  from: Bound
  to: Bound
  className?: string
}

/** Two days, the second not before the first: the contract checks it, and with scripts the field says so at once. */
export function PeriodField({ legend, from, to, className }: PeriodFieldProps) {
  const { t } = useTranslation()
  const group = useRef<HTMLFieldSetElement>(null)
  const check = () => {
    const [start, end] = Array.from(group.current?.querySelectorAll("input") ?? [])
    if (!start || !end) return
    const wrong = start.value !== "" && end.value !== "" && end.value < start.value
    end.setCustomValidity(wrong ? t("errors.endBeforeStart") : "")
  }
  return (
    <fieldset ref={group} onInput={check} className={cn("m-0 min-w-0 border-0 p-0", className)}>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <DateField {...from} />
        <DateField {...to} />
      </div>
    </fieldset>
  )
}
