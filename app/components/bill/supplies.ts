import type { Choice } from "../form/reply"

/** What a form of bills offers: clients to bill, products to copy, and the usual VAT rate. */
export interface Supplies {
  clients: Choice[]
  /** There are more than are offered: one searches for them. */
  moreClients: boolean
  products: (Choice & { amount: number | null })[]
  moreProducts: boolean
  vatRate: string
  isFranchise: boolean
}
