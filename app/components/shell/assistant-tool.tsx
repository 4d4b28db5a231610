import { useLocation } from "@remix-run/react"
import { type ComponentType, type MouseEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import type { AssistantPanelProps } from "./assistant-panel"
import { Icon } from "./icon"

/**
 * The way to the assistant, from everywhere. Without scripts it is a link to its page; with them a panel opens beside
 * the screen, by code that is fetched when it is first asked for.
 */
export function AssistantTool() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>()
  const [open, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const mount = mountOf(pathname)
  const href = `${mount}/assistant`
  const unfold = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // On its own page there is a form already.
    if (pathname.startsWith(href)) return
    event.preventDefault()
    setOpen(!open)
    import("./assistant-panel")
      .then((module) => setPanel(() => module.AssistantPanel))
      .catch(() => window.location.assign(href))
  }
  const close = () => {
    setOpen(false)
    link.current?.focus()
  }
  return (
    <>
      <a
        ref={link}
        className="shell-tool"
        href={href}
        aria-label={t("shell.screens.assistant")}
        aria-expanded={Panel ? open : undefined}
        onClick={unfold}
        data-follow=""
      >
        <Icon name="assistant" />
      </a>
      {Panel && open ? <Panel mount={mount} onClose={close} /> : null}
    </>
  )
}
