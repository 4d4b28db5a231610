import { useHref, useLocation } from "@remix-run/react"
import { Eye, Maximize2, X } from "lucide-react"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { FormReply } from "../form/reply"
import { Button, buttonVariants } from "../ui/button"
import { Dialog, DialogContent, DialogTitle } from "../ui/dialog"

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

/**
 * The paper beside its form: drawn anew at each pause where scripts run, else as it was asked for. It takes half of
 * the page, so that it is opened; on the widest screens it is.
 */
export function DraftPreview({ reply, source }: DraftPreviewProps) {
  const { t } = useTranslation()
  const container = useRef<HTMLDetailsElement>(null)
  const drawn = useDrawing(container, useHref(source))
  const [isLarge, setLarge] = useState(false)
  const picture = drawn ?? reply?.preview
  useEffect(() => {
    if (container.current && matchMedia("(min-width: 112.5rem)").matches)
      container.current.open = true
  }, [])
  return (
    <details
      ref={container}
      id="preview"
      open={reply?.preview !== undefined}
      data-print="no"
      className={`mt-6 scroll-mt-24 xl:sticky xl:top-20 xl:mt-0 ${picture ? "" : "max-xl:hidden"} xl:max-[112.5rem]:not-open:absolute xl:max-[112.5rem]:not-open:top-0 xl:max-[112.5rem]:not-open:right-0`}
    >
      <summary
        className={buttonVariants({
          variant: "outline",
          size: "sm",
          className: "ml-auto flex! w-fit max-xl:hidden",
        })}
      >
        <Eye size={16} aria-hidden="true" />
        {t("bills.preview.title")}
      </summary>
      <section
        aria-label={t("bills.preview.title")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and is scrolled by keyboard too
        tabIndex={0}
        className="mt-3 rounded-card border border-line bg-sunken p-2 xl:max-h-[calc(100dvh-9rem)] xl:overflow-y-auto"
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
      {drawn ? (
        <p className="mt-2 text-right">
          <Button variant="ghost" size="sm" onClick={() => setLarge(true)}>
            <Maximize2 size={16} aria-hidden="true" />
            {t("bills.preview.full")}
          </Button>
        </p>
      ) : null}
      {drawn && isLarge ? (
        <Dialog open onOpenChange={setLarge}>
          <DialogContent className="max-w-5xl! p-3!">
            <div className="mb-2 flex items-center justify-between gap-4">
              <DialogTitle>{t("bills.preview.title")}</DialogTitle>
              <Button variant="ghost" size="icon-sm" onClick={() => setLarge(false)}>
                <X size={18} aria-hidden="true" />
                <span className="sr-only">{t("bills.preview.close")}</span>
              </Button>
            </div>
            <img
              src={drawn}
              alt={t("bills.preview.alt")}
              className="block w-full rounded-sm bg-white"
            />
          </DialogContent>
        </Dialog>
      ) : null}
    </details>
  )
}

/** The form beside `place` as a picture, again and again, from when there is room for it. */
function useDrawing(container: RefObject<HTMLDetailsElement>, source: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const place = container.current
    const form = place?.parentElement?.querySelector("form")
    if (!place || !form) return
    let stop: (() => void) | undefined
    const under = new AbortController()
    const { signal } = under
    const begin = async () => {
      if (!place.open) return
      // What most people never open is brought when it is.
      const { drawAgain } = await import("./draw-again")
      if (signal.aborted || stop) return
      stop = drawAgain({ place, form, source, show: setAddress })
    }
    place.addEventListener("toggle", begin, { signal })
    void begin()
    return () => {
      under.abort()
      stop?.()
    }
  }, [container, source])
  return address
}
