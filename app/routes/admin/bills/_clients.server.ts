import type { Api } from "~/services/api.server"
import { ifAllowed } from "~/services/if-allowed.server"
import { clientsOffered } from "./_choices"

/** The clients that one may choose, by name. */
export async function clientsToChoose(api: Api) {
  const page = await ifAllowed(api.list("/Clients", { query: { limit: clientsOffered } }))
  return (page?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
}
