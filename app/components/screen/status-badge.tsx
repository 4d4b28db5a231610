import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { cn } from "../class-names"
import { type Tone, toneClass, toneIcon } from "../ui/tone"

interface StatusBadgeProps {
  tone: Tone
  icon?: LucideIcon
  children: ReactNode
}

/** A state, by its word and its sign; the colour only repeats it. */
export function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  const Icon = icon ?? toneIcon[tone]
  return (
    <span
      className={cn(
        "inline-flex items-center gap-1.5 rounded-full py-0.5 pr-2.5 pl-2 text-xs font-medium whitespace-nowrap",
        toneClass[tone],
      )}
    >
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {children}
    </span>
  )
}
