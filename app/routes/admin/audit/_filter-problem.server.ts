import { refusalOfDays } from "#contract/audit"
import { textOf } from "~/services/language/locale.server"

export interface AuditFilterProblem {
  path: "from" | "to"
  text: string
}

/** Why the log may not be narrowed to these days, in words. */
export async function refusalIn(
  request: Request,
  query: URLSearchParams,
): Promise<AuditFilterProblem | undefined> {
  const refusal = refusalOfDays({
    from: query.get("from") || undefined,
    to: query.get("to") || undefined,
  })
  if (!refusal) return undefined
  const t = await textOf(request)
  return { path: refusal.path, text: t(`errors.${refusal.code}`) }
}
