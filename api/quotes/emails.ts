import { NewQuoteEmail } from "../../contract/bill-emails"
import { ensure, found } from "../http/problem"
import { aboutQuote } from "../mail/about"
import { emailRoutes } from "../mail/email-routes"
import { findQuote } from "./queries"
import { quoteCan } from "./rules"

/** Messages that send a quote to its client. */
export const emails = emailRoutes("quote", {
  NewEmail: NewQuoteEmail,
  find: async ({ var: { db, owner } }, id) => found(await findQuote(db, owner, id)),
  about: aboutQuote,
  ensureSendable: (quote) => ensure(quoteCan.beSent(quote), "quoteDraft"),
})
