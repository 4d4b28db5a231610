import { useNavigate } from "@remix-run/react"
import { useEffect } from "react"
import { followedLink } from "./followed-link"

/**
 * Makes plain links below `data-follow` lead on without loading the whole page: one listener, where
 * Remix's `<Link>` would cost every link of every row a component on the server. A link with
 * `data-stay` leaves the page where it is scrolled to.
 */
export function FollowedLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link?.closest("[data-follow]")) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash, {
        preventScrollReset: link.dataset.stay !== undefined,
      })
    }
    document.addEventListener("click", follow)
    return () => document.removeEventListener("click", follow)
  }, [navigate])
  return null
}
