import { mountOf } from "~/services/mount"
import { shortcutsFor } from "./shortcut-list"

/** How long the second key of two may take. */
const patience = 1_500

interface Pressed {
  key: string
  /** When, in milliseconds of this page. */
  at: number
}

let first: Pressed = { key: "", at: 0 }

/** Leads to where a key leads, alone or after the one before. */
export function followKey(
  pressed: Pressed,
  permissions: readonly string[],
  navigate: (to: string) => void,
): void {
  const { key, at } = pressed
  const begun = at - first.at < patience ? first.key : ""
  const led = shortcutsFor(permissions).find(({ keys }) => keys[0] === begun && keys[1] === key)
  const to = key === "?" ? "settings/shortcuts" : led?.to
  first = to ? { key: "", at } : pressed
  if (key === "/") document.querySelector<HTMLElement>(".shell-search")?.click()
  else if (to) navigate(`${mountOf(window.location.pathname)}/${to}`)
}
