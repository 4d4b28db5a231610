import { Feather, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { Unbroken } from "../unbroken"

interface EmptyStateProps {
  title: string
  text?: ReactNode
  /** The next step. */
  action?: ReactNode
  icon?: LucideIcon
}

/** Where something will be: what it is for, and how to begin. */
export function EmptyState({ title, text, action, icon: Icon = Feather }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-14 text-center shadow-card">
      <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon size={24} aria-hidden="true" />
      </span>
      <p className="mt-4 text-lg font-semibold">{title}</p>
      {text ? (
        <p className="mt-1 max-w-md text-muted">
          <Unbroken>{text}</Unbroken>
        </p>
      ) : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  )
}
