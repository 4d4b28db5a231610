import type { ReactNode } from "react"
import { cn } from "../class-names"
import { type Tone, toneClass, toneIcon } from "../ui/tone"
import { Unbroken } from "../unbroken"

interface BannerProps {
  tone?: Tone
  title: ReactNode
  children?: ReactNode
}

/** A message in the page; what failed is announced at once, the rest when the reader pauses. */
export function Banner({ tone = "info", title, children }: BannerProps) {
  const Icon = toneIcon[tone]
  return (
    <div
      role={tone === "danger" || tone === "warning" ? "alert" : "status"}
      className={cn("flex gap-3 rounded-card p-4", toneClass[tone])}
    >
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-medium">
          <Unbroken>{title}</Unbroken>
        </p>
        {children ? (
          <div className="mt-1 text-sm">
            <Unbroken>{children}</Unbroken>
          </div>
        ) : null}
      </div>
    </div>
  )
}
