import type { Api } from "~/services/api.server"

/** The clients to choose from: the first hundred by name, and the one that is already chosen. */
export async function clientChoices(api: Api, chosen: string | null | undefined) {
  const { rows, total } = await api.list("/Clients", { query: { limit: 100 } })
  const known = rows.some(({ id }) => id === chosen)
  const other =
    chosen && !known ? [await api.get("/Clients/{clientId}", { path: { clientId: chosen } })] : []
  return {
    choices: [...other, ...rows].map(({ id, name }) => ({ value: id, label: name })),
    /** There are others, to be searched. */
    more: total > rows.length,
  }
}
