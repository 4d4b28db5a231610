import { Link, type LinkProps } from "@remix-run/react"
import { type ButtonHTMLAttributes, forwardRef } from "react"
import { cn } from "../class-names"
import { Spinner } from "./spinner"

const base =
  "inline-flex max-w-full items-center justify-center gap-2 rounded-control border text-center font-medium no-underline transition-colors select-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0 print:hidden"

const variants = {
  primary:
    "border-transparent bg-accent-fill text-on-accent shadow-card hover:bg-accent-fill-hover",
  secondary: "border-line bg-surface text-ink shadow-card hover:bg-hover",
  quiet: "border-transparent text-muted hover:bg-hover hover:text-ink",
  danger: "border-transparent bg-danger-fill text-white shadow-card hover:bg-danger-fill-hover",
}

const sizes = {
  normal: "min-h-10 px-4 py-1.5 text-base",
  small: "min-h-8 px-3 py-1 text-sm",
  icon: "size-10 shrink-0 p-0",
  "small-icon": "size-8 shrink-0 p-0",
}

interface ButtonStyle {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

/** The classes of a button, for the `<a>` of a page without scripts. */
export function buttonClass(props?: ButtonStyle & { className?: string }): string {
  const { variant = "primary", size = "normal", className } = props ?? {}
  return cn(base, variants[variant], sizes[size], className)
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** Shows that the button's work is under way; the button stays focused and does nothing more. */
  busy?: boolean
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, busy, className, children, onClick, type = "button", ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={cn(buttonClass({ variant, size }), className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
})

/** A link that looks like a button: what it does is go somewhere. */
export const ButtonLink = forwardRef<HTMLAnchorElement, LinkProps & ButtonStyle>(
  function ButtonLink({ variant, size, className, ...rest }, ref) {
    return <Link ref={ref} className={cn(buttonClass({ variant, size }), className)} {...rest} />
  },
)
