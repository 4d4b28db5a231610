import { useLocation } from "@remix-run/react"
import { useEffect } from "react"

/** Menus that are `<details data-menu>`: they open and close without scripts. */
const opened = "details[data-menu][open]"

/**
 * What scripts add to them: Escape closes the menu and gives the focus back, and so does a click beside
 * it or another page. While the drawer of a phone is open, nothing behind it is reached.
 */
export function Menus() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what is open.
  useEffect(() => close(document.querySelectorAll(opened)), [key])
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
      if (target instanceof HTMLDetailsElement && target.closest("[data-drawer]"))
        for (const behind of document.querySelectorAll<HTMLElement>("[data-behind]"))
          behind.inert = target.open
    }
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

function close(menus: NodeListOf<Element>): void {
  for (const menu of menus) if (menu instanceof HTMLDetailsElement) menu.open = false
}
