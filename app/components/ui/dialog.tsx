import { type ReactNode, useEffect, useId, useRef } from "react"

interface DialogProps {
  open: boolean
  title: ReactNode
  onClose: () => void
  /** The buttons; the safest comes first, which the browser focuses. */
  actions: ReactNode
  children?: ReactNode
}

/** A question that must be answered first. Only for scripts: without them, a page asks. */
export function Dialog({ open, title, onClose, actions, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-line bg-raised p-6 text-ink shadow-over"
    >
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children ? <div className="mt-2 text-muted">{children}</div> : null}
      <div className="mt-6 flex flex-wrap justify-end gap-2">{actions}</div>
    </dialog>
  )
}
