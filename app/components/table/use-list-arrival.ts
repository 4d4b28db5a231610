import { useLocation } from "@remix-run/react"
import { type RefObject, useEffect, useRef, useState } from "react"

/** What the focus was on: it is found again by what it is called, for its element may be gone. */
interface Control {
  tag: string
  name: string
  /** The button of the menu that it stands in. */
  menu?: string
}

const nameOf = (element: Element) =>
  element.getAttribute("name") ?? element.getAttribute("aria-label") ?? element.textContent ?? ""

/**
 * What a search, a sort or the next page do to those who do not see the list, or use no mouse: the new count is
 * said, and the focus goes back to the control that it was on, or to the count where that is gone.
 */
export function useListArrival(list: RefObject<HTMLElement>, count: string): string | undefined {
  const { key } = useLocation()
  const before = useRef(key)
  const control = useRef<Control>()
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !list.current?.contains(target)) {
        control.current = undefined
        return
      }
      const menu = target.closest("details")?.querySelector("summary")
      control.current = {
        tag: target.tagName,
        name: nameOf(target),
        menu: menu ? nameOf(menu) : undefined,
      }
    }
    document.addEventListener("focusin", remember)
    return () => document.removeEventListener("focusin", remember)
  }, [list])
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    setSaid(count)
    const { current } = control
    if (!current || document.activeElement !== document.body) return
    const known = (tag: string, name: string | undefined) =>
      [...(list.current?.querySelectorAll<HTMLElement>(tag) ?? [])].find(
        (one) => nameOf(one) === name && one.checkVisibility(),
      )
    const again =
      known(current.tag, current.name) ??
      known("summary", current.menu) ??
      list.current?.querySelector<HTMLElement>("[data-count]")
    again?.focus({ preventScroll: true })
  }, [key, count, list])
  return said
}
