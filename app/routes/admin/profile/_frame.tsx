import type { ReactNode } from "react"

/** A part of the profile, which is a page of its own below the settings. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  return <div className="w-full min-w-0 max-w-3xl">{children}</div>
}
