import { cards, type SearchKind } from "#contract/areas"
import { type Permission, rightTo } from "#contract/permissions"
import type { SearchResult } from "#contract/search"
import type { Language } from "#contract/values"
import { type Search, wordingIn } from "../../extension/extension"
import type { Context } from "../../ports/context"
import { extensions } from "../extensions/list.commands"

const ownersAlone = new Set<string>(
  cards.filter((card) => card.ownersAlone).map(({ name }) => name),
)

/** As many of a kind as one takes in at a glance. */
const most = 5

const searches = Object.entries(extensions).flatMap(([kind, extension]) =>
  "search" in extension ? [[kind as SearchKind, extension.search as Search] as const] : [],
)

/** The best few of each kind that the caller may see, in their language. */
export async function findRecords(
  context: Pick<Context, "db" | "owner" | "person" | "today">,
  { q, rights, language }: { q: string; rights: ReadonlySet<Permission>; language: Language },
): Promise<SearchResult[]> {
  if (!q) return []
  const { db, owner, today } = context
  const searcher = { db, owner, today, q, most, say: wordingIn(language) }
  const seen = searches.filter(([kind]) => {
    const right = rightTo(kind, "see")
    const isShut = owner !== context.person.id && ownersAlone.has(kind)
    return right && rights.has(right) && !isShut
  })
  // They go out together, on the one connection of the call.
  const found = await Promise.all(
    seen.map(async ([kind, search]) =>
      (await search(searcher)).map(({ id, title, detail }) => ({
        kind,
        id,
        title: said(title) ?? "?",
        detail: said(detail),
      })),
    ),
  )
  return found.flat()
}

type Part = string | false | null | undefined

const said = (parts: Part[]) => parts.filter(Boolean).join(" · ") || null
