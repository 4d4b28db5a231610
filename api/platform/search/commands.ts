import type { Permission } from "#contract/permissions"
import type { SearchResults } from "#contract/search"
import { searchPurchases } from "../../money/purchases/queries"
import { searchClients } from "../../people/clients/queries"
import { searchContacts } from "../../people/contacts/queries"
import type { Context } from "../../ports/context"
import { statusOf } from "../../sales/bills/rules"
import { searchBills } from "../../sales/bills/search.queries"
import { searchProducts } from "../../sales/products/queries"
import { searchQuotes } from "../../sales/quotes/queries"
import { statusOf as statusOfQuote } from "../../sales/quotes/rules"
import { searchRecurringBills } from "../../sales/recurring-bills/queries"
import { searchContracts } from "../../work/contracts/queries"

/** As many of a kind as one takes in at a glance. */
const most = 5

/** The best few of each kind of record that the caller may see. */
export async function searchAll(
  { db, owner, rights, today }: Context & { rights: ReadonlySet<Permission> },
  q: string,
): Promise<SearchResults> {
  const ask = <Row>(right: Permission, rows: () => Promise<Row[]>) =>
    q && rights.has(right) ? rows() : []
  // They go out together, on the one connection of the call.
  const [bills, quotes, clients, contacts, contracts, products, purchases, recurringBills] =
    await Promise.all([
      ask("bills.see", () => searchBills(db, owner, { q, most }, today)),
      ask("quotes.see", () => searchQuotes(db, owner, q, most)),
      ask("clients.see", () => searchClients(db, owner, q, most)),
      ask("contacts.see", () => searchContacts(db, owner, q, most)),
      ask("contracts.see", () => searchContracts(db, owner, q, most)),
      ask("products.see", () => searchProducts(db, owner, q, most)),
      ask("purchases.see", () => searchPurchases(db, owner, q, most)),
      ask("bills.see", () => searchRecurringBills(db, owner, q, most)),
    ])
  return {
    bills: bills.map((bill) => ({
      id: bill.id,
      number: bill.number,
      clientName: bill.clientName,
      releaseDate: bill.releaseDate,
      totalTTC: bill.totalTTC,
      currency: bill.currency,
      status: statusOf(bill, today),
    })),
    quotes: quotes.map((quote) => ({
      id: quote.id,
      number: quote.number,
      clientName: quote.clientName,
      releaseDate: quote.releaseDate,
      totalTTC: quote.totalTTC,
      currency: quote.currency,
      status: statusOfQuote(quote, today),
    })),
    clients,
    contacts,
    contracts,
    products,
    purchases,
    recurringBills,
  }
}
