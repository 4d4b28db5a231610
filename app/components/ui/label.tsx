import type { LabelHTMLAttributes } from "react"
import { cn } from "../class-names"

interface LabelProps extends LabelHTMLAttributes<HTMLLabelElement> {
  required?: boolean
}

export function Label({ required, className, children, ...rest }: LabelProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller names the control by htmlFor
    <label className={cn("block text-sm font-medium text-ink", className)} {...rest}>
      {children}
      {required ? <RequiredMark /> : null}
    </label>
  )
}

/** The asterisk of a required field; the `required` attribute says it to those who do not see it. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" data-required="" className="text-danger">
      {" *"}
    </span>
  )
}
