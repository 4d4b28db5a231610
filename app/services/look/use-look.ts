import { useSyncExternalStore } from "react"
import { usePageContext } from "../page-context"
import { firstLook, isSide, isTheme, type Look, lookAttributes } from "./look"

/** In the browser `<html>` itself holds the look; whoever shows it is told by this event. */
const changed = "plume:look"

export function useLook(): Look {
  const { look } = usePageContext()
  const theme = useSyncExternalStore(subscribe, shownTheme, () => serverOr(shownTheme, look.theme))
  const side = useSyncExternalStore(subscribe, shownSide, () => serverOr(shownSide, look.side))
  return { theme, side }
}

/** Shows another look at once. The form that asks for it has the server remember it. */
export function showLook(look: Look): void {
  for (const [name, value] of Object.entries(lookAttributes(look)))
    if (value) document.documentElement.setAttribute(name, value)
    else document.documentElement.removeAttribute(name)
  window.dispatchEvent(new Event(changed))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  return () => window.removeEventListener(changed, onChange)
}

function shownTheme(): Look["theme"] {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : firstLook.theme
}

function shownSide(): Look["side"] {
  const { side } = document.documentElement.dataset
  return isSide(side) ? side : firstLook.side
}

/** What the server sent, while the browser takes the page over: it stands on `<html>`. */
function serverOr<Value>(shown: () => Value, sent: Value): Value {
  return typeof document === "undefined" ? sent : shown()
}
