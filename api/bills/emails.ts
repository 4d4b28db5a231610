import { NewBillEmail } from "../../contract/bill-emails"
import { ensure, found } from "../http/problem"
import { aboutBill } from "../mail/about"
import { emailRoutes } from "../mail/email-routes"
import { findBill } from "./queries"
import { billCan } from "./rules"

/** Messages that send a bill to its client. */
export const emails = emailRoutes("bill", {
  NewEmail: NewBillEmail,
  find: async ({ var: { db, owner } }, id) => found(await findBill(db, owner, id)),
  about: aboutBill,
  ensureSendable: (bill) => ensure(billCan.beSent(bill), "billDraft"),
})
