import { textOf } from "~/services/locale.server"
import { refusalOfPeriod } from "../../../../domain/filter-period"

/** Why the list may not be narrowed to these days, in words: the browser need not know every refusal. */
export async function refusalIn(
  request: Request,
  query: URLSearchParams,
): Promise<{ path: "from" | "to"; text: string } | undefined> {
  const refusal = refusalOfPeriod(query.get("from") ?? undefined, query.get("to") ?? undefined)
  if (!refusal) return undefined
  const t = await textOf(request)
  return { path: refusal.path, text: t(`errors.${refusal.code}`) }
}
