import { useEffect, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { ask } from "~/services/ask"
import { type Answer, type Hit, type Place, placesSaying } from "~/services/hits"
import { recentPlaces } from "~/services/recent-places"

interface PaletteHit extends Omit<Hit, "to"> {
  href: string
}

export interface PaletteGroup {
  label: string
  hits: PaletteHit[]
}

/** A pause in typing that is long enough to ask for records. */
const pause = 120

/**
 * What the palette shows for what is typed: places at once, since they are all known here, and records
 * as they come. Without words: where one was, what one may do, and every place.
 */
export function useHits(mount: string, person: string, typed: string) {
  const { t } = useTranslation()
  const [places, setPlaces] = useState<Place[]>()
  const [found, setFound] = useState<{ q: string; groups: Answer["groups"] }>()
  const q = typed.trim()
  useEffect(() => {
    const leaving = new AbortController()
    const address = `${mount}/search/hits?${new URLSearchParams({ q })}`
    const load = () =>
      ask<Answer>(address, leaving.signal)
        .then((answer) => {
          if (q) setFound({ q, groups: answer.groups })
          else setPlaces(answer.places)
        })
        .catch(() => {
          // The search's own page says what is wrong, or leads to sign-in.
          if (!leaving.signal.aborted)
            window.location.assign(`${mount}/search?${new URLSearchParams({ q })}`)
        })
    const timer = setTimeout(load, q ? pause : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [mount, q])

  const groups = useMemo(() => {
    const known = places ?? []
    const shown = (label: string, hits: Hit[]) => ({
      label,
      hits: hits.map(({ to, ...hit }) => ({ ...hit, href: `${mount}/${to}` })),
    })
    const all = q ? placesSaying(known, q) : known
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
      : [{ label: t("search.recent"), hits: recentHits(person) }]
    const records = q ? (found?.groups ?? []).map(({ label, hits }) => shown(label, hits)) : []
    const rest = q ? [shown(t("search.everywhere"), [everywhere(q, t("search.allOf", { q }))])] : []
    const some = [...before, actions, screens, ...records].filter(({ hits }) => hits.length > 0)
    return some.length > 0 ? [...some, ...rest] : []
  }, [places, found, q, mount, person, t])
  return { groups, busy: places === undefined || (q !== "" && found?.q !== q) }
}

const everywhere = (q: string, title: string): Hit => ({
  title,
  to: `search?${new URLSearchParams({ q })}`,
  icon: "search",
})

/** Where one was, but for the page that is open. */
function recentHits(person: string): PaletteHit[] {
  return recentPlaces(person)
    .filter(({ href }) => href !== window.location.pathname)
    .slice(0, 4)
    .map((place) => ({ ...place, icon: "recent" }))
}
