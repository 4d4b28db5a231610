import { Form } from "@remix-run/react"
import { X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { type Tone, toneIcon } from "../ui/tone"
import { Unbroken } from "../unbroken"

export interface ToastMessage {
  type: "info" | "success" | "warning" | "error"
  /** What happened, in the person's language. */
  message: string
  /** Where a POST takes it back. */
  undo?: string
}

const shownFor = 5000
/** What can be taken back leaves time to think. */
const undoableFor = 10_000
const leavesFor = 400

const iconTone: Record<Tone, string> = {
  neutral: "text-muted",
  info: "text-info",
  success: "text-success",
  warning: "text-warning",
  danger: "text-danger",
}

interface ToastProps {
  toast: ToastMessage
  /** Once it has left. A toast that nobody takes away stays, as it does without scripts. */
  onGone?: () => void
}

/** One message. It waits while one points at it or has the focus in it; what failed waits to be closed. */
export function Toast({ toast, onGone }: ToastProps) {
  const { t } = useTranslation()
  const { leaving, hold, dismiss } = useCountdown(
    toast.type === "error" ? undefined : toast.undo ? undoableFor : shownFor,
    onGone,
  )
  const tone: Tone = toast.type === "error" ? "danger" : toast.type
  const Icon = toneIcon[tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds the clock
    <div
      role={tone === "danger" ? "alert" : undefined}
      // One that comes up under a pointer at rest is not pointed at.
      onMouseMove={({ movementX, movementY }) => {
        if (movementX || movementY) hold({ pointer: true })
      }}
      onMouseLeave={() => hold({ pointer: false })}
      onFocus={() => hold({ focus: true })}
      onBlur={() => hold({ focus: false })}
      className={cn(
        "flex items-start gap-3 rounded-card border border-line bg-raised p-4 text-ink shadow-over",
        leaving ? "animate-leave" : "animate-arrive",
      )}
    >
      <Icon size={20} aria-hidden="true" className={cn("mt-0.5 shrink-0", iconTone[tone])} />
      <p className="min-w-0 flex-1 font-medium">
        <Unbroken>{toast.message}</Unbroken>
      </p>
      {toast.undo ? (
        <Form method="post" action={toast.undo} className="-my-1">
          <button
            type="submit"
            className="min-h-7 rounded-control px-2 font-medium text-accent hover:bg-hover"
          >
            {t("screen.undo")}
          </button>
        </Form>
      ) : null}
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

/** Some seconds, not counted while held; then the way out, which takes its time too. None, and it stays. */
function useCountdown(lasts: number | undefined, onGone?: () => void) {
  const [leaving, setLeaving] = useState(false)
  const [by, setBy] = useState({ pointer: false, focus: false })
  const held = by.pointer || by.focus
  const left = useRef(lasts ?? 0)
  const gone = useRef(onGone)
  gone.current = onGone
  useEffect(() => {
    if (!gone.current) return
    if (leaving) {
      const timer = setTimeout(() => gone.current?.(), leavesFor)
      return () => clearTimeout(timer)
    }
    if (held || lasts === undefined) return
    const since = Date.now()
    const timer = setTimeout(() => setLeaving(true), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (Date.now() - since))
    }
  }, [leaving, held, lasts])
  return {
    leaving,
    hold: (change: Partial<typeof by>) => setBy((before) => ({ ...before, ...change })),
    dismiss: () => setLeaving(true),
  }
}
