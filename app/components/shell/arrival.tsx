import { useLocation } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import { usePageTitle } from "~/services/page-title"

/**
 * What a page load does by itself, and the router does not: the title is said, and the focus goes to the
 * content, unless the screen has put it somewhere in there.
 */
export function Arrival() {
  const { pathname } = useLocation()
  const title = usePageTitle()
  const from = useRef(pathname)
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    if (from.current === pathname) return
    from.current = pathname
    setSaid(title)
    const content = document.getElementById("content")
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [pathname, title])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
