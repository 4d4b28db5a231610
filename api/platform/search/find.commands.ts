import type { SearchKind } from "#contract/areas"
import type { Permission } from "#contract/permissions"
import type { SearchResult } from "#contract/search"
import type { Language } from "#contract/values"
import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import { translate } from "../../http/messages"
import { searchPurchases } from "../../money/purchases/queries"
import { searchClients } from "../../people/clients/queries"
import { searchContacts } from "../../people/contacts/queries"
import { searchOffers } from "../../people/offers/queries"
import type { Context } from "../../ports/context"
import { statusOf } from "../../sales/bills/rules"
import { searchBills } from "../../sales/bills/search.queries"
import { searchProducts } from "../../sales/products/queries"
import { searchQuotes } from "../../sales/quotes/queries"
import { statusOf as statusOfQuote } from "../../sales/quotes/rules"
import { searchRecurringBills } from "../../sales/recurring-bills/queries"
import { searchFacts } from "../../showcase/cv/queries"
import { searchCvs } from "../../showcase/cv/versions.queries"
import { searchContracts } from "../../work/contracts/queries"

/** As many of a kind as one takes in at a glance. */
const most = 5

type Part = string | false | null | undefined
type Found = { id: string; title: Part[]; detail: Part[] }
type Wording = ReturnType<typeof wordingIn>
type Searcher = Pick<Context, "db" | "owner" | "today"> & { q: string; say: Wording }

/**
 * How the records of each area are found and told apart, by the right to see them; they are answered in
 * this order. A kind that the cards name is here, or this does not compile.
 */
const kinds: Record<SearchKind, [Permission, (searcher: Searcher) => Promise<Found[]>]> = {
  bills: [
    "bills.see",
    async ({ db, owner, q, today, say }) =>
      (await searchBills(db, owner, { q, most }, today)).map((bill) => ({
        id: bill.id,
        title: [bill.number ?? say.text("billStatus.draft"), bill.clientName],
        detail: [
          say.money(bill.totalTTC, bill.currency),
          bill.number && say.text(`billStatus.${statusOf(bill, today)}`),
          say.day(bill.releaseDate),
        ],
      })),
  ],
  quotes: [
    "quotes.see",
    async ({ db, owner, q, today, say }) =>
      (await searchQuotes(db, owner, q, most)).map((quote) => ({
        id: quote.id,
        title: [quote.number ?? say.text("quotes.statuses.draft"), quote.clientName],
        detail: [
          say.money(quote.totalTTC, quote.currency),
          quote.number && say.text(`quotes.statuses.${statusOfQuote(quote, today)}`),
          say.day(quote.releaseDate),
        ],
      })),
  ],
  clients: [
    "clients.see",
    async ({ db, owner, q }) =>
      (await searchClients(db, owner, q, most)).map(({ id, name, city, siren }) => ({
        id,
        title: [name],
        detail: [city, siren && `SIREN ${siren.replace(/(\d{3})(?=\d)/g, "$1\u202f")}`],
      })),
  ],
  contacts: [
    "contacts.see",
    async ({ db, owner, q }) =>
      (await searchContacts(db, owner, q, most)).map(({ id, name, role, clientName }) => ({
        id,
        title: [name],
        detail: [role, clientName],
      })),
  ],
  offers: [
    "offers.see",
    async ({ db, owner, q, say }) =>
      (await searchOffers(db, owner, q, most)).map((offer) => ({
        id: offer.id,
        title: [offer.title],
        detail: [
          offer.clientName,
          say.text(`offers.states.${offer.state}`),
          say.money(offer.valueHT, offer.currency),
        ],
      })),
  ],
  contracts: [
    "contracts.see",
    async ({ db, owner, q }) =>
      (await searchContracts(db, owner, q, most)).map(({ id, title, reference, clientName }) => ({
        id,
        title: [title],
        detail: [reference, clientName],
      })),
  ],
  products: [
    "products.see",
    async ({ db, owner, q, say }) =>
      (await searchProducts(db, owner, q, most)).map((product) => ({
        id: product.id,
        title: [product.name],
        detail: [
          say.money(product.sellingPrice, product.currency),
          product.sold && say.text("products.sold"),
        ],
      })),
  ],
  purchases: [
    "purchases.see",
    async ({ db, owner, q, say }) =>
      (await searchPurchases(db, owner, q, most)).map((purchase) => ({
        id: purchase.id,
        title: [purchase.supplierName, purchase.number],
        detail: [say.money(purchase.totalTTC, purchase.currency), say.day(purchase.issueDate)],
      })),
  ],
  cv: [
    "cv.see",
    async ({ db, owner, q, say }) =>
      (await searchFacts(db, owner, q, most)).map(({ id, kind, title, other }) => ({
        id,
        title: [kind === "language" ? say.language(title) : title],
        detail: [say.text(`cv.kinds.${kind}`), other],
      })),
  ],
  cvVersions: [
    "cv.see",
    async ({ db, owner, q }) =>
      (await searchCvs(db, owner, q, most)).map(({ id, name, target }) => ({
        id,
        title: [name],
        detail: [target],
      })),
  ],
  recurringBills: [
    "bills.see",
    async ({ db, owner, q }) =>
      (await searchRecurringBills(db, owner, q, most)).map(({ id, title, clientName }) => ({
        id,
        title: [title],
        detail: [clientName],
      })),
  ],
}

/** The best few of each kind that the caller may see, in their language. */
export async function findRecords(
  context: Pick<Context, "db" | "owner" | "today">,
  { q, rights, language }: { q: string; rights: ReadonlySet<Permission>; language: Language },
): Promise<SearchResult[]> {
  if (!q) return []
  const { db, owner, today } = context
  const searcher = { db, owner, today, q, say: wordingIn(language) }
  // They go out together, on the one connection of the call.
  const found = await Promise.all(
    (Object.keys(kinds) as SearchKind[]).map(async (kind) => {
      const [right, find] = kinds[kind]
      return (rights.has(right) ? await find(searcher) : []).map(({ id, title, detail }) => ({
        kind,
        id,
        title: said(title) ?? "?",
        detail: said(detail),
      }))
    }),
  )
  return found.flat()
}

const said = (parts: Part[]) => parts.filter(Boolean).join(" · ") || null

/** Amounts, days and words as the lists show them. */
function wordingIn(language: Language) {
  const region = language === "fr" ? "fr-FR" : "en-GB"
  return {
    text: (key: string) => translate(language, key),
    money: (cents: Cents | null, currency: string) =>
      cents !== null &&
      new Intl.NumberFormat(region, { style: "currency", currency }).format(cents / 100),
    language: (code: string) =>
      new Intl.DisplayNames(region, { type: "language" }).of(code) ?? code,
    // The same in French and in European English.
    day: (day: Day | null) => day?.split("-").reverse().join("/"),
  }
}
