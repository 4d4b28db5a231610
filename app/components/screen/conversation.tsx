import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { formatInstant } from "../format"

export interface Saying {
  id: string
  at: string
  /** Who says it, or what happened where nothing was said. */
  who: string
  text?: string | null
  /** What hangs on it. */
  more?: ReactNode
  /** Whose side it is on: the other's on the left, ours on the right, and what not everyone reads. */
  side: "theirs" | "ours" | "aside"
}

const sides = {
  theirs: "mr-6 border-line bg-surface sm:mr-16",
  ours: "ml-6 border-accent bg-accent-soft sm:ml-16",
  aside: "border-line border-dashed bg-canvas",
}

/** What two sides said to each other, in order. */
export function Conversation({ label, sayings }: { label: string; sayings: Saying[] }) {
  const { language } = useTranslation().i18n
  return (
    <ol aria-label={label} className="grid gap-3">
      {sayings.map(({ id, at, who, text, more, side }) => (
        <li
          key={id}
          className={cn(
            text ? "rounded-card border px-4 py-3" : "px-4 text-center text-sm",
            text && sides[side],
          )}
        >
          <p className="text-muted text-sm">
            <span className="font-medium">{who}</span> · {formatInstant(at, language)}
          </p>
          {text ? <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p> : null}
          {more}
        </li>
      ))}
    </ol>
  )
}
