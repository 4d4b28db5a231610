import { cards } from "#contract/areas"
import { mayOpen, type NavigationItem } from "./navigation-items"

interface Shortcut {
  /** Pressed one after the other: `g` goes to a place, `n` begins a new record. */
  keys: readonly ["g" | "n", string]
  /** Below the mount. */
  to: string
  /** The key of its name. */
  label: string
}

/** The keys that lead somewhere for someone. */
export const shortcutsFor = (permissions: readonly string[]): Shortcut[] =>
  cards.flatMap(({ name, menu = name, screen, key, add }) => {
    if (!screen || !key) return []
    if (!mayOpen(screen as NavigationItem["to"], permissions)) return []
    const found: Shortcut[] = [{ keys: ["g", key], to: screen, label: `shell.screens.${screen}` }]
    if (add && permissions.includes(`${menu}.create`))
      found.push({ keys: ["n", key], to: `${screen}/new`, label: `shell.adds.${screen}` })
    return found
  })
