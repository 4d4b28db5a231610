import { ensure, found } from "../../http/problem"
import { findBill } from "../bills/queries"
import { billCan } from "../bills/rules"
import { languageOfClient } from "./commands"
import { linkRoutes } from "./routes"

/** Private links by which a client reads a bill without an account. */
export const billLinks = linkRoutes("bill", {
  find: async ({ db, owner }, id) => found(await findBill(db, owner, id)),
  language: (context, bill) => languageOfClient(context, bill.clientId),
  send: (_, bill) => ensure(billCan.beSent(bill), "billDraft"),
})
