import { cva, type VariantProps } from "class-variance-authority"
import type { ReactNode } from "react"

const looks = cva(
  "inline-flex min-h-11 items-center justify-center rounded-control px-5 font-medium text-base transition-colors focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-2",
  {
    variants: {
      look: {
        primary: "bg-accent-fill text-on-accent hover:bg-accent-fill-hover",
        quiet: "border border-edge bg-canvas text-ink hover:bg-hover",
      },
    },
    defaultVariants: { look: "primary" },
  },
)

/** A link that looks like a button, and loads a whole page: the public pages come without the router. */
export function ActionLink({
  href,
  look,
  children,
}: { href: string; children: ReactNode } & VariantProps<typeof looks>) {
  return (
    <a href={href} className={looks({ look })}>
      {children}
    </a>
  )
}
