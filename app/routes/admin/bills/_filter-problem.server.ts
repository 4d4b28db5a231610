import { refusalOfPeriod } from "#domain/filter-period"
import { textOf } from "~/services/language/locale.server"

export interface BillFilterProblem {
  path: "from" | "to" | "dueFrom" | "dueTo"
  text: string
}

/** Why the list may not be narrowed to these days, in words: the browser need not know every refusal. */
export async function refusalIn(
  request: Request,
  query: URLSearchParams,
): Promise<BillFilterProblem | undefined> {
  const [from, to, dueFrom, dueTo] = ["from", "to", "dueFrom", "dueTo"].map(
    (name) => query.get(name) ?? undefined,
  )
  const refusal = refusalOfPeriod(from, to) ?? refusalOfDue(dueFrom, dueTo)
  if (!refusal) return undefined
  const t = await textOf(request)
  return { path: refusal.path, text: t(`errors.${refusal.code}`) }
}

/** Either end of the due dates may be open. */
function refusalOfDue(dueFrom: string | undefined, dueTo: string | undefined) {
  if (!dueFrom || !dueTo || dueFrom <= dueTo) return undefined
  return { path: "dueTo", code: "endBeforeStart" } as const
}
