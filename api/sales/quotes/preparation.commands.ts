import type { BillLine } from "#contract/bill-lines"
import type { Quote } from "#contract/quotes"
import { plainLine } from "#domain/decimal"
import { mentionsOfQuote } from "#domain/mentions"
import { missingFor } from "#domain/missing"
import type { FrozenQuote } from "../../e-invoice/snapshot"
import type { Context } from "../../ports/context"
import { partiesOf } from "../documents/parties.commands"
import { factsOfQuote, freezeQuote, type QuoteContent } from "./freezing.rules"

/**
 * Holds a quote against today's profile, client and law: what is still missing, and what would be frozen if
 * it were issued.
 */
export async function prepare(
  context: Context,
  quote: QuoteContent & { clientId: string },
  rows: BillLine[],
): Promise<{ missing: Quote["missing"]; frozen: FrozenQuote }> {
  const { today } = context
  const releaseDate = quote.drafting ? today : (quote.releaseDate ?? today)
  const draft = {
    document: { ...quote, releaseDate },
    lines: rows.map(plainLine),
    ...(await partiesOf(context, quote.clientId, releaseDate)),
  }
  const facts = factsOfQuote(draft)
  return {
    missing: missingFor(facts, releaseDate),
    frozen: freezeQuote(draft, facts, mentionsOfQuote(facts, releaseDate)),
  }
}
