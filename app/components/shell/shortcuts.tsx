import { useNavigate } from "@remix-run/react"
import { useEffect } from "react"
import { usePermissions } from "~/services/person"

/**
 * Single keys that lead somewhere, and `?`, which shows them; what is typed into a field is none. Where they lead is
 * fetched when the first one is pressed.
 */
export function Shortcuts() {
  const navigate = useNavigate()
  const permissions = usePermissions()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(typedInto)) return
      const pressed = { key: event.key.toLowerCase(), at: event.timeStamp }
      import("./pressed-keys")
        .then(({ followKey }) => followKey(pressed, permissions, navigate))
        .catch(() => {
          // Without its code a key does nothing; each place has its link.
        })
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [navigate, permissions])
  return null
}

const typedInto = "input, textarea, select, dialog, [contenteditable], [role=slider]"
