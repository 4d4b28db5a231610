import type { NewQuote } from "#contract/quotes"
import { plain } from "../bills/rules"
import type { LineRow, QuoteRow } from "./queries"

/** What was typed for a quote. */
export function writtenOf(quote: QuoteRow, lines: LineRow[]): NewQuote {
  return {
    clientId: quote.clientId,
    validDays: quote.validDays,
    depositRate: quote.depositRate && plain(quote.depositRate),
    paymentDays: quote.paymentDays,
    paymentTerms: quote.paymentTerms,
    discountRate: quote.discountRate && plain(quote.discountRate),
    discountAmount: quote.discountAmount,
    note: quote.note,
    includeVat: quote.includeVat,
    includeLogo: quote.includeLogo,
    includeSignature: quote.includeSignature,
    lines: lines.map(({ amountHT: _, ...line }) => ({
      ...line,
      quantity: plain(line.quantity),
      vatRate: plain(line.vatRate),
      discountRate: line.discountRate && plain(line.discountRate),
    })),
  }
}
