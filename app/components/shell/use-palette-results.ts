import { useEffect, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { ask } from "~/services/ask"
import { recentPages } from "~/services/recent-pages"
import {
  type Answer,
  matchingScreens,
  plainText,
  type ScreenResult,
  type SearchResult,
} from "~/services/search-results"

export interface PaletteResult extends Omit<SearchResult, "to"> {
  /** Its address; of what is done on this page, a name of its own. */
  href: string
  /** What the page has for it, and is pressed. */
  pressed?: HTMLElement
}

export interface PaletteGroup {
  label: string
  results: PaletteResult[]
}

/** A pause in typing that is long enough to ask for records. */
const pause = 120

/** Asks after a pause, and gives it up when what was typed is no longer what is asked for. */
function asked(mount: string, q: string, wait: number, use: (answer: Answer) => void) {
  const leaving = new AbortController()
  const search = new URLSearchParams({ q })
  const load = () =>
    ask<Answer>(`${mount}/search/hits?${search}`, leaving.signal)
      .then(use)
      .catch(() => {
        // The search's own page says what is wrong, or leads to sign-in.
        if (!leaving.signal.aborted) window.location.assign(`${mount}/search?${search}`)
      })
  const timer = setTimeout(load, wait)
  return () => {
    clearTimeout(timer)
    leaving.abort()
  }
}

/**
 * What the palette shows for what is typed: screens at once, since they are all known here, and records
 * as they come. Without words: where one was, what one may do, and every screen.
 */
export function usePaletteResults(mount: string, person: string, typed: string) {
  const { t } = useTranslation()
  const [known, setKnown] = useState<ScreenResult[]>()
  const [acts] = useState(actsHere)
  const [found, setFound] = useState<{ q: string; groups: Answer["groups"] }>()
  const q = typed.trim()
  useEffect(() => asked(mount, "", 0, ({ screens }) => setKnown(screens)), [mount])
  useEffect(
    () => (q ? asked(mount, q, pause, ({ groups }) => setFound({ q, groups })) : undefined),
    [mount, q],
  )

  const groups = useMemo(() => {
    const shown = (label: string, results: SearchResult[]) => ({
      label,
      results: results.map(({ to, ...result }) => ({ ...result, href: `${mount}/${to}` })),
    })
    const all = q ? matchingScreens(known ?? [], q) : (known ?? [])
    const actions = shown(
      t("search.actions"),
      all.filter(({ isAction }) => isAction),
    )
    const screens = shown(
      t("search.screens"),
      all.filter(({ isAction }) => !isAction),
    )
    const before: PaletteGroup[] = q
      ? []
      : [{ label: t("search.recent"), results: recentResults(person) }]
    const records = q
      ? (found?.groups ?? []).map(({ label, results }) => shown(label, results))
      : []
    const rest = q ? [shown(t("search.everywhere"), [everywhere(q, t("search.allOf", { q }))])] : []
    const here: PaletteGroup = {
      label: t("search.here"),
      results: q ? matchingScreens(acts, q) : acts,
    }
    const some = [here, ...before, actions, screens, ...records].filter(
      ({ results }) => results.length > 0,
    )
    return some.length > 0 ? [...some, ...rest] : []
  }, [known, found, q, mount, person, acts, t])
  return { groups, busy: known === undefined || (q !== "" && found?.q !== q) }
}

/** What one may do with the record at hand: the links and buttons beside its title, as they stand there. */
function actsHere() {
  const offered = document.querySelectorAll<HTMLElement>(
    "#content [data-acts] :is(a[href], button:not(:disabled))",
  )
  return [...offered].flatMap((pressed, at) => {
    const title = pressed.textContent?.trim() ?? ""
    if (!title) return []
    const result: PaletteResult = { title, icon: "forward", href: `#act-${at}`, pressed }
    return [{ ...result, searchText: plainText(title) }]
  })
}

const everywhere = (q: string, title: string): SearchResult => ({
  title,
  to: `search?${new URLSearchParams({ q })}`,
  icon: "search",
})

/** Where one was, but for the page that is open. */
function recentResults(person: string): PaletteResult[] {
  return recentPages(person)
    .filter(({ href }) => href !== window.location.pathname)
    .slice(0, 4)
    .map((page) => ({ ...page, icon: "recent" }))
}
