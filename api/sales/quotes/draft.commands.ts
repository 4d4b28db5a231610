import type { NewQuote } from "#contract/quotes"
import { found, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { checkDraft } from "../documents/draft.commands"
import { priceDocument } from "../documents/pricing.rules"
import { typedIn } from "./draft.rules"
import * as queries from "./queries"
import { showQuote } from "./show.commands"

/** Checks, prices and writes down the draft of a quote; `repeats` as for bills. */
export async function draftQuote(
  context: Context,
  typed: NewQuote,
  origin: { repeats?: boolean } = {},
): Promise<queries.QuoteRow> {
  const { owner, db, now } = context
  const priced = await priceQuote(context, typed, origin)
  const quote = found(await queries.addQuote(db, owner, typed, priced))
  await queries.addEvent(db, owner, { quoteId: quote.id, what: "created", at: now })
  return quote
}

/** Drafts another quote that offers the same. */
export async function duplicateQuote(context: Context, id: string): Promise<queries.QuoteRow> {
  const { owner, db } = context
  const quote = found(await queries.lockQuote(db, owner, id))
  const again = typedIn(quote, await queries.findLines(db, owner, quote.id))
  return draftQuote(context, again, { repeats: true })
}

/** A quote under lock, as the caller knows it; `check` refuses what may not be done with it. */
export async function lockQuoteAsKnown(
  context: Context,
  id: string,
  version: number,
  check: (quote: queries.QuoteRow) => void,
): Promise<queries.QuoteRow> {
  const quote = found(await queries.lockQuote(context.db, context.owner, id))
  check(quote)
  return quote.version === version ? quote : stale(await showQuote(context, id))
}

/** Writes a draft anew; of what was issued, it begins the draft of a next edition. The lock is held. */
export async function rewriteQuote(
  context: Context,
  quote: queries.QuoteRow,
  typed: NewQuote,
): Promise<void> {
  const { owner, db, now } = context
  const priced = await priceQuote(context, typed)
  await queries.rewriteQuote(db, owner, quote.id, typed, priced)
  if (!quote.drafting)
    await queries.addEvent(db, owner, { quoteId: quote.id, what: "reopened", at: now })
}

/** What is typed, checked and priced. */
export async function priceQuote(
  context: Pick<Context, "owner" | "db" | "today">,
  typed: NewQuote,
  origin: { repeats?: boolean } = {},
) {
  const client = await checkDraft(context, typed, origin)
  return priceDocument(typed, client.name, null)
}
