import type { ReactNode } from "react"
import { type Tone, toneClass } from "../ui/tone"

interface StatusBadgeProps {
  tone: Tone
  children: ReactNode
}

/** A state, by its word and its sign (drawn by the style sheet); the colour only repeats it. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return <span className={`status status-${tone} ${toneClass[tone]}`}>{children}</span>
}
