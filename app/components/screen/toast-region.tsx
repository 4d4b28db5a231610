import { X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { type Tone, toneIcon } from "../ui/tone"

export interface ToastMessage {
  type: "info" | "success" | "warning" | "error"
  /** What happened, in the person's language. */
  message: string
  description?: string
}

const shownFor = 5000
const leavesFor = 400

const iconTone: Record<Tone, string> = {
  neutral: "text-muted",
  info: "text-info",
  success: "text-success",
  warning: "text-warning",
  danger: "text-danger",
}

/**
 * The outcome of the last action: a banner in the page without scripts; with them a toast for five
 * seconds, which waits while one points at it or has the focus in it.
 */
export function ToastRegion({ toast }: { toast: ToastMessage | null | undefined }) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t("screen.toasts")}
      className="toast-region m-4 empty:hidden"
      data-print="no"
    >
      {toast ? <Toast key={`${toast.type} ${toast.message}`} toast={toast} /> : null}
    </section>
  )
}

function Toast({ toast }: { toast: ToastMessage }) {
  const { t } = useTranslation()
  const { state, hold, release, dismiss } = useCountdown(toast)
  if (state === "gone") return null
  const tone: Tone = toast.type === "error" ? "danger" : toast.type
  const Icon = toneIcon[tone]
  const urgent = tone === "danger" || tone === "warning"
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds the clock
    <div
      role={urgent ? "alert" : "status"}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      className={cn(
        "flex items-start gap-3 rounded-card border border-line bg-raised p-4 text-ink shadow-over",
        state === "leaving" ? "animate-leave" : "animate-arrive",
      )}
    >
      <Icon size={20} aria-hidden="true" className={cn("mt-0.5 shrink-0", iconTone[tone])} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{toast.message}</p>
        {toast.description ? <p className="text-sm text-muted">{toast.description}</p> : null}
      </div>
      <button
        type="button"
        onClick={dismiss}
        aria-label={t("screen.close")}
        className="only-with-script -m-1 grid size-7 shrink-0 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink"
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  )
}

type ToastState = "shown" | "leaving" | "gone"

function useCountdown(toast: ToastMessage) {
  const [state, setState] = useState<ToastState>("shown")
  const [held, setHeld] = useState(false)
  const left = useRef(shownFor)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are a new message
  useEffect(() => {
    left.current = shownFor
    setState("shown")
  }, [toast])
  useEffect(() => {
    if (state === "gone" || held) return
    const since = Date.now()
    const next = state === "shown" ? "leaving" : "gone"
    const timer = setTimeout(() => setState(next), state === "shown" ? left.current : leavesFor)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (Date.now() - since))
    }
  }, [state, held])
  return {
    state,
    hold: () => setHeld(true),
    release: () => setHeld(false),
    dismiss: () => setState("leaving"),
  }
}
