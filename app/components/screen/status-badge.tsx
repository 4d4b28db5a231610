import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { type Tone, toneClass } from "../ui/tone"

interface StatusBadgeProps {
  tone: Tone
  icon?: LucideIcon
  children: ReactNode
}

/** A state, by its word and its sign; the colour only repeats it. */
export function StatusBadge({ tone, icon: Icon, children }: StatusBadgeProps) {
  return (
    <span className={`status ${toneClass[tone]}`}>
      {Icon ? (
        <Icon size={14} aria-hidden="true" className="shrink-0" />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={signs[tone]} />
        </svg>
      )}
      {children}
    </span>
  )
}

/** The signs of `toneIcon` as one line each: a list shows a hundred, and the library's cost ten times as much. */
const signs: Record<Tone, string> = {
  neutral: "M5 12h14",
  info: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M12 16v-4M12 8h.01",
  success: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M9 12l2 2 4-4",
  warning:
    "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01",
  danger: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M15 9l-6 6M9 9l6 6",
}
