import { useLocation } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import { usePageTitle } from "~/services/page-title"

/**
 * What a page load does by itself, and the router does not: the title is said, and the focus goes to the
 * content, unless the screen has put it somewhere in there. Where the page stays, and what had the focus
 * has gone with what was done ("mark as paid"), it goes to the page's title, beside which its state stands.
 */
export function Arrival() {
  const { pathname, key } = useLocation()
  const title = usePageTitle()
  const from = useRef({ pathname, key })
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    const before = from.current
    if (before.key === key) return
    from.current = { pathname, key }
    if (before.pathname === pathname) {
      // Once a dialog that was open has closed, and has given the focus back where it can.
      const frame = requestAnimationFrame(holdFocus)
      return () => cancelAnimationFrame(frame)
    }
    setSaid(title)
    const content = document.getElementById("content")
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [pathname, title, key])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

function holdFocus(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>("#content [data-arrival]")?.focus({ preventScroll: true })
}
