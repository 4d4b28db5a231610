import type { Api } from "~/services/api.server"

/** As many as a list of them offers; among more, one searches. */
const offered = 100

/** The clients to choose from, and the one that is already chosen. */
export async function clientsToChoose(api: Api, chosen: string | null) {
  const { rows, total } = await api.list("/Clients", { query: { limit: offered } })
  const known = rows.some(({ id }) => id === chosen)
  const other =
    chosen && !known ? [await api.get("/Clients/{clientId}", { path: { clientId: chosen } })] : []
  return {
    choices: [...other, ...rows].map(({ id, name }) => ({ value: id, label: name })),
    more: total > rows.length,
  }
}
