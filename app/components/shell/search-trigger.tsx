import { useLocation } from "@remix-run/react"
import { type ComponentType, type MouseEvent, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import { rememberPage } from "~/services/recent-pages"
import { Icon } from "./icon"
import { LoadingLine } from "./loading-line"
import type { PaletteProps } from "./palette"

/**
 * The way to the search: without scripts a link to its page; with them the palette, which Ctrl K opens
 * too. Its code is fetched when it is first asked for.
 */
export function SearchTrigger({ person }: { person: string }) {
  const { t } = useTranslation()
  const { pathname, key } = useLocation()
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [open, setOpen] = useState(false)
  const [isMac, setMac] = useState(false)
  const mount = mountOf(pathname)
  const href = `${mount}/search`
  useEffect(() => {
    if (!open) return
    import("./palette")
      .then((module) => setPalette(() => module.Palette))
      .catch(() => window.location.assign(href))
  }, [open, href])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey) return
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      setOpen(true)
    }
    setMac(/Mac|iP/.test(navigator.platform))
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that was opened is a place.
  useEffect(() => rememberPage(person), [key, person])
  const unfold = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        className="shell-tool shell-search"
        href={href}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={unfold}
      >
        <Icon name="search" />
        <span>{t("search.open")}</span>
        <span className="shell-keys" aria-hidden="true">
          {t(isMac ? "search.keysOfMac" : "search.keys")}
        </span>
      </a>
      {Palette && open ? (
        <Palette mount={mount} person={person} onClose={() => setOpen(false)} />
      ) : null}
      {open && !Palette ? (
        <span role="status" className="shell-progress">
          <LoadingLine />
        </span>
      ) : null}
    </>
  )
}
