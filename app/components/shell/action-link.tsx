import type { ReactNode } from "react"

const base =
  "inline-flex min-h-11 items-center justify-center rounded-control px-5 font-medium text-base transition-colors focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-2"

const looks = {
  primary: "bg-accent-fill text-on-accent hover:bg-accent-fill-hover",
  quiet: "border border-edge bg-canvas text-ink hover:bg-hover",
}

/** A link that looks like a button, and loads a whole page: the public pages come without the router. */
export function ActionLink({
  href,
  look = "primary",
  children,
}: {
  href: string
  look?: keyof typeof looks
  children: ReactNode
}) {
  return (
    <a href={href} className={`${base} ${looks[look]}`}>
      {children}
    </a>
  )
}
