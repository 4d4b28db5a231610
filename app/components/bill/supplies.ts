import type { Choice } from "../form/reply"

/** What a form of bills offers: clients to bill, services and products to copy, and the usual VAT rate. */
export interface Supplies {
  clients: Choice[]
  /** There are more than are offered: one searches for them. */
  moreClients: boolean
  /** Services first, then products. */
  catalogue: Choice[]
  moreInCatalogue: boolean
  vatRate: string
  isFranchise: boolean
}
