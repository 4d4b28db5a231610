import type { LoaderFunctionArgs } from "@remix-run/node"
import { areas } from "#contract/areas"
import { apiFor } from "~/services/api.server"
import type { Locale } from "~/services/language/locale"
import { textsIn } from "~/services/language/locale.server"
import type { ResultGroup } from "~/services/search-results"

/** As much as one types to find something; the API takes no more. */
const longest = 100

/** The words of the address, made fit to be asked for. */
export function searchTextOf(request: Request): string {
  const typed = new URL(request.url).searchParams.get("q") ?? ""
  return typed
    .replace(/\p{Cc}|\p{Cs}/gu, " ")
    .trim()
    .slice(0, longest)
    .trim()
}

const searched = areas.filter((area) => "search" in area)

/** The records that say the words, kind by kind as the API answers them; kinds without any are left out. */
export async function searchRecords(
  args: LoaderFunctionArgs,
  q: string,
  locale: Locale,
): Promise<ResultGroup[]> {
  if (!q) return []
  const api = await apiFor(args)
  const found = await api.get("/Search", { query: { q } })
  const { t } = textsIn(locale)
  const query = new URLSearchParams({ q })
  return [...new Set(found.map(({ kind }) => kind))].flatMap((kind) =>
    searched
      .filter(({ name }) => name === kind)
      .map(({ screen, search }) => ({
        name: kind,
        label: t(search),
        results: found
          .filter((record) => record.kind === kind)
          .map(({ id, title, detail }) => ({
            title,
            detail: detail ?? undefined,
            to: `${screen}/${id}`,
            icon: screen,
          })),
        all: `${screen}?${query}`,
      })),
  )
}
