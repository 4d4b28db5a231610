import { type ReactNode, useId } from "react"
import { cn } from "../class-names"
import { CardHeader, CardTitle, cardClass } from "../ui/card"
import { Unbroken } from "../unbroken"

interface SectionCardProps {
  title: ReactNode
  /** What stands at the end of the title's line: a link, a badge. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of the page, on a card. */
export function SectionCard({ title, aside, className, children }: SectionCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cn(cardClass, className)}>
      <CardHeader>
        <CardTitle id={id}>
          <Unbroken>{title}</Unbroken>
        </CardTitle>
        {aside}
      </CardHeader>
      {children}
    </section>
  )
}
