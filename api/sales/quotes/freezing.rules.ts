import type { BillFacts } from "#domain/bill-facts"
import { addDays, type Day } from "#domain/day"
import { plain } from "#domain/decimal"
import type { Mention } from "#domain/mentions"
import type { FrozenQuote } from "../../e-invoice/snapshot"
import {
  type DocumentContent,
  type DocumentDraft,
  factsOf,
  freezeDocument,
} from "../documents/freezing.rules"
import type { QuoteRow } from "./queries"

/** What is read of a quote, kept or only typed yet, to freeze it. */
export type QuoteContent = DocumentContent &
  Pick<
    QuoteRow,
    "drafting" | "edition" | "validDays" | "depositRate" | "paymentDays" | "paymentTerms"
  >

interface QuoteDraft extends DocumentDraft {
  document: QuoteContent & { releaseDate: Day }
}

/** What a bill must say of seller, client and VAT, a quote says too; penalties are for bills to say. */
export const factsOfQuote = (draft: DocumentDraft): BillFacts =>
  factsOf(draft, { kind: "bill", penaltyRate: null, includePenalty: true })

/** The quote as its next edition would be issued now; what was issued, as it was. */
export function freezeQuote(draft: QuoteDraft, facts: BillFacts, mentions: Mention[]): FrozenQuote {
  const { document: quote } = draft
  return {
    ...freezeDocument(draft, facts, mentions, quote.releaseDate),
    quote: {
      edition: quote.drafting ? quote.edition + 1 : quote.edition,
      validUntil: addDays(quote.releaseDate, quote.validDays),
      depositRate: plain(quote.depositRate),
      paymentDays: quote.paymentDays,
      paymentTerms: quote.paymentTerms,
    },
  }
}
