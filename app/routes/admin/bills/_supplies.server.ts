import type { apiFor } from "~/services/api.server"
import { clientsOffered as offered } from "./_choices"

type Api = Awaited<ReturnType<typeof apiFor>>

/** The clients that one may choose, by name. */
export async function clientsToChoose(api: Api) {
  const { rows } = await api.list("/Clients", { query: { limit: offered } })
  return rows.map(({ id, name }) => ({ value: id, label: name }))
}

/**
 * What the form of a bill offers: clients to bill, products to copy, and the usual VAT rate. Where there are
 * more than it offers, one searches for them; the chosen client is always there.
 */
export async function suppliesOf(api: Api, chosenId?: string) {
  const [clients, products, profile] = await Promise.all([
    api.list("/Clients", { query: { limit: offered } }),
    api.list("/Products", { query: { limit: offered, sold: "false" } }),
    api.get("/Profile"),
  ])
  const options = clients.rows.map(({ id, name }) => ({ value: id, label: name }))
  if (chosenId && !options.some(({ value }) => value === chosenId))
    options.unshift(await clientOption(api, chosenId))
  return {
    clients: options,
    moreClients: clients.total > offered,
    products: products.rows.map(({ id, name, sellingPrice }) => ({
      value: id,
      label: name,
      amount: sellingPrice,
    })),
    moreProducts: products.total > offered,
    vatRate: profile.vatRegime === "franchise" ? "0" : "20",
    isFranchise: profile.vatRegime === "franchise",
  }
}

async function clientOption(api: Api, clientId: string) {
  const { id, name } = await api.get("/Clients/{clientId}", { path: { clientId } })
  return { value: id, label: name }
}

export type Supplies = Awaited<ReturnType<typeof suppliesOf>>
