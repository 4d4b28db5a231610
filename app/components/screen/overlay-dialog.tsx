import { useNavigate, useSubmit } from "@remix-run/react"
import { X } from "lucide-react"
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { followedLink } from "../shell/followed-link"
import { Spinner } from "../ui/spinner"
import { contentOf, type OverlayRequest } from "./overlay-page"

const looks = {
  dialog: "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg rounded-card",
  sheet:
    "sheet m-0 ml-auto h-dvh max-h-none w-full max-w-lg rounded-none border-y-0 border-r-0 sm:w-[calc(100%-4rem)]",
}

export interface OverlayDialogProps {
  asked: OverlayRequest | undefined
  onClose: () => void
}

/** A page over the page, while one is asked for. */
export function OverlayDialog({ asked, onClose }: OverlayDialogProps) {
  const { t } = useTranslation()
  const { dialog, body, waiting } = useContent(asked)
  const onSubmit = useSubmitFrom()
  const navigate = useNavigate()
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // Beside what is shown: the ground of the dialog itself.
    if (event.target === dialog.current) return onClose()
    const link = followedLink(event.nativeEvent)
    if (!link) return
    event.preventDefault()
    const { pathname, search } = new URL(link.href)
    if ("overlayClose" in link.dataset || pathname === window.location.pathname) onClose()
    else navigate(pathname + search, { replace: true })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and links answer to Enter by themselves
    <dialog
      ref={dialog}
      aria-labelledby="overlay-title"
      data-print="no"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={onClick}
      onSubmit={onSubmit}
      className={`overlay border border-line bg-raised p-0 text-ink shadow-over ${looks[asked?.kind ?? "dialog"]}`}
    >
      <div className="p-5 sm:p-6">
        {waiting ? (
          <p id="overlay-title" role="status" className="flex items-center gap-2 text-muted">
            <Spinner />
            {t("shell.loading")}
          </p>
        ) : null}
        <div ref={body} />
        <button
          type="button"
          aria-label={t("screen.close")}
          onClick={onClose}
          className="absolute top-3 right-3 grid size-9 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink"
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    </dialog>
  )
}

/** Opens the dialog while something is asked for, with its page in it. */
function useContent(asked: OverlayRequest | undefined) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [waiting, setWaiting] = useState(false)
  const href = asked?.href
  useEffect(() => {
    if (!href) return dialog.current?.close()
    const left = new AbortController()
    // What comes quickly is not announced first.
    const patience = setTimeout(() => {
      setWaiting(true)
      show(dialog.current)
    }, 250)
    contentOf(href, left.signal).then((content) => {
      if (left.signal.aborted) return
      clearTimeout(patience)
      setWaiting(false)
      // Not a page that can be shown here (the session ended, the record is gone): go and see it.
      if (!content) return window.location.replace(href)
      body.current?.replaceChildren(content)
      show(dialog.current)
      body.current
        ?.querySelector<HTMLElement>("[autofocus], [data-overlay-close], a, button")
        ?.focus()
    })
    return () => {
      left.abort()
      clearTimeout(patience)
      body.current?.replaceChildren()
    }
  }, [href])
  return { dialog, body, waiting }
}

function show(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}

/** Sends a form of the page by the router; where it leads takes this one's place in the history. */
function useSubmitFrom() {
  const submit = useSubmit()
  return (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    submit((submitter ?? event.target) as HTMLButtonElement | HTMLFormElement, { replace: true })
  }
}
