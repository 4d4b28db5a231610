import { type ReactNode, useId } from "react"
import { cn } from "../class-names"
import { Unbroken } from "../unbroken"

interface CardProps {
  title?: ReactNode
  /** What stands at the end of the title's line: a link, a badge. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A white sheet with what belongs together; a section of the page when it has a title. */
export function Card({ title, aside, className, children }: CardProps) {
  const id = useId()
  const look = cn(
    "min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6",
    className,
  )
  if (title === undefined) return <div className={look}>{children}</div>
  return (
    <section aria-labelledby={id} className={look}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg font-semibold">
          <Unbroken>{title}</Unbroken>
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
