import { forwardRef, type LabelHTMLAttributes } from "react"
import { cn } from "../class-names"

export const Label = forwardRef<HTMLLabelElement, LabelHTMLAttributes<HTMLLabelElement>>(
  function Label({ className, ...props }, ref) {
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the caller names the control by htmlFor
      <label ref={ref} className={cn("block text-sm font-medium text-ink", className)} {...props} />
    )
  },
)
