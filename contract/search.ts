import { z } from "zod"
import { Bill } from "./bills"
import { Client } from "./clients"
import { Contact } from "./contacts"
import { Contract } from "./contracts"
import { paging } from "./paging"
import { Product } from "./products"
import { Purchase } from "./purchases"
import { Quote } from "./quotes"
import { RecurringBillSummary } from "./recurring-bills"

const { q } = paging(["name"])

/** Words as one types them: accents and capitals do not matter. None find nothing. */
export const SearchQuery = z.object({ q })

/** The best few of each kind; a kind that the caller may not see is empty. */
export const SearchResults = z
  .object({
    bills: z.array(
      Bill.pick({
        id: true,
        number: true,
        clientName: true,
        releaseDate: true,
        totalTTC: true,
        currency: true,
        status: true,
      }),
    ),
    quotes: z.array(
      Quote.pick({
        id: true,
        number: true,
        clientName: true,
        releaseDate: true,
        totalTTC: true,
        currency: true,
        status: true,
      }),
    ),
    clients: z.array(Client.pick({ id: true, name: true, city: true, siren: true })),
    contacts: z.array(Contact.pick({ id: true, name: true, role: true, clientName: true })),
    contracts: z.array(Contract.pick({ id: true, reference: true, title: true, clientName: true })),
    products: z.array(
      Product.pick({ id: true, name: true, sellingPrice: true, sold: true, currency: true }),
    ),
    purchases: z.array(
      Purchase.pick({
        id: true,
        supplierName: true,
        number: true,
        issueDate: true,
        totalTTC: true,
        currency: true,
      }),
    ),
    recurringBills: z.array(RecurringBillSummary.pick({ id: true, title: true, clientName: true })),
  })
  .meta({ id: "SearchResults" })

export type SearchResults = z.output<typeof SearchResults>
