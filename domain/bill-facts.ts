import type { Address } from "./address"
import { type BillKind, isOwed } from "./bill-kind"
import { type ClientKind, isBusiness } from "./client-kind"
import type { Day } from "./day"
import type { LegalStatus } from "./legal-status"
import type { Cents } from "./money"
import type { BillTerms } from "./payment-terms"
import type { VatRegime } from "./vat"
import type { VatCategory } from "./vat-category"

/** What the law asks of a bill, whoever keeps it: a draft with today's parties, or a snapshot. */
export interface BillFacts {
  kind: BillKind
  seller: SellerFacts
  client: ClientFacts
  /** Where goods are brought, if elsewhere than to the buyer. */
  delivery?: Address | null
  /** Of a correction or a credit note: the day of the operation that it is about, whose rates still hold. */
  operationDay?: Day | null
  lines: readonly LineFacts[]
  totalHT: Cents
  totalVat: Cents
  /** Percent a year; the legal default when null. */
  penaltyRate: string | null
  /** From its issue, where that is known. */
  paymentDays?: number
  paymentTerms?: BillTerms
  /** The day of the operation, and whether a period is said beside it. */
  suppliedOn?: Day | null
  hasPeriod?: boolean
  /** Free text of the seller: it may state an exemption that is not known here. */
  note: string | null
  /** By what was billed, the seller is in franchise no more, and has not said otherwise. */
  isBeyondFranchise?: boolean
  /** Its days or hours are not those of the timesheets that it was made from. */
  isOtherThanWorked?: boolean
  includeVat: boolean
  includePenalty: boolean
  /** Percent off for a payment within so many days, where that was agreed. */
  earlyPayment?: { rate: string; days: number } | null
}

export interface LineFacts {
  serviceName: string
  vatRate: string
  kind?: "goods" | "services"
  /** What the seller says of a line without VAT; by the law's rules where nothing is said. */
  vatCategory?: VatCategory | null
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
  /** By whom the work is insured, and where. */
  insurance?: { insurer: string; cover: string } | null
  approvedAssociation?: boolean
}

export interface ClientFacts {
  name: string
  kind: ClientKind
  address: Address
  siren: string | null
  vatNumber: string | null
  siret?: string | null
  email?: string | null
}

/** Whether the terms of payment between businesses stand on it: who gives back sets none. */
export const bearsTerms = ({ kind, client }: BillFacts): boolean =>
  isOwed(kind) && isBusiness(client.kind)

/** From this day a small business names its French business clients by SIREN (décret 2024-266). */
export const clientSirenDueFrom: Day = "2027-09-01"
