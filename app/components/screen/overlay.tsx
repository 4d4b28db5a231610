import { useLocation, useNavigate } from "@remix-run/react"
import { type ComponentType, useEffect, useState } from "react"
import { followedLink } from "../shell/followed-link"
import type { OverlayDialogProps } from "./overlay-dialog"
import type { OverlayRequest } from "./overlay-page"

/** The mark in the address while a page lies over another. */
const overlayHash = "#over"

/**
 * Links that say `data-overlay="dialog"` or `"sheet"` open their page over this one: the page itself is
 * fetched and its content shown, so that there is one of each, and without scripts the link just leads
 * there. The address keeps a place for it, so that the back button closes it. The dialog's own code is
 * fetched when it is first asked for.
 */
export function Overlay() {
  const { asked, close } = useAsked()
  const [Dialog, setDialog] = useState<ComponentType<OverlayDialogProps>>()
  const href = asked?.href
  useEffect(() => {
    if (!href) return
    import("./overlay-dialog")
      .then((module) => setDialog(() => module.OverlayDialog))
      .catch(() => window.location.replace(href))
  }, [href])
  return Dialog ? <Dialog asked={asked} onClose={close} /> : null
}

/** What the address asks to be shown, and the way back. */
function useAsked() {
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as { overlay?: OverlayRequest } | null
  const asked = location.hash === overlayHash ? state?.overlay : undefined
  useEffect(() => {
    const open = (event: globalThis.MouseEvent) => {
      const link = followedLink(event)
      const kind = link?.dataset.overlay
      if (!link || (kind !== "dialog" && kind !== "sheet")) return
      event.preventDefault()
      const { pathname, search } = new URL(link.href)
      const overlay: OverlayRequest = { kind, href: pathname + search }
      navigate(
        { search: window.location.search, hash: overlayHash },
        { state: { overlay }, preventScrollReset: true },
      )
    }
    // Before the router sees the click.
    document.addEventListener("click", open, true)
    return () => document.removeEventListener("click", open, true)
  }, [navigate])
  return { asked, close: () => (asked ? navigate(-1) : undefined) }
}
