import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Toast, type ToastMessage } from "./toast"

interface ToastEntry {
  id: number
  toast: ToastMessage
}

/**
 * What the last actions came to. Without scripts a banner in the page; with them toasts over it, each for
 * five seconds, in a region that a screen reader hears of as they come.
 */
export function ToastRegion({ toast }: { toast: ToastMessage | null | undefined }) {
  const { t } = useTranslation()
  const { shown, remove } = useShown(toast)
  return (
    <section
      aria-label={t("screen.toasts")}
      aria-live="polite"
      aria-relevant="additions"
      className="toast-region grid gap-2"
      data-print="no"
    >
      {shown.map(({ id, toast }) => (
        <Toast key={id} toast={toast} onGone={() => remove(id)} />
      ))}
    </section>
  )
}

/** The toasts on the screen: a new one joins those that are still there. */
function useShown(toast: ToastMessage | null | undefined) {
  const next = useRef(1)
  const last = useRef(toast)
  const [shown, setShown] = useState<ToastEntry[]>(() => (toast ? [{ id: 0, toast }] : []))
  useEffect(() => {
    if (toast && toast !== last.current)
      setShown((before) => [...before, { id: next.current++, toast }])
    last.current = toast
  }, [toast])
  const remove = (id: number) => setShown((before) => before.filter((each) => each.id !== id))
  return { shown, remove }
}
