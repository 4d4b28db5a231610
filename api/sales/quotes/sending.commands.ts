import type { Context } from "../../ports/context"
import { addEvent, changeQuote, type QuoteRow } from "./queries"

/** Remembers when the edition first left for its client. */
export async function markSent({ db, owner, now }: Context, quote: QuoteRow): Promise<void> {
  if (quote.sentAt) return
  await changeQuote(db, owner, quote.id, { sentAt: now })
  await addEvent(db, owner, { quoteId: quote.id, what: "sent", at: now })
}
