import type { apiFor } from "~/services/api.server"

type Api = Awaited<ReturnType<typeof apiFor>>

const offered = 100

/**
 * What the form of a bill offers: clients to bill, products to copy, and the usual VAT rate. Of a long
 * list of clients it offers what the page's address searches for, and always the chosen one.
 */
export async function suppliesOf(api: Api, request: Request, chosenId?: string) {
  const q = new URL(request.url).searchParams.get("client")?.trim() || undefined
  const [clients, products, profile] = await Promise.all([
    api.list("/Clients", { query: { limit: offered, q } }),
    api.list("/Products", { query: { limit: offered, sold: "false" } }),
    api.get("/Profile"),
  ])
  const options = clients.rows.map(({ id, name }) => ({ value: id, label: name }))
  if (chosenId && !options.some(({ value }) => value === chosenId))
    options.unshift(await clientOption(api, chosenId))
  return {
    clients: options,
    /** Told where the list was cut or searched: there is a search then. */
    search: q || clients.total > offered ? { q: q ?? "", total: clients.total } : undefined,
    products: products.rows.map(({ id, name, sellingPrice }) => ({ id, name, sellingPrice })),
    vatRate: profile.vatRegime === "franchise" ? "0" : "20",
    isFranchise: profile.vatRegime === "franchise",
  }
}

async function clientOption(api: Api, clientId: string) {
  const { id, name } = await api.get("/Clients/{clientId}", { path: { clientId } })
  return { value: id, label: name }
}

export type Supplies = Awaited<ReturnType<typeof suppliesOf>>
