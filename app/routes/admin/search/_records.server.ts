import type { LoaderFunctionArgs } from "@remix-run/node"
import type { SearchResults } from "#contract/search"
import { formatDay, formatMoney } from "~/components/format"
import { apiFor } from "~/services/api.server"
import type { Locale } from "~/services/language/locale"
import { textsIn } from "~/services/language/locale.server"
import type { ResultGroup, SearchResult } from "~/services/search-results"

/** As much as one types to find something; the API takes no more. */
const longest = 100

/** The words of the address, made fit to be asked for. */
export function searchTextOf(request: Request): string {
  const typed = new URL(request.url).searchParams.get("q") ?? ""
  return typed
    .replace(/\p{Cc}|\p{Cs}/gu, " ")
    .trim()
    .slice(0, longest)
    .trim()
}

/** The records that say the words, kind by kind; kinds without any are left out. */
export async function searchRecords(
  args: LoaderFunctionArgs,
  q: string,
  locale: Locale,
): Promise<ResultGroup[]> {
  if (!q) return []
  const api = await apiFor(args)
  const found = await api.get("/Search", { query: { q } })
  const { t } = textsIn(locale)
  const query = new URLSearchParams({ q })
  const groups: ResultGroup[] = [
    { name: "bills", label: t("bills.title"), results: billHits(found, locale), all: "bills" },
    { name: "quotes", label: t("quotes.list"), results: quoteHits(found, locale), all: "quotes" },
    { name: "clients", label: t("companies.title"), results: clientHits(found), all: "companies" },
    { name: "contacts", label: t("contacts.title"), results: contactHits(found), all: "contacts" },
    {
      name: "contracts",
      label: t("contracts.list"),
      results: contractHits(found),
      all: "contracts",
    },
    {
      name: "products",
      label: t("products.title"),
      results: productHits(found, locale),
      all: "products",
    },
    {
      name: "purchases",
      label: t("purchases.title"),
      results: purchaseHits(found, locale),
      all: "purchases",
    },
    {
      name: "recurringBills",
      label: t("recurringBills.list"),
      results: recurringHits(found),
      all: "recurring-bills",
    },
  ]
  return groups
    .filter(({ results: hits }) => hits.length > 0)
    .map((group) => ({ ...group, all: `${group.all}?${query}` }))
}

function billHits({ bills }: SearchResults, locale: Locale): SearchResult[] {
  const { t } = textsIn(locale)
  return bills.map(({ id, number, clientName, releaseDate, totalTTC, currency, status }) => ({
    title: `${number ?? t("billStatus.draft")} · ${clientName}`,
    detail: said(
      formatMoney(totalTTC, currency, locale),
      number && t(`billStatus.${status}`),
      releaseDate && formatDay(releaseDate, locale),
    ),
    to: `bills/${id}`,
    icon: "bills",
  }))
}

function quoteHits({ quotes }: SearchResults, locale: Locale): SearchResult[] {
  const { t } = textsIn(locale)
  return quotes.map(({ id, number, clientName, releaseDate, totalTTC, currency, status }) => ({
    title: `${number ?? t("quotes.statuses.draft")} · ${clientName}`,
    detail: said(
      formatMoney(totalTTC, currency, locale),
      number && t(`quotes.statuses.${status}`),
      releaseDate && formatDay(releaseDate, locale),
    ),
    to: `quotes/${id}`,
    icon: "quotes",
  }))
}

function clientHits({ clients }: SearchResults): SearchResult[] {
  return clients.map(({ id, name, city, siren }) => ({
    title: name,
    detail: said(city, siren && `SIREN ${siren.replace(/(\d{3})(?=\d)/g, "$1\u202f")}`),
    to: `companies/${id}`,
    icon: "companies",
  }))
}

function contactHits({ contacts }: SearchResults): SearchResult[] {
  return contacts.map(({ id, name, role, clientName }) => ({
    title: name,
    detail: said(role, clientName),
    to: `contacts/${id}`,
    icon: "contacts",
  }))
}

function contractHits({ contracts }: SearchResults): SearchResult[] {
  return contracts.map(({ id, reference, title, clientName }) => ({
    title,
    detail: said(reference, clientName),
    to: `contracts/${id}`,
    icon: "contracts",
  }))
}

function productHits({ products }: SearchResults, locale: Locale): SearchResult[] {
  const { t } = textsIn(locale)
  return products.map(({ id, name, sellingPrice, currency, sold }) => ({
    title: name,
    detail: said(
      sellingPrice !== null && formatMoney(sellingPrice, currency, locale),
      sold && t("products.sold"),
    ),
    to: `products/${id}`,
    icon: "products",
  }))
}

function purchaseHits({ purchases }: SearchResults, locale: Locale): SearchResult[] {
  return purchases.map(({ id, supplierName, number, issueDate, totalTTC, currency }) => ({
    title: said(supplierName, number) ?? "?",
    detail: said(
      totalTTC !== null && formatMoney(totalTTC, currency, locale),
      issueDate && formatDay(issueDate, locale),
    ),
    to: `purchases/${id}`,
    icon: "purchases",
  }))
}

function recurringHits({ recurringBills }: SearchResults): SearchResult[] {
  return recurringBills.map(({ id, title, clientName }) => ({
    title,
    detail: clientName,
    to: `recurring-bills/${id}`,
    icon: "recurring-bills",
  }))
}

const said = (...parts: (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join(" · ") || undefined
