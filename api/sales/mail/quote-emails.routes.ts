import { NewQuoteEmail } from "#contract/bill-emails"
import { ensure, found } from "../../http/problem"
import { findQuote } from "../quotes/queries"
import { quoteCan } from "../quotes/rules"
import { aboutQuote } from "./about.commands"
import { emailRoutes } from "./routes"

/** Messages that send a quote to its client. */
export const quoteEmails = emailRoutes("quote", {
  NewEmail: NewQuoteEmail,
  find: async ({ db, owner }, id) => found(await findQuote(db, owner, id)),
  about: aboutQuote,
  ensureSendable: (quote) => ensure(quoteCan.beSent(quote), "quoteDraft"),
})
