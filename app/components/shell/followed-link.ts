/**
 * The link that a plain click follows within the product. With a modifier key, or where it leads to
 * another tab, a download or another site, the browser does what it was asked to.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!link?.href || link.hasAttribute("download")) return undefined
  if (link.target && link.target !== "_self") return undefined
  return link.origin === window.location.origin ? link : undefined
}
