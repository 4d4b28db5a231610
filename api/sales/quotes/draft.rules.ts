import type { NewQuote } from "#contract/quotes"
import { plain, plainLine } from "#domain/decimal"
import type { LineRow, QuoteRow } from "./queries"

/** What was typed for a quote. */
export function typedIn(quote: QuoteRow, lines: LineRow[]): NewQuote {
  return {
    clientId: quote.clientId,
    validDays: quote.validDays,
    depositRate: plain(quote.depositRate),
    paymentDays: quote.paymentDays,
    paymentTerms: quote.paymentTerms,
    discountRate: plain(quote.discountRate),
    discountAmount: quote.discountAmount,
    note: quote.note,
    includeVat: quote.includeVat,
    includeLogo: quote.includeLogo,
    includeSignature: quote.includeSignature,
    lines: lines.map(({ amountHT: _, ...line }) => plainLine(line)),
  }
}
