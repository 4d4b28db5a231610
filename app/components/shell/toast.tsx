import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { type ToastMessage, type ToastType, toastDuration } from "~/services/toast"

const colours: Record<ToastType, string> = {
  info: "border-info bg-info-soft text-ink",
  success: "border-success bg-success-soft text-ink",
  warning: "border-warning bg-warning-soft text-ink",
  error: "border-danger bg-danger-soft text-ink",
}

/**
 * Says what has been done. Five seconds where JavaScript runs (specification §9), until the next page
 * where it does not. The region is always there, so that screen readers hear what comes into it.
 */
export function Toast({ toast }: { toast: ToastMessage | undefined }) {
  const { t } = useTranslation()
  const [over, setOver] = useState<ToastMessage>()
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setOver(toast), toastDuration)
    return () => clearTimeout(timer)
  }, [toast])
  const shown = toast && toast !== over ? toast : undefined
  return (
    <div
      role={shown?.type === "error" ? "alert" : "status"}
      className="pointer-events-none fixed inset-x-0 top-3 z-50 flex justify-center px-4"
    >
      {shown ? (
        <p
          className={`toast pointer-events-auto rounded-control border-l-4 px-4 py-3 shadow-over ${colours[shown.type]}`}
        >
          {t(shown.message)}
        </p>
      ) : null}
    </div>
  )
}
