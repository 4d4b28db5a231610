import { Link, type LinkProps } from "@remix-run/react"
import type { VariantProps } from "class-variance-authority"
import { forwardRef } from "react"
import { cn } from "../class-names"
import { buttonVariants } from "./button"

/** A link that looks like a button: what it does is go somewhere. */
export const ButtonLink = forwardRef<
  HTMLAnchorElement,
  LinkProps & VariantProps<typeof buttonVariants>
>(function ButtonLink({ className, variant, size, ...props }, ref) {
  return <Link ref={ref} className={cn(buttonVariants({ variant, size, className }))} {...props} />
})
