import type { LucideIcon } from "lucide-react"
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react"
import { buttonVariants } from "../ui/button"

interface MenuProps {
  icon: LucideIcon
  label: string
  /** How many of its choices are in force. */
  count?: number
  /** Open from the start: something in it was refused. */
  open?: boolean
  className?: string
  children: ReactNode
}

/** A panel below a button, which opens without scripts. With them, Escape and a click elsewhere close it. */
export function Menu({ icon: Icon, label, count, open, className = "", children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const menu = details.current
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false
    }
    document.addEventListener("pointerdown", closeOutside)
    document.addEventListener("focusin", closeOutside)
    return () => {
      document.removeEventListener("pointerdown", closeOutside)
      document.removeEventListener("focusin", closeOutside)
    }
  }, [])
  const closeByKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== "Escape" || !event.currentTarget.open) return
    event.currentTarget.open = false
    event.currentTarget.querySelector("summary")?.focus()
  }
  return (
    <details ref={details} open={open} onKeyDown={closeByKey} className={`list-menu ${className}`}>
      <summary className={buttonVariants({ variant: "outline" })}>
        <Icon size={18} aria-hidden="true" />
        <span className="list-label">{label}</span>
        {count ? <span className="list-count">{count}</span> : null}
      </summary>
      <div className="list-panel">{children}</div>
    </details>
  )
}
