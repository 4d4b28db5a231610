import { ensure, found } from "../../http/problem"
import { linkRoutes } from "../private-links/routes"
import { findBill } from "./queries"
import { billCan } from "./rules"

/** Private links by which a client reads a bill without an account. */
export const links = linkRoutes("bill", {
  find: async ({ var: { db, owner } }, id) => found(await findBill(db, owner, id)),
  send: (_, bill) => ensure(billCan.beSent(bill), "billDraft"),
})
