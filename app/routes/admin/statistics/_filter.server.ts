import { StatisticFilter } from "#contract/statistics"
import type { Api } from "~/services/api.server"
import { ifAllowed } from "~/services/if-allowed.server"

/** As many clients as a list of them offers. */
const clientsOffered = 100

/** What the address asks for; what it says wrongly is as if it were not there. */
export function filterOf(request: Request): StatisticFilter {
  const { searchParams } = new URL(request.url)
  const asked = StatisticFilter.safeParse(
    Object.fromEntries([...searchParams].filter(([, value]) => value)),
  )
  return asked.success ? asked.data : StatisticFilter.parse({})
}

/** The clients that the figures can be narrowed to, and the name of the one that they are. */
export async function clientsOf(api: Api) {
  const page = await ifAllowed(api.list("/Clients", { query: { limit: clientsOffered } }))
  return (page?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
}
