import { useHref, useLocation } from "@remix-run/react"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { FormReply } from "../form/reply"
import { Button } from "../ui/button"

/** Shows what is typed; where no script runs, or there is no room beside the form, the only way to. */
export function PreviewButton() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <Button
      type="submit"
      name="_preview"
      value="1"
      formAction={`${pathname}${search}#preview`}
      variant="outline"
    >
      {t("bills.preview.show")}
    </Button>
  )
}

interface DraftPreviewProps {
  reply?: FormReply
  /** Where the form is sent to be drawn, as links say it. */
  source: string
}

/** The paper beside its form: drawn anew at each pause where scripts run, else as it was asked for. */
export function DraftPreview({ reply, source }: DraftPreviewProps) {
  const { t } = useTranslation()
  const container = useRef<HTMLElement>(null)
  const drawn = useDrawing(container, useHref(source))
  const picture = drawn ?? reply?.preview
  return (
    <section
      ref={container}
      id="preview"
      aria-label={t("bills.preview.title")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and is scrolled by keyboard too
      tabIndex={0}
      data-print="no"
      className={`mt-6 scroll-mt-20 rounded-card border border-line bg-sunken p-2 xl:sticky xl:top-20 xl:mt-0 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto ${picture ? "" : "max-xl:hidden"}`}
    >
      {picture ? (
        <img
          src={picture}
          alt={t("bills.preview.alt")}
          className="block w-full rounded-sm bg-white"
        />
      ) : (
        <p className="grid aspect-[210/297] place-content-center rounded-sm bg-surface p-8 text-center text-sm text-muted">
          {t("bills.preview.text")}
        </p>
      )}
    </section>
  )
}

/** How long one types no further before it is drawn, in ms. */
const pause = 600

/** The form beside `place` as a picture, again and again, while there is room for it. */
function useDrawing(container: RefObject<HTMLElement>, source: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const form = container.current?.parentElement?.querySelector("form")
    if (!form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let under = new AbortController()
    let shown = ""
    const draw = async () => {
      if (!container.current?.checkVisibility() || !form.checkValidity()) return
      under.abort()
      under = new AbortController()
      const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
      const { signal } = under
      const answer = await fetch(source, { method: "POST", body, signal }).catch(() => undefined)
      // What cannot be drawn yet leaves the last picture.
      if (!answer?.ok) return
      const next = URL.createObjectURL(await answer.blob())
      URL.revokeObjectURL(shown)
      shown = next
      setAddress(next)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(draw, pause)
    }
    const rows = new MutationObserver(wait)
    form.addEventListener("input", wait)
    form.addEventListener("change", wait)
    rows.observe(form.querySelector("#lines") ?? form, { childList: true, subtree: true })
    draw()
    return () => {
      clearTimeout(timer)
      under.abort()
      rows.disconnect()
      form.removeEventListener("input", wait)
      form.removeEventListener("change", wait)
      URL.revokeObjectURL(shown)
    }
  }, [container, source])
  return address
}
