import { useHref, useNavigate } from "@remix-run/react"
import type { MouseEvent } from "react"

/** The address of a row's page: `to` is relative to the list, like every link of it. */
export function useRowHref(): (to: string) => string {
  const base = useHref(".")
  return (to) => `${base}/${to}`
}

/**
 * One listener for all links of a table, which are plain: a router's link costs ten times as much to
 * render, and a page has fifty. What the browser does better (new tab, download) is left to it.
 */
export function useFollow(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (!link || !isOurs(event, link)) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash, {
      preventScrollReset: link.dataset.stay !== undefined,
    })
  }
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const leaves = link.target || link.hasAttribute("download") || link.origin !== location.origin
  return !event.defaultPrevented && event.button === 0 && !modified && !leaves
}
