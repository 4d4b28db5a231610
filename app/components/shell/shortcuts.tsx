import { useNavigate } from "@remix-run/react"
import { useEffect } from "react"
import { mountOf } from "~/services/mount"
import { usePermissions } from "~/services/person"
import { shortcutsFor } from "./shortcut-list"

/** How long the second key of two may take. */
const patience = 1_500

/** Single keys that lead somewhere, and `?`, which shows them; what is typed into a field is none. */
export function Shortcuts() {
  const navigate = useNavigate()
  const permissions = usePermissions()
  useEffect(() => {
    let first = { key: "", at: 0 }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(typedInto)) return
      const key = event.key.toLowerCase()
      const begun = event.timeStamp - first.at < patience ? first.key : ""
      first = { key, at: event.timeStamp }
      const mount = mountOf(window.location.pathname)
      const to =
        key === "?"
          ? "settings/shortcuts"
          : shortcutsFor(permissions).find(({ keys }) => keys[0] === begun && keys[1] === key)?.to
      if (key === "/") document.querySelector<HTMLElement>(".shell-search")?.click()
      else if (to) navigate(`${mount}/${to}`)
      else return
      first.key = ""
      event.preventDefault()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [navigate, permissions])
  return null
}

const typedInto = "input, textarea, select, dialog, [contenteditable], [role=slider]"
