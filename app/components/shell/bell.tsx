import { useLocation } from "@remix-run/react"
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import { Icon } from "./icon"
import type { LatestProps } from "./latest-notifications"

/**
 * How many notifications are unread, and the way to them. Without scripts it is a link to the list; with
 * them the latest unfold below it, by code that is fetched when it is first asked for.
 */
export function Bell({ unread }: { unread: number }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [Latest, setLatest] = useState<ComponentType<LatestProps>>()
  const [open, setOpen] = useState(false)
  const href = `${mountOf(pathname)}/notifications`
  const unfold = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(!open)
    import("./latest-notifications")
      .then((module) => setLatest(() => module.LatestNotifications))
      .catch(() => window.location.assign(href))
  }
  return (
    <>
      <a
        className="shell-tool shell-bell"
        href={href}
        aria-label={t("notifications.bell", { count: unread })}
        aria-expanded={Latest ? open : undefined}
        onClick={unfold}
      >
        <Icon name="bell" />
        {unread > 0 ? <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span> : null}
      </a>
      <Announced unread={unread} />
      {Latest && open ? <Latest href={href} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Says aloud that something came, when there is more than a moment ago. */
function Announced({ unread }: { unread: number }) {
  const { t } = useTranslation()
  const before = useRef(unread)
  const [told, setTold] = useState("")
  useEffect(() => {
    if (unread > before.current)
      setTold(t("notifications.came", { count: unread - before.current }))
    before.current = unread
  }, [unread, t])
  return (
    <span role="status" className="sr-only">
      {told}
    </span>
  )
}
