import { ensure, found } from "../../http/problem"
import { linkRoutes } from "../private-links/routes"
import { addEvent, changeQuote, findQuote } from "./queries"
import { quoteCan } from "./rules"

/** Private links by which a client reads a quote, and answers it, without an account. */
export const links = linkRoutes("quote", {
  find: async ({ var: { db, owner } }, id) => found(await findQuote(db, owner, id)),
  send: async ({ var: { db, owner, now } }, quote) => {
    ensure(quoteCan.beSent(quote), "quoteDraft")
    if (quote.sentAt) return
    await changeQuote(db, owner, quote.id, { sentAt: now })
    await addEvent(db, owner, { quoteId: quote.id, what: "sent", at: now })
  },
})
