import { type RefObject, useEffect } from "react"

/** What can be done with a row opens beside it; what cannot be shown so is one page away. */
export function useRowMenus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = list.current
    section?.addEventListener("click", openMenu)
    return () => section?.removeEventListener("click", openMenu)
  })
}

function openMenu(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[data-row-menu]") : null
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!(link instanceof HTMLAnchorElement) || !isPlain || !("popover" in link)) return
  event.preventDefault()
  import("./row-menu")
    .then(({ openRowMenu }) => openRowMenu(link))
    .catch(() => window.location.assign(link.href))
}
