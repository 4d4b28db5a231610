import type { BillFacts } from "#domain/bill-facts"
import type { Day } from "#domain/day"
import { plain } from "#domain/decimal"
import { type DeliveryFields, deliveryOf } from "#domain/delivery"
import type { Mention } from "#domain/mentions"
import { vatCategoryOf } from "../../e-invoice/en16931.rules"
import type { FrozenBill } from "../../e-invoice/snapshot"
import {
  type DocumentContent,
  type DocumentDraft,
  factsOf,
  freezeDocument,
} from "../documents/freezing.rules"
import type { findDeposits } from "./deposit.queries"
import type { BillRow } from "./queries"

/** What is read of a bill, kept or only typed yet, to freeze it. */
export type BillContent = DocumentContent &
  Pick<
    BillRow,
    | "kind"
    | "dueDate"
    | "billingPeriodStart"
    | "billingPeriodEnd"
    | "purchaseOrder"
    | "reason"
    | "buyerReference"
    | "contractReference"
    | "suppliedOn"
    | keyof DeliveryFields
    | "keepsFranchise"
    | "earlyPaymentRate"
    | "earlyPaymentDays"
    | "penaltyRate"
    | "paymentDays"
    | "includePenalty"
    | "paymentTerms"
  >

export interface BillDraft extends DocumentDraft {
  document: BillContent
  /** The bill that a credit note or a correction is about. */
  origin: { number: string | null; releaseDate: string | null } | null
  /** What was asked before the bill. */
  deposits: Awaited<ReturnType<typeof findDeposits>>
  /** Deposits that a correction takes over from the bill that it replaces. */
  inherited?: Pick<FrozenBill, "deposits" | "prepaid">
  /** The bill that it corrects, as it was issued. */
  corrected?: FrozenBill
}

/** The draft in the words of the law's rules. */
export const factsOfBill = (draft: BillDraft): BillFacts => {
  const { document, corrected } = draft
  const { kind, penaltyRate, includePenalty, paymentDays } = document
  const { earlyPaymentRate, earlyPaymentDays } = document
  return {
    ...factsOf(draft, { kind, penaltyRate: plain(penaltyRate), includePenalty }),
    paymentDays,
    paymentTerms: document.paymentTerms,
    suppliedOn: document.suppliedOn,
    hasPeriod: document.billingPeriodStart !== null && document.billingPeriodEnd !== null,
    delivery: deliveryOf(document, draft.client.country)?.address ?? null,
    earlyPayment:
      earlyPaymentRate && earlyPaymentDays
        ? { rate: plain(earlyPaymentRate), days: earlyPaymentDays }
        : null,
    operationDay: corrected
      ? (document.suppliedOn ??
        corrected.suppliedOn ??
        corrected.period?.start ??
        corrected.issueDate)
      : null,
  }
}

/** What the seller's and the buyer's debt of VAT is called on a bill; the terms of payment are not. */
const termKeys: readonly Mention["key"][] = ["earlyPayment", "penalties", "indemnity"]

/**
 * A credit note is what its bill was: its parties, its regime and what it said of VAT, whatever became of
 * them since (CGI 289 I-5). Its own are its lines, its day and its reason.
 */
export function freezeCreditNote(draft: BillDraft, bill: FrozenBill, day: Day): FrozenBill {
  const { lines, document } = draft
  const categories = lines.map((line) => likeIn(bill, line)?.category)
  const used = bill.mentions.filter(({ key }) => !termKeys.includes(key))
  const exemption = exemptionOf(bill)
  const frozen = freezeBill({ ...draft, categories }, factsOfBill(draft), used, day)
  // Beyond what is left to pay of its bill it takes back the deposits that this deducted: they are named too (CGI 289 I-5).
  const left = (draft.left ?? []).reduce((sum, { base, tax }) => sum + base + tax, 0)
  const ofDeposits = frozen.totalTTC > left - (bill.prepaid ?? 0)
  return {
    ...frozen,
    ...(ofDeposits &&
      bill.deposits && {
        precedingDeposits: bill.deposits.map(({ number, issueDate }) => ({ number, issueDate })),
      }),
    language: bill.language,
    seller: bill.seller,
    client: bill.client,
    includeVat: document.includeVat && bill.includeVat,
    ...(exemption && { exemption }),
  }
}

/** Why a bill was exempt in its seller's own words: its note, where no text of the law that stands on it says so. */
function exemptionOf(bill: FrozenBill): string | null {
  const asSnapshot = { ...bill, logo: null, signature: null }
  const isOwn = bill.vat.some((group) => {
    const { code, reason, reasonCode } = vatCategoryOf(asSnapshot, group)
    return code === "E" && reasonCode === null && reason === bill.note
  })
  return isOwn ? bill.note : null
}

/** The line of a bill that one of its credit note takes back: of its name and rate, else of its rate. */
function likeIn({ lines }: FrozenBill, line: BillDraft["lines"][number]) {
  const ofRate = lines.filter(({ vatRate }) => Number(vatRate) === Number(line.vatRate))
  return ofRate.find(({ serviceName }) => serviceName === line.serviceName) ?? ofRate[0]
}

/** The bill as it would be issued now. */
export function freezeBill(
  draft: BillDraft,
  facts: BillFacts,
  mentions: Mention[],
  day: Day,
): FrozenBill {
  const { document: bill, origin, deposits, inherited } = draft
  const { paymentTerms, billingPeriodStart: start, billingPeriodEnd: end } = bill
  const delivery = deliveryOf(bill, draft.client.country)
  return {
    ...freezeDocument(draft, facts, mentions, day),
    kind: bill.kind,
    preceding: origin?.number
      ? { number: origin.number, issueDate: origin.releaseDate ?? "" }
      : null,
    dueDate: bill.dueDate,
    ...(paymentTerms !== "days" && { paymentTerms }),
    period: start && end ? { start, end } : null,
    purchaseOrder: bill.purchaseOrder,
    ...(bill.reason && { reason: bill.reason }),
    ...(bill.buyerReference && { buyerReference: bill.buyerReference }),
    ...(bill.contractReference && { contractReference: bill.contractReference }),
    ...(bill.suppliedOn && { suppliedOn: bill.suppliedOn }),
    ...(delivery && { delivery }),
    ...(inherited ?? deducted(deposits)),
    penaltyRate: facts.penaltyRate,
    includePenalty: bill.includePenalty,
  }
}

/** Deposits as the bill lists them; those that were taken back whole, or are drafts, deduct nothing. */
function deducted(all: BillDraft["deposits"]): Pick<FrozenBill, "deposits" | "prepaid"> {
  const deposits = all.flatMap(({ number, releaseDate, credited, vat, ...one }) => {
    if (!number || credited > 0) return []
    const { totalHT, totalVat, totalTTC, paid } = one
    const rates = (vat ?? []).map(({ rate, category, base, tax }) => ({
      ...{ rate, base, tax },
      ...(category && { category }),
    }))
    return [{ number, issueDate: releaseDate ?? "", totalHT, totalVat, totalTTC, vat: rates, paid }]
  })
  if (deposits.length === 0) return {}
  return { deposits, prepaid: deposits.reduce((sum, { totalTTC }) => sum + totalTTC, 0) }
}
