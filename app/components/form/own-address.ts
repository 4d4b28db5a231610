import { useLocation } from "@remix-run/react"

/**
 * The address that a page has, for its own form to post to. Left to itself an index route's form posts to
 * `?index`, which stays in the address where it is refused.
 */
export function useOwnAddress(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}
