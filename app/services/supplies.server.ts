import type { Supplies } from "~/components/bill/supplies"
import type { Api } from "./api.server"
import { catalogueOf } from "./form/choices.server"
import { ifAllowed } from "./if-allowed.server"

/** As many as a list of them offers; among more, one searches. */
const offered = 100

/**
 * What the form of a bill offers, as far as one may see it: clients to bill, services and products to copy, and the
 * usual VAT rate. Where there are more than it offers, one searches for them; the chosen client is always
 * there.
 */
export async function suppliesOf(api: Api, chosenId?: string): Promise<Supplies> {
  const [clients, catalogue, profile] = await Promise.all([
    ifAllowed(api.list("/Clients", { query: { limit: offered } })),
    ifAllowed(catalogueOf(api)),
    ifAllowed(api.get("/Profile")),
  ])
  const options = (clients?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
  if (chosenId && !options.some(({ value }) => value === chosenId)) {
    const chosen = await ifAllowed(clientOption(api, chosenId))
    if (chosen) options.unshift(chosen)
  }
  return {
    clients: options,
    moreClients: (clients?.total ?? 0) > offered,
    catalogue: catalogue?.choices ?? [],
    moreInCatalogue: catalogue?.more ?? false,
    vatRate: profile?.vatRegime === "franchise" ? "0" : "20",
    isFranchise: profile?.vatRegime === "franchise",
  }
}

async function clientOption(api: Api, clientId: string) {
  const { id, name } = await api.get("/Clients/{clientId}", { path: { clientId } })
  return { value: id, label: name }
}
