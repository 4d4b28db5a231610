import { useSyncExternalStore } from "react"
import { usePageContext } from "../page-context"
import {
  type Appearance,
  appearanceAttributes,
  defaultAppearance,
  isDensity,
  isGroup,
  isSide,
  isTheme,
} from "./appearance"

/** In the browser `<html>` itself holds the look; whoever shows it is told by this event. */
const changed = "plume:look"

export function useAppearance(): Appearance {
  const { appearance } = usePageContext()
  const theme = useSyncExternalStore(subscribe, shownTheme, () =>
    serverOr(shownTheme, appearance.theme),
  )
  const side = useSyncExternalStore(subscribe, shownSide, () =>
    serverOr(shownSide, appearance.side),
  )
  const density = useSyncExternalStore(subscribe, shownDensity, () =>
    serverOr(shownDensity, appearance.density),
  )
  const group = useSyncExternalStore(subscribe, shownGroup, () =>
    serverOr(shownGroup, appearance.group),
  )
  return { theme, side, density, group }
}

/** Shows another look at once. The form that asks for it has the server remember it. */
export function applyAppearance(appearance: Appearance): void {
  for (const [name, value] of Object.entries(appearanceAttributes(appearance)))
    if (value) document.documentElement.setAttribute(name, value)
    else document.documentElement.removeAttribute(name)
  window.dispatchEvent(new Event(changed))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  return () => window.removeEventListener(changed, onChange)
}

function shownTheme(): Appearance["theme"] {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : defaultAppearance.theme
}

function shownSide(): Appearance["side"] {
  const { side } = document.documentElement.dataset
  return isSide(side) ? side : defaultAppearance.side
}

function shownDensity(): Appearance["density"] {
  const { density } = document.documentElement.dataset
  return isDensity(density) ? density : defaultAppearance.density
}

function shownGroup(): Appearance["group"] {
  const { group } = document.documentElement.dataset
  return isGroup(group) ? group : defaultAppearance.group
}

/** What the server sent, while the browser takes the page over: it stands on `<html>`. */
function serverOr<Value>(shown: () => Value, sent: Value): Value {
  return typeof document === "undefined" ? sent : shown()
}
