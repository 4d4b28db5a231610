import type { LoaderFunctionArgs } from "@remix-run/node"
import type { SearchResults } from "#contract/search"
import { formatDay, formatMoney } from "~/components/format"
import { apiFor } from "~/services/api.server"
import type { Hit, HitGroup } from "~/services/hits"
import type { Locale } from "~/services/language/locale"
import { textsIn } from "~/services/language/locale.server"

/** As much as one types to find something; the API takes no more. */
const longest = 100

/** The words of the address, made fit to be asked for. */
export function wordsOf(request: Request): string {
  const typed = new URL(request.url).searchParams.get("q") ?? ""
  return typed
    .replace(/\p{Cc}|\p{Cs}/gu, " ")
    .trim()
    .slice(0, longest)
    .trim()
}

/** The records that say the words, kind by kind; kinds without any are left out. */
export async function recordsSaying(
  args: LoaderFunctionArgs,
  q: string,
  locale: Locale,
): Promise<HitGroup[]> {
  if (!q) return []
  const api = await apiFor(args)
  const found = await api.get("/Search", { query: { q } })
  const { t } = textsIn(locale)
  const query = new URLSearchParams({ q })
  const groups: HitGroup[] = [
    { name: "bills", label: t("bills.title"), hits: billHits(found, locale), all: "bills" },
    { name: "quotes", label: t("quotes.list"), hits: quoteHits(found, locale), all: "quotes" },
    { name: "clients", label: t("companies.title"), hits: clientHits(found), all: "companies" },
    { name: "contacts", label: t("contacts.title"), hits: contactHits(found), all: "contacts" },
    { name: "contracts", label: t("contracts.list"), hits: contractHits(found), all: "contracts" },
    {
      name: "products",
      label: t("products.title"),
      hits: productHits(found, locale),
      all: "products",
    },
    {
      name: "purchases",
      label: t("purchases.title"),
      hits: purchaseHits(found, locale),
      all: "purchases",
    },
    {
      name: "recurringBills",
      label: t("recurringBills.list"),
      hits: recurringHits(found),
      all: "recurring-bills",
    },
  ]
  return groups
    .filter(({ hits }) => hits.length > 0)
    .map((group) => ({ ...group, all: `${group.all}?${query}` }))
}

function billHits({ bills }: SearchResults, locale: Locale): Hit[] {
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

function quoteHits({ quotes }: SearchResults, locale: Locale): Hit[] {
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

function clientHits({ clients }: SearchResults): Hit[] {
  return clients.map(({ id, name, city, siren }) => ({
    title: name,
    detail: said(city, siren && `SIREN ${siren.replace(/(\d{3})(?=\d)/g, "$1\u202f")}`),
    to: `companies/${id}`,
    icon: "companies",
  }))
}

function contactHits({ contacts }: SearchResults): Hit[] {
  return contacts.map(({ id, name, role, clientName }) => ({
    title: name,
    detail: said(role, clientName),
    to: `contacts/${id}`,
    icon: "contacts",
  }))
}

function contractHits({ contracts }: SearchResults): Hit[] {
  return contracts.map(({ id, reference, title, clientName }) => ({
    title,
    detail: said(reference, clientName),
    to: `contracts/${id}`,
    icon: "contracts",
  }))
}

function productHits({ products }: SearchResults, locale: Locale): Hit[] {
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

function purchaseHits({ purchases }: SearchResults, locale: Locale): Hit[] {
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

function recurringHits({ recurringBills }: SearchResults): Hit[] {
  return recurringBills.map(({ id, title, clientName }) => ({
    title,
    detail: clientName,
    to: `recurring-bills/${id}`,
    icon: "recurring-bills",
  }))
}

const said = (...parts: (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join(" · ") || undefined
