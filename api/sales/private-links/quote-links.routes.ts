import { ensure, found } from "../../http/problem"
import { findQuote } from "../quotes/queries"
import { quoteCan } from "../quotes/rules"
import { markSent } from "../quotes/sending.commands"
import { languageOfClient } from "./commands"
import { linkRoutes } from "./routes"

/** Private links by which a client reads a quote, and answers it, without an account. */
export const quoteLinks = linkRoutes("quote", {
  find: async ({ db, owner }, id) => found(await findQuote(db, owner, id)),
  language: (context, quote) => languageOfClient(context, quote.clientId),
  send: async (context, quote) => {
    ensure(quoteCan.beSent(quote), "quoteDraft")
    await markSent(context, quote)
  },
})
