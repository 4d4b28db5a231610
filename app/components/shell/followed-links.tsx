import { useNavigate } from "@remix-run/react"
import { useEffect } from "react"

/**
 * Makes plain links below `data-follow` lead on without loading the whole page: one listener, where
 * Remix's `<Link>` would cost every link of every row a component on the server. Whatever is meant for
 * the browser (another tab, a download, another site) is left to it.
 */
export function FollowedLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
    document.addEventListener("click", follow)
    return () => document.removeEventListener("click", follow)
  }, [navigate])
  return null
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!link?.href || !link.closest("[data-follow]")) return undefined
  if (link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined
  return link.origin === window.location.origin ? link : undefined
}
