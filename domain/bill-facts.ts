import type { Address } from "./address"
import { type BillKind, isOwed } from "./bill-kind"
import { isInUnion } from "./country"
import type { Day } from "./day"
import type { LegalStatus } from "./legal-status"
import type { Cents } from "./money"
import type { VatRegime } from "./vat"

/** What the law asks of a bill, whoever keeps it: a draft with today's parties, or a snapshot. */
export interface BillFacts {
  kind: BillKind
  seller: SellerFacts
  client: ClientFacts
  lines: readonly { serviceName: string; vatRate: string; kind?: "goods" | "services" }[]
  totalHT: Cents
  totalVat: Cents
  /** Percent a year; the legal default when null. */
  penaltyRate: string | null
  /** Free text of the seller: it may state an exemption that is not known here. */
  note: string | null
  includeVat: boolean
  includePenalty: boolean
}

export interface SellerFacts {
  name: string | null
  legalStatus: LegalStatus | null
  address: Address
  siren: string | null
  vatRegime: VatRegime | null
  vatNumber: string | null
  vatOnDebits: boolean
  shareCapital: Cents | null
  registerCity: string | null
}

export interface ClientFacts {
  name: string
  kind: "company" | "individual"
  address: Address
  siren: string | null
  vatNumber: string | null
}

/** Whether the terms of payment between businesses stand on it: who gives back sets none. */
export const bearsTerms = ({ kind, client }: BillFacts): boolean =>
  isOwed(kind) && client.kind === "company"

export type VatTreatment = "franchise" | "charged" | "reverseCharge" | "outsideUnion" | "untaxed"

/** What becomes of VAT, by who sells and where the buyer is (CGI 259, 283-2, 293 B). */
export function vatTreatmentOf({ seller, client, lines }: BillFacts): VatTreatment {
  if (seller.vatRegime === "franchise") return "franchise"
  if (lines.every(({ vatRate }) => Number(vatRate) > 0)) return "charged"
  const goods = lines.some(({ kind }) => kind === "goods")
  if (client.kind === "individual" || goods || client.address.country === "FR") return "untaxed"
  return isInUnion(client.address.country) ? "reverseCharge" : "outsideUnion"
}

/** From this day a small business names its French business clients by SIREN (décret 2024-266). */
export const clientSirenDueFrom: Day = "2027-09-01"
