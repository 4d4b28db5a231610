import { Button, type ButtonProps } from "../ui/button"
import { Spinner } from "../ui/spinner"

interface SubmitButtonProps extends ButtonProps {
  /** Shows that its work is under way; it stays focused and sends nothing more. */
  busy: boolean
}

export function SubmitButton({ busy, children, ...props }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : undefined}
      {...props}
    >
      {busy ? <Spinner /> : null}
      {children}
    </Button>
  )
}
