import type { ReactNode } from "react"

/** Lines in percent of the plot, pulled to its shape; their strokes keep their width. */
export function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="overflow-visible"
    >
      {children}
    </svg>
  )
}
