import { Calendar as CalendarIcon } from "lucide-react"
import { lazy, Suspense, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { buttonVariants } from "../ui/button"
import { Input } from "../ui/input"
import { useHydrated } from "../use-hydrated"
import { FieldFrame } from "./field-frame"
import { type FieldProps, useFormField } from "./use-form-field"

// Pickers are heavy and few open one: they come with the first click.
const DatePicker = lazy(() => import("./date-picker"))

interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD; narrower than the contract's own. */
  min?: string
  max?: string
}

/** A day: the browser's own input everywhere, and beside it a calendar once scripts run. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { key, text, frame, control, constraint } = useFormField(props)
  const input = useRef<HTMLInputElement>(null)
  const range = { min: min ?? dayOr(constraint.min), max: max ?? dayOr(constraint.max) }
  const hydrated = useHydrated()
  return (
    <FieldFrame frame={frame}>
      <div className={cn("flex gap-2", hydrated && "has-calendar")}>
        <Input
          key={key}
          ref={input}
          {...control}
          {...range}
          type="date"
          defaultValue={text}
          className="tabular-nums"
        />
        {hydrated ? <CalendarButton input={input} label={props.label} {...range} /> : null}
      </div>
    </FieldFrame>
  )
}

interface CalendarButtonProps {
  input: React.RefObject<HTMLInputElement>
  label: string
  min?: string
  max?: string
}

function CalendarButton({ input, label, min, max }: CalendarButtonProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const button = (
    <button
      type="button"
      className={buttonVariants({ variant: "outline", size: "icon" })}
      aria-label={t("form.openCalendar", { label })}
      onClick={asked ? undefined : () => setAsked(true)}
    >
      <CalendarIcon size={18} aria-hidden="true" />
    </button>
  )
  if (!asked) return button
  return (
    <Suspense fallback={button}>
      <DatePicker input={input} trigger={button} label={label} min={min} max={max} />
    </Suspense>
  )
}

function dayOr(limit: string | number | undefined): string | undefined {
  return typeof limit === "string" ? limit : undefined
}
