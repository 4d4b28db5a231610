import type { Client } from "#contract/clients"
import type { BillFacts } from "#domain/bill-facts"
import { lineDiscount, priceLines, totalsOf, type VatGroup } from "#domain/bill-pricing"
import { cappedBy } from "#domain/credit-note"
import { nameInBusiness } from "#domain/legal-status"
import type { Mention } from "#domain/mentions"
import { categoryOf, treatmentOf } from "#domain/vat-category"
import type { BillSnapshot } from "../../e-invoice/snapshot"
import type { ProfileData } from "../../people/profile/rules"
import type { FileStore } from "../../ports/file-store"
import type { findDeposits } from "../bills/deposit.queries"
import type { BillParts, BillRow } from "../bills/queries"
import { plain } from "../bills/rules"

/** What is read of a draft to freeze it: a bill's, and a quote's. */
export type DraftContent = Pick<
  BillRow,
  | "kind"
  | "number"
  | "releaseDate"
  | "dueDate"
  | "billingPeriodStart"
  | "billingPeriodEnd"
  | "purchaseOrder"
  | "note"
  | "currency"
  | "discountRate"
  | "discountAmount"
  | "penaltyRate"
  | "includeVat"
  | "includePenalty"
  | "includeLogo"
  | "includeSignature"
  | "totalHT"
  | "totalVat"
> &
  Partial<Pick<BillRow, "paymentTerms">>

/** A bill that is not issued yet, with the parties as they are today. */
export interface Draft {
  bill: DraftContent
  lines: Omit<BillParts["lines"][number], "owner" | "billId" | "position">[]
  profile: ProfileData
  client: Omit<Client, "createdAt" | "changedAt">
  /** The bill that a credit note or a correction is about. */
  origin: { number: string | null; releaseDate: string | null } | null
  /** What was asked before the bill. */
  deposits: Awaited<ReturnType<typeof findDeposits>>
  /** Deposits that a correction takes over from the bill that it replaces. */
  inherited?: Pick<FrozenBill, "deposits" | "prepaid">
  /** What is left of it, for a credit note: it takes no more. */
  left: VatGroup[] | null
}

/** What is kept of an issued bill: pictures by the id of their file, which never changes. */
export type FrozenBill = Omit<BillSnapshot, "logo" | "signature"> & {
  logoId: string | null
  signatureId: string | null
}

/** The draft in the words of the law's rules. */
export function factsOf({ bill, lines, profile, client }: Draft): BillFacts {
  return {
    kind: bill.kind,
    seller: {
      name: nameOf(profile),
      legalStatus: profile.legalStatus,
      address: addressOf(profile),
      siren: profile.siren ?? profile.siret?.slice(0, 9) ?? null,
      vatRegime: profile.vatRegime,
      vatNumber: profile.vatRegime === "franchise" ? null : profile.vatNumber,
      vatOnDebits: profile.vatOnDebits,
      shareCapital: profile.shareCapital,
      registerCity: profile.registerCity,
    },
    client: {
      name: client.name,
      kind: client.kind,
      address: addressOf(client),
      siren: client.siren ?? client.siret?.slice(0, 9) ?? null,
      vatNumber: client.vatNumber,
    },
    lines: lines.map((line) => ({
      serviceName: line.serviceName,
      vatRate: line.vatRate,
      kind: kindOf(line),
      vatCategory: line.vatCategory,
    })),
    totalHT: bill.totalHT,
    totalVat: bill.totalVat,
    penaltyRate: bill.penaltyRate && plain(bill.penaltyRate),
    note: bill.note,
    includeVat: bill.includeVat,
    includePenalty: bill.includePenalty,
  }
}

/** The draft as it would be issued now. What a draft still lacks stays empty on its preview. */
export function freeze(
  { bill, lines, profile, client, origin, left, deposits, inherited }: Draft,
  facts: BillFacts,
  mentions: Mention[],
): FrozenBill {
  const categories = facts.lines.map((line) => categoryOf[treatmentOf(facts, line)])
  const told = lines.map((line, at) => ({ ...line, category: categories[at] }))
  const { amounts: _, ...totals } = priceLines(told, bill)
  return {
    kind: bill.kind,
    preceding: origin?.number
      ? { number: origin.number, issueDate: origin.releaseDate ?? "" }
      : null,
    number: bill.number,
    issueDate: bill.releaseDate,
    dueDate: bill.dueDate,
    ...(bill.paymentTerms && bill.paymentTerms !== "days" && { paymentTerms: bill.paymentTerms }),
    period: periodOf(bill),
    purchaseOrder: bill.purchaseOrder,
    note: bill.note,
    currency: bill.currency,
    language: client.language,
    seller: sellerOf(profile, facts),
    client: { ...facts.client, email: client.email },
    lines: told.map((line) => ({
      serviceName: line.serviceName,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitPriceHT: line.unitPriceHT,
      vatRate: line.vatRate,
      amountHT: line.amountHT,
      kind: kindOf(line),
      category: line.category,
      ...(line.discountRate && { discountRate: line.discountRate, discount: lineDiscount(line) }),
    })),
    ...(bill.discountRate && { discountRate: plain(bill.discountRate) }),
    ...(left ? totalsOf(cappedBy(totals.vat, left)) : totals),
    ...(inherited ?? deducted(deposits)),
    penaltyRate: facts.penaltyRate,
    // In franchise neither a rate nor an amount may be read on a bill (CGI 283-3).
    includeVat: bill.includeVat && profile.vatRegime !== "franchise",
    includePenalty: bill.includePenalty,
    paper: { template: profile.paperTemplate, color: profile.paperColor },
    includeLogo: bill.includeLogo,
    includeSignature: bill.includeSignature,
    mentions,
    logoId: bill.includeLogo ? profile.logoId : null,
    signatureId: bill.includeSignature ? profile.signatureId : null,
  }
}

/** Deposits as the bill lists them; those that were taken back whole, or are drafts, deduct nothing. */
function deducted(all: Draft["deposits"]): Pick<FrozenBill, "deposits" | "prepaid"> {
  const deposits = all.flatMap(({ number, releaseDate, credited, totalHT, totalVat, totalTTC }) =>
    number && credited === 0
      ? [{ number, issueDate: releaseDate ?? "", totalHT, totalVat, totalTTC }]
      : [],
  )
  if (deposits.length === 0) return {}
  return { deposits, prepaid: deposits.reduce((sum, { totalTTC }) => sum + totalTTC, 0) }
}

/** A frozen bill with its pictures' bytes; one that is gone is left out. */
export async function withPictures(files: FileStore, frozen: FrozenBill): Promise<BillSnapshot> {
  const { logoId, signatureId, ...bill } = frozen
  const read = async (id: string | null) => {
    const bytes = id ? await files.get(id) : undefined
    return bytes ? Buffer.from(bytes).toString("base64") : null
  }
  return { ...bill, logo: await read(logoId), signature: await read(signatureId) }
}

function sellerOf(profile: ProfileData, facts: BillFacts): BillSnapshot["seller"] {
  const name = facts.seller.name ?? ""
  return {
    name: nameInBusiness(name, profile.legalStatus),
    commercialName: isPerson(profile) ? profile.commercialName : null,
    legalStatus: profile.legalStatus ?? "entrepreneur",
    address: facts.seller.address,
    siren: facts.seller.siren ?? "",
    siret: profile.siret,
    // Not asked of whom charges no VAT (CGI 293 B), and it would suggest that VAT is charged.
    vatNumber: facts.seller.vatNumber,
    shareCapital: profile.shareCapital,
    registerCity: profile.registerCity,
    email: profile.email,
    phone: profile.phoneNumber,
    bankName: profile.bankName,
    iban: profile.iban,
    bic: profile.bic,
  }
}

/** A person in business bills under the own name, a company under its own (C. com. R123-237). */
export function nameOf(profile: ProfileData): string | null {
  const person = [profile.firstName, profile.lastName].filter(Boolean).join(" ")
  return isPerson(profile) ? person || null : profile.commercialName
}

/** A line that copies a product sells a thing, unless it says otherwise. */
const kindOf = ({ kind, productId }: Pick<BillParts["lines"][number], "kind" | "productId">) =>
  kind ?? (productId ? ("goods" as const) : ("services" as const))

const isPerson = ({ legalStatus }: ProfileData) =>
  legalStatus === null || legalStatus === "entrepreneur"

const addressOf = (place: Pick<Client, "streetAddress" | "postalCode" | "city" | "country">) => ({
  streetAddress: place.streetAddress,
  postalCode: place.postalCode,
  city: place.city,
  country: place.country,
})

const periodOf = ({ billingPeriodStart: start, billingPeriodEnd: end }: DraftContent) =>
  start && end ? { start, end } : null
