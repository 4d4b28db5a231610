import type { ReactNode } from "react"
import { cn } from "../class-names"
import { type Tone, toneClass } from "./tone"

/** A short mark beside a name: a count, "new". For a state, see StatusBadge. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap",
        toneClass[tone],
      )}
    >
      {children}
    </span>
  )
}
