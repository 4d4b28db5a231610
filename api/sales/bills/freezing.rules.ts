import type { BillFacts } from "#domain/bill-facts"
import type { Day } from "#domain/day"
import { plain } from "#domain/decimal"
import type { Mention } from "#domain/mentions"
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
    | "penaltyRate"
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
}

/** The draft in the words of the law's rules. */
export const factsOfBill = (draft: BillDraft): BillFacts => {
  const { kind, penaltyRate, includePenalty } = draft.document
  return factsOf(draft, { kind, penaltyRate: plain(penaltyRate), includePenalty })
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
    ...(inherited ?? deducted(deposits)),
    penaltyRate: facts.penaltyRate,
    includePenalty: bill.includePenalty,
  }
}

/** Deposits as the bill lists them; those that were taken back whole, or are drafts, deduct nothing. */
function deducted(all: BillDraft["deposits"]): Pick<FrozenBill, "deposits" | "prepaid"> {
  const deposits = all.flatMap(({ number, releaseDate, credited, totalHT, totalVat, totalTTC }) =>
    number && credited === 0
      ? [{ number, issueDate: releaseDate ?? "", totalHT, totalVat, totalTTC }]
      : [],
  )
  if (deposits.length === 0) return {}
  return { deposits, prepaid: deposits.reduce((sum, { totalTTC }) => sum + totalTTC, 0) }
}
