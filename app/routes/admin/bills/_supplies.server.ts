import type { apiFor } from "~/services/api.server"

/** What the form of a bill offers: clients to bill, products to copy, and the usual VAT rate. */
export async function suppliesOf(api: Awaited<ReturnType<typeof apiFor>>) {
  const [clients, products, profile] = await Promise.all([
    api.list("/Clients", { query: { limit: 100 } }),
    api.list("/Products", { query: { limit: 100, sold: "false" } }),
    api.get("/Profile"),
  ])
  return {
    clients: clients.rows.map(({ id, name }) => ({ value: id, label: name })),
    products: products.rows.map(({ id, name, sellingPrice }) => ({ id, name, sellingPrice })),
    vatRate: profile.vatRegime === "franchise" ? "0" : "20",
    isFranchise: profile.vatRegime === "franchise",
  }
}

export type Supplies = Awaited<ReturnType<typeof suppliesOf>>
