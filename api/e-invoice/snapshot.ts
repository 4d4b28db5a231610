import type { Bill } from "#contract/bills"
import type { units } from "#contract/sales-choices"
import type { Address } from "#domain/address"
import type { BillKind } from "#domain/bill-kind"
import type { ClientKind } from "#domain/client-kind"
import type { Delivery } from "#domain/delivery"
import type { LegalStatus } from "#domain/legal-status"
import type { Mention } from "#domain/mentions"
import type { Cents } from "#domain/money"
import type { Paper } from "#domain/paper"
import type { BillTerms } from "#domain/payment-terms"
import type { VatCategory } from "#domain/vat-category"

/**
 * What stands on a bill and on a quote alike, frozen when it is issued: from then on no change of profile,
 * client, product or law reaches it. A draft's is made anew from what is known on the day.
 */
export interface DocumentSnapshot {
  /** Null while a draft. */
  number: string | null
  issueDate: string | null
  note: string | null
  currency: string
  language: "fr" | "en"
  seller: BillSeller
  client: BillClient
  lines: BillSnapshotLine[]
  vat: Bill["vat"]
  /** Off the sum of the lines, in cents and, where it was said so, in percent. */
  discount?: Cents
  discountRate?: string
  totalHT: Cents
  totalVat: Cents
  totalTTC: Cents
  /** False in franchise: no column, no rate, no amount of VAT is printed then. */
  includeVat: boolean
  /** Absent from bills that were issued before there was a choice: the usual one. */
  paper?: Paper
  includeLogo: boolean
  includeSignature: boolean
  mentions: Mention[]
  /** PNG or JPEG bytes in base64; never SVG, whose text would take the system's fonts. */
  logo: string | null
  signature: string | null
}

/** Everything that stands on a bill. */
export interface BillSnapshot extends DocumentSnapshot {
  /** Absent from bills that were issued before there were others: an ordinary one. */
  kind?: BillKind
  /** The bill that a credit note or a correction is about. */
  preceding?: { number: string; issueDate: string } | null
  /** Of a credit note that takes back more than was left of its bill: the deposits that were deducted from that. */
  precedingDeposits?: { number: string; issueDate: string }[]
  /** Why it is made; absent where nothing was said. */
  reason?: string
  /** Of a credit note: what its bill said of VAT that was not charged. */
  exemption?: string
  dueDate: string | null
  /** Which reading of 45 days end of month was agreed; left out where days alone were. */
  paymentTerms?: Exclude<BillTerms, "days">
  period: { start: string; end: string } | null
  purchaseOrder: string | null
  /** Each absent where it was not said, or from bills that were issued before it could be. */
  buyerReference?: string
  contractReference?: string
  suppliedOn?: string
  /** Absent where it is brought to the buyer. */
  delivery?: Delivery
  /** What was asked before, and is deducted from what is due. */
  deposits?: {
    number: string
    issueDate: string
    totalHT: Cents
    totalVat: Cents
    totalTTC: Cents
    /** Of each rate, and what of it was paid by then; absent from bills that were issued before it was kept. */
    vat?: { rate: string; tax: Cents; base?: Cents; category?: VatCategory }[]
    paid?: Cents
  }[]
  /** What they take off together, paid or not. */
  prepaid?: Cents
  /** Percent a year; what the penalties' mention says. */
  penaltyRate: string | null
  includePenalty: boolean
}

/** Everything that stands on an edition of a quote, which is no bill. */
export interface QuoteSnapshot extends DocumentSnapshot {
  /** Until when it can be accepted, and what is asked then. */
  quote: {
    edition: number
    validUntil: string
    depositRate: string | null
    paymentDays: number
    paymentTerms: BillTerms
  }
}

/** As it is kept: pictures by the id of their file, which never changes. */
export type Frozen<Snapshot extends DocumentSnapshot> = Omit<Snapshot, "logo" | "signature"> & {
  logoId: string | null
  signatureId: string | null
}

export type FrozenBill = Frozen<BillSnapshot>
export type FrozenQuote = Frozen<QuoteSnapshot>

export interface BillSeller {
  /** With "EI" for a person in business. */
  name: string
  commercialName: string | null
  legalStatus: LegalStatus
  address: Address
  siren: string
  siret: string | null
  vatNumber: string | null
  shareCapital: Cents | null
  registerCity: string | null
  email: string | null
  phone: string | null
  bankName: string | null
  iban: string | null
  bic: string | null
}

export interface BillClient {
  name: string
  kind: ClientKind
  address: Address
  siren: string | null
  /** Absent from bills that were issued before it was kept. */
  siret?: string | null
  vatNumber: string | null
  /** Not printed; absent from bills that were issued before it was kept. */
  email?: string | null
}

export interface BillSnapshotLine {
  serviceName: string
  description: string | null
  quantity: string
  unit: (typeof units)[number]
  /** Cents, with up to four decimals of one. */
  unitPriceHT: number
  vatRate: string
  amountHT: Cents
  /** Absent from bills that were issued before it was kept: services. */
  kind?: "goods" | "services"
  /** Absent from bills that were issued before it was kept: by the rate and the mentions. */
  category?: VatCategory
  discountRate?: string
  /** What it takes off the line, in cents. */
  discount?: Cents
}
