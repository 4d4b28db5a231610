import {
  createContext,
  type DialogHTMLAttributes,
  type HTMLAttributes,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
} from "react"
import { cn } from "../class-names"

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

const Context = createContext<Omit<DialogProps, "children"> & { id: string }>({
  open: false,
  onOpenChange: () => {},
  id: "",
})

/** A question that must be answered first. Only for scripts: without them, a page asks. */
export function Dialog({ children, ...props }: DialogProps) {
  return <Context.Provider value={{ ...props, id: useId() }}>{children}</Context.Provider>
}

export function DialogContent({ className, ...props }: DialogHTMLAttributes<HTMLDialogElement>) {
  const { open, onOpenChange, id } = useContext(Context)
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={() => onOpenChange(false)}
      className={cn(
        "m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-line bg-raised p-6 text-ink shadow-over",
        className,
      )}
      {...props}
    />
  )
}

export function DialogTitle({ className, ...props }: HTMLAttributes<HTMLHeadingElement>) {
  const { id } = useContext(Context)
  return <h2 id={id} className={cn("text-lg font-semibold", className)} {...props} />
}

export function DialogDescription({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cn("mt-2 text-muted", className)} {...props} />
}

/** The buttons; the safest comes first, which the browser focuses. */
export function DialogFooter({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cn("mt-6 flex flex-wrap justify-end gap-2", className)} {...props} />
}
