import type { BillLine } from "#contract/bill-lines"
import type { Client } from "#contract/clients"
import type { BillFacts, SellerFacts } from "#domain/bill-facts"
import { lineDiscount, priceLines, totalsOf, type VatGroup } from "#domain/bill-pricing"
import { cappedBy } from "#domain/credit-note"
import type { Day } from "#domain/day"
import { plain } from "#domain/decimal"
import { nameInBusiness, sellerName } from "#domain/legal-status"
import type { Mention } from "#domain/mentions"
import { categoryOf, treatmentOf, treatmentsOf, type VatCategory } from "#domain/vat-category"
import type { DocumentSnapshot, Frozen } from "../../e-invoice/snapshot"
import type { ProfileData } from "../../people/profile/rules"

/** What is typed for a bill and for a quote alike, and what it comes to. */
export interface DocumentContent {
  number: string | null
  releaseDate: Day | null
  note: string | null
  currency: string
  discountRate: string | null
  discountAmount: number | null
  includeVat: boolean
  includeLogo: boolean
  includeSignature: boolean
  totalHT: number
  totalVat: number
}

/** A bill or a quote that is not issued yet, with the parties as they are today. */
export interface DocumentDraft {
  document: DocumentContent
  lines: BillLine[]
  profile: ProfileData
  client: Omit<Client, "createdAt" | "changedAt">
  /** What it may come to at most, rate by rate: a credit note takes no more than is left of its bill. */
  left?: VatGroup[] | null
  /** The category of each line, where it was decided before: by the bill that a credit note is about. */
  categories?: (VatCategory | undefined)[]
}

/** The draft in the words of the law's rules. */
export function factsOf(
  { document, lines, profile, client }: DocumentDraft,
  terms: Pick<BillFacts, "kind" | "penaltyRate" | "includePenalty">,
): BillFacts {
  return {
    seller: sellerFactsOf(profile),
    client: {
      name: client.name,
      kind: client.kind,
      address: addressOf(client),
      siren: client.siren ?? client.siret?.slice(0, 9) ?? null,
      siret: client.siret,
      vatNumber: client.vatNumber,
      email: client.email,
    },
    lines: lines.map((line) => ({
      serviceName: line.serviceName,
      vatRate: line.vatRate,
      kind: kindOf(line, lines),
      vatCategory: line.vatCategory,
    })),
    totalHT: document.totalHT,
    totalVat: document.totalVat,
    note: document.note,
    includeVat: document.includeVat,
    ...terms,
  }
}

/** Who sells, in the words of the law's rules. */
export const sellerFactsOf = (profile: ProfileData): SellerFacts => ({
  name: sellerName(profile),
  legalStatus: profile.legalStatus,
  address: addressOf(profile),
  siren: profile.siren ?? profile.siret?.slice(0, 9) ?? null,
  vatRegime: profile.vatRegime,
  vatNumber: profile.vatNumber,
  vatOnDebits: profile.vatOnDebits,
  shareCapital: profile.shareCapital,
  registerCity: profile.registerCity,
  insurance: insuranceOf(profile),
  approvedAssociation: profile.approvedAssociation,
})

/** The draft as it would be issued now. What a draft still lacks stays empty on its preview. */
export function freezeDocument(
  { document, lines, profile, client, left, categories: known }: DocumentDraft,
  facts: BillFacts,
  mentions: Mention[],
  day: Day,
): Frozen<DocumentSnapshot> {
  const categories = known ?? facts.lines.map((line) => categoryOf[treatmentOf(facts, line, day)])
  const told = lines.map((line, at) => ({ ...line, category: categories[at] }))
  const { amounts: _, ...totals } = priceLines(told, document)
  return {
    number: document.number,
    issueDate: document.releaseDate,
    note: document.note,
    currency: document.currency,
    language: client.language,
    seller: sellerOf(profile, facts, day),
    client: facts.client,
    lines: told.map((line) => ({
      serviceName: line.serviceName,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitPriceHT: line.unitPriceHT,
      vatRate: line.vatRate,
      amountHT: line.amountHT,
      kind: kindOf(line, lines),
      category: line.category,
      ...(line.discountRate && { discountRate: line.discountRate, discount: lineDiscount(line) }),
    })),
    ...(document.discountRate && { discountRate: plain(document.discountRate) }),
    ...(left ? totalsOf(cappedBy(totals.vat, left)) : totals),
    // In franchise neither a rate nor an amount may be read on a bill (CGI 283-3).
    includeVat: document.includeVat && profile.vatRegime !== "franchise",
    paper: { template: profile.paperTemplate, color: profile.paperColor },
    includeLogo: document.includeLogo,
    includeSignature: document.includeSignature,
    mentions,
    logoId: document.includeLogo ? profile.logoId : null,
    signatureId: document.includeSignature ? profile.signatureId : null,
  }
}

function sellerOf(profile: ProfileData, facts: BillFacts, day: Day): DocumentSnapshot["seller"] {
  const chargesNone = treatmentsOf(facts, day).every((one) => one === "franchise")
  return {
    name: nameInBusiness(facts.seller.name ?? "", profile.legalStatus),
    commercialName: isPerson(profile) ? profile.commercialName : null,
    legalStatus: profile.legalStatus ?? "entrepreneur",
    address: facts.seller.address,
    siren: facts.seller.siren ?? "",
    siret: profile.siret,
    // Not asked of whom charges no VAT (CGI 293 B), and it would suggest that VAT is charged.
    vatNumber:
      facts.seller.vatRegime === "franchise" && chargesNone ? null : facts.seller.vatNumber,
    shareCapital: profile.shareCapital,
    registerCity: profile.registerCity,
    email: profile.email,
    phone: profile.phoneNumber,
    bankName: profile.bankName,
    iban: profile.iban,
    bic: profile.bic,
  }
}

type OfKind = Pick<BillLine, "kind" | "productId" | "quantity" | "vatRate">

/** A line that copies a product sells a thing, unless it says otherwise; a rebate is of what it takes off. */
function kindOf(line: OfKind, lines: readonly OfKind[]): "goods" | "services" {
  const { kind, productId, quantity, vatRate } = line
  if (kind ?? productId) return kind ?? "goods"
  const sold = lines.filter((other) => Number(other.quantity) > 0 && other.vatRate === vatRate)
  const isOfGoods = sold.length > 0 && sold.every((other) => kindOf(other, []) === "goods")
  return Number(quantity) < 0 && isOfGoods ? "goods" : "services"
}

const insuranceOf = ({ insurer, insuranceCover: cover }: ProfileData) =>
  insurer && cover ? { insurer, cover } : null

const isPerson = ({ legalStatus }: ProfileData) =>
  legalStatus === null || legalStatus === "entrepreneur"

const addressOf = (place: Pick<Client, "streetAddress" | "postalCode" | "city" | "country">) => ({
  streetAddress: place.streetAddress,
  postalCode: place.postalCode,
  city: place.city,
  country: place.country,
})
