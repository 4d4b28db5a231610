import { useFetcher, useNavigate } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { ask } from "~/services/ask"
import type { ShownNotification } from "~/services/notification"
import { formatInstant } from "../format"
import { Button } from "../ui/button"
import { toneClass, toneIcon } from "../ui/tone"
import { Unbroken } from "../unbroken"

export interface LatestProps {
  /** The list of all. */
  href: string
  onClose: () => void
}

/** The newest few, unfolded below the bell. It closes by Escape, and by whatever is done beside it. */
export function LatestNotifications({ href, onClose }: LatestProps) {
  const { t } = useTranslation()
  const rows = useLatest(href)
  const sheet = useSheet(onClose)
  const { submit } = useFetcher({ key: "reading" })
  const navigate = useNavigate()
  const readAll = () => {
    const until = new Date().toISOString()
    submit({ until }, { method: "post", action: `${href}/readings` })
    onClose()
  }
  const open = ({ id, unread, to }: ShownNotification, mount: string) => {
    if (unread) submit({ read: "true" }, { method: "post", action: `${href}/${id}/reading` })
    if (to) navigate(`${mount}/${to}`)
    onClose()
  }
  return (
    <div
      ref={sheet}
      role="dialog"
      aria-label={t("notifications.title")}
      tabIndex={-1}
      className="shell-latest"
    >
      <div className="flex items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-4">
        <p className="font-semibold">{t("notifications.title")}</p>
        {rows?.some(({ unread }) => unread) ? (
          <Button variant="ghost" size="sm" onClick={readAll}>
            {t("notifications.readAll")}
          </Button>
        ) : null}
      </div>
      {rows ? (
        <Rows rows={rows} mount={href.slice(0, href.lastIndexOf("/"))} onOpen={open} />
      ) : (
        <p className="px-4 py-6 text-muted text-sm">{t("shell.loading")}</p>
      )}
      <a
        href={href}
        data-follow=""
        onClick={onClose}
        className="block border-line border-t px-4 py-3 text-center font-medium text-accent text-sm hover:bg-hover"
      >
        {t("notifications.seeAll")}
      </a>
    </div>
  )
}

interface RowsProps {
  rows: ShownNotification[]
  mount: string
  onOpen: (row: ShownNotification, mount: string) => void
}

function Rows({ rows, mount, onOpen }: RowsProps) {
  const { t, i18n } = useTranslation()
  if (rows.length === 0)
    return <p className="px-4 py-6 text-muted text-sm">{t("notifications.empty.title")}</p>
  return (
    <ul className="divide-y divide-line">
      {rows.slice(0, 6).map((row) => {
        const Icon = toneIcon[row.tone]
        return (
          <li key={row.id}>
            <a
              href={row.to ? `${mount}/${row.to}` : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                onOpen(row, mount)
              }}
              className="flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-hover"
            >
              <span
                className={`grid size-8 shrink-0 place-items-center rounded-full ${toneClass[row.tone]}`}
              >
                <Icon size={16} aria-hidden="true" />
              </span>
              <span className="min-w-0 text-sm">
                <span className={`block ${row.unread ? "font-semibold" : ""}`}>
                  <Unbroken>{row.title}</Unbroken>
                  {row.unread ? <span className="sr-only"> ({t("notifications.new")})</span> : null}
                </span>
                <span className="block text-muted">
                  <Unbroken>{row.text}</Unbroken>
                </span>
                <time dateTime={row.at} className="block text-muted text-xs">
                  {formatInstant(row.at, i18n.language)}
                </time>
              </span>
              {row.unread ? <span aria-hidden="true" className="unread-dot" /> : null}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The rows, once they are there; where they cannot be had, the list says why. */
function useLatest(href: string): ShownNotification[] | undefined {
  const [rows, setRows] = useState<ShownNotification[]>()
  useEffect(() => {
    const leaving = new AbortController()
    ask<ShownNotification[]>(`${href}/latest`, leaving.signal)
      .then(setRows)
      .catch(() => {
        if (!leaving.signal.aborted) window.location.assign(href)
      })
    return () => leaving.abort()
  }, [href])
  return rows
}

/**
 * Shows the element above the page, as the browser's own popover: Escape and clicks beside close it, and so
 * does the focus that goes on, which would be below it; back on the bell, it is the bell that closes it.
 */
function useSheet(onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") close.current()
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || relatedTarget.closest(".shell-bell")) return
      if (!element.contains(relatedTarget)) close.current()
    }
    element.popover = "auto"
    element.addEventListener("toggle", onToggle)
    element.addEventListener("focusout", onLeave)
    element.showPopover()
    element.focus()
    return () => {
      element.removeEventListener("toggle", onToggle)
      element.removeEventListener("focusout", onLeave)
    }
  }, [])
  return sheet
}
