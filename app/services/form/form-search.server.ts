import type { FieldResult } from "~/components/form/reply"
import type { Entries } from "./form-drafts.server"

interface FieldSearch {
  /** What was typed in the field's search. */
  q: string
  /** The field's own value. */
  chosen: string
  /** All of them, of a field of which several may be chosen. */
  all: string[]
  /** What was typed in another field. */
  typed: (name: string) => string
  /** False where the form comes back for another reason, and must show what it showed before. */
  pressed: boolean
  /** True where an answer of an earlier search was picked: `q` is that one. */
  picked: boolean
}

/** Answers the search of a field, for pages without scripts; nothing where it has nothing to say. */
export type Search = (asked: FieldSearch) => Promise<Omit<FieldResult, "q"> | undefined>

/** By the name of the field that searches. */
export type Searches = Record<string, Search>

/**
 * The field whose search was asked for: by its own button, or by Enter after something new was typed in it,
 * when the browser presses the form's first button and not the nearest one.
 */
export function searchedField(entries: Entries, searches: Searches): string | undefined {
  const typed = typedIn(entries)
  const { field: pressed } = pressedIn(entries)
  if (pressed) return Object.hasOwn(searches, pressed) ? pressed : undefined
  if (!typed("_enter")) return undefined
  return Object.keys(searches).find((field) => {
    const q = typed(`_q.${field}`)
    return q !== "" && q !== typed(`_q0.${field}`)
  })
}

/** What each field's search has to show in the form that comes back. */
export async function foundFor(
  entries: Entries,
  searches: Searches,
  searched: string | undefined,
): Promise<Record<string, FieldResult> | undefined> {
  const typed = typedIn(entries)
  const found = await Promise.all(
    Object.entries(searches).map(async ([field, search]) => {
      const picked = field === searched ? pressedIn(entries).picked : undefined
      const q = picked ?? typed(`_q.${field}`)
      const chosen = typed(field)
      const pressed = field === searched
      if (!q && !chosen && !pressed) return []
      const all = entries.flatMap(([name, value]) => (name === field && value ? [value] : []))
      const answer = await search({ q, chosen, all, typed, pressed, picked: picked !== undefined })
      return answer ? [[field, { q, ...answer }] as const] : []
    }),
  )
  return found.some((each) => each.length > 0) ? Object.fromEntries(found.flat()) : undefined
}

/** A search's button bears its field's name; one that stands for an answer says after a colon for which. */
function pressedIn(entries: Entries): { field: string; picked: string | undefined } {
  const [field = "", picked] = typedIn(entries)("_search").split(":")
  return { field, picked }
}

function typedIn(entries: Entries): (name: string) => string {
  return (name) => entries.find(([each]) => each === name)?.[1].trim() ?? ""
}
