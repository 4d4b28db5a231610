import { cn } from "../class-names"
import { DateField } from "./date-field"

interface PeriodFieldProps {
  legend: string
  from: { name: string; label: string; required?: boolean }
  to: { name: string; label: string; required?: boolean }
  min?: string
  max?: string
  className?: string
}

/** Two days, the second not before the first (which the contract checks). */
export function PeriodField({ legend, from, to, min, max, className }: PeriodFieldProps) {
  return (
    <fieldset className={cn("m-0 min-w-0 border-0 p-0", className)}>
      <legend className="mb-2 p-0 text-sm font-medium">{legend}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...from} min={min} max={max} />
        <DateField {...to} min={min} max={max} />
      </div>
    </fieldset>
  )
}
