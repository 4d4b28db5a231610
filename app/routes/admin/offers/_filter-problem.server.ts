import { refusalOfPeriod } from "#domain/filter-period"
import { textOf } from "~/services/language/locale.server"

export interface OfferFilterProblem {
  path: "from" | "to"
  text: string
}

/** Why the list may not be narrowed to these days, in words: the browser need not know every refusal. */
export async function refusalIn(
  request: Request,
  query: URLSearchParams,
): Promise<OfferFilterProblem | undefined> {
  const refusal = refusalOfPeriod(query.get("from") ?? undefined, query.get("to") ?? undefined)
  if (!refusal) return undefined
  const t = await textOf(request)
  return { path: refusal.path, text: t(`errors.${refusal.code}`) }
}

/** What the address asks for, empty fields left out; days that are refused narrow nothing. */
export async function askedIn(request: Request) {
  const asked = [...new URL(request.url).searchParams].filter(([, value]) => value !== "")
  const query = new URLSearchParams(asked)
  const refusal = await refusalIn(request, query)
  if (refusal) for (const name of ["from", "to"]) query.delete(name)
  return { query, refusal }
}

/** What of a list's address a board, and what offers come to, do not have. */
const lists = new Set(["sort", "limit", "after", "before", "columns", "select"])

export const boardQuery = (query: URLSearchParams) =>
  Object.fromEntries([...query].filter(([name]) => !lists.has(name)))
