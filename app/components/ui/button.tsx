import { cva, type VariantProps } from "class-variance-authority"
import { type ButtonHTMLAttributes, forwardRef } from "react"
import { cn } from "../class-names"

/** Also the look of what is no button: a link, the summary of a menu. */
export const buttonVariants = cva(
  "inline-flex max-w-full items-center justify-center gap-2 rounded-control border text-center font-medium no-underline transition-colors select-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0 print:hidden",
  {
    variants: {
      variant: {
        default:
          "border-transparent bg-accent-fill text-on-accent shadow-card hover:bg-accent-fill-hover",
        destructive:
          "border-transparent bg-danger-fill text-white shadow-card hover:bg-danger-fill-hover",
        outline: "border-line bg-surface text-ink shadow-card hover:bg-hover",
        ghost: "border-transparent text-muted hover:bg-hover hover:text-ink",
      },
      size: {
        default: "min-h-10 px-4 py-1.5 text-base",
        sm: "min-h-8 px-3 py-1 text-sm",
        icon: "size-10 shrink-0 p-0",
        "icon-sm": "size-8 shrink-0 p-0",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
)

export interface ButtonProps
  extends ButtonHTMLAttributes<HTMLButtonElement>,
    VariantProps<typeof buttonVariants> {}

/** Sends a form only where it says `type="submit"`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { className, variant, size, type = "button", ...props },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={cn(buttonVariants({ variant, size, className }))}
      {...props}
    />
  )
})
