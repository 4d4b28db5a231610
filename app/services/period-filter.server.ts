import { refusalOfPeriod } from "#domain/filter-period"
import { textOf } from "./language/locale.server"

/** Why a list may not be narrowed to the days of its query, in words; what is refused leaves the query. */
export async function periodRefusal(request: Request, query: URLSearchParams) {
  const days = ["from", "to"].map((name) => query.get(name) || undefined)
  const refusal = refusalOfPeriod(days[0], days[1])
  if (!refusal) return undefined
  for (const name of ["from", "to"]) query.delete(name)
  const t = await textOf(request)
  return { path: refusal.path, text: t(`errors.${refusal.code}`) }
}
