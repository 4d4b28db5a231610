import { useLocation } from "@remix-run/react"
import { useEffect, useRef } from "react"

/** Menus that are `<details data-menu>`: they open and close without scripts. */
const opened = "details[data-menu][open]"

/**
 * What scripts add to them: Escape closes the menu and gives the focus back, and so does a click beside
 * it or another page. While the drawer of a phone is open, nothing behind it is reached.
 */
export function Menus() {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    // What was opened before the scripts came stays open; another page closes it.
    if (shown.current === key) return
    shown.current = key
    close(document.querySelectorAll(opened))
  }, [key])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(opened)) {
        menu.open = false
        menu.querySelector("summary")?.focus()
      }
    }
    const onClick = ({ target }: MouseEvent) => {
      const inside = target instanceof Element ? target.closest("[data-menu], [data-drawer]") : null
      if (inside) return
      close(document.querySelectorAll(opened))
    }
    // It does not bubble.
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement) coverBehind(target)
    }
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(opened)) coverBehind(menu)
    const wide = window.matchMedia("(min-width: 64rem)")
    const onWidth = () => close(document.querySelectorAll(opened))
    document.addEventListener("keydown", onKey)
    document.addEventListener("click", onClick)
    document.addEventListener("toggle", onToggle, true)
    wide.addEventListener("change", onWidth)
    return () => {
      document.removeEventListener("keydown", onKey)
      document.removeEventListener("click", onClick)
      document.removeEventListener("toggle", onToggle, true)
      wide.removeEventListener("change", onWidth)
    }
  }, [])
  return null
}

/** Nothing behind an open drawer is reached. */
function coverBehind(menu: HTMLDetailsElement): void {
  if (!menu.closest("[data-drawer]")) return
  for (const behind of document.querySelectorAll<HTMLElement>("[data-behind]"))
    behind.inert = menu.open
}

/** Where the focus is within, the button keeps it: a dialog that opens over the page gives it back there. */
function close(menus: NodeListOf<Element>): void {
  for (const menu of menus)
    if (menu instanceof HTMLDetailsElement) {
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus()
      menu.open = false
    }
}
