import { forwardRef, type HTMLAttributes } from "react"
import { cn } from "../class-names"

/** The look of a card, for what is another element than a `<div>`. */
export const cardClass = "min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"

export const Card = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function Card(
  { className, ...props },
  ref,
) {
  return <div ref={ref} className={cn(cardClass, className)} {...props} />
})

export const CardHeader = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function CardHeader({ className, ...props }, ref) {
    return (
      <div
        ref={ref}
        className={cn(
          "mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1",
          className,
        )}
        {...props}
      />
    )
  },
)

export const CardTitle = forwardRef<HTMLHeadingElement, HTMLAttributes<HTMLHeadingElement>>(
  function CardTitle({ className, ...props }, ref) {
    return <h2 ref={ref} className={cn("text-lg font-semibold", className)} {...props} />
  },
)
