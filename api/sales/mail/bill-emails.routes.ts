import { NewBillEmail } from "#contract/bill-emails"
import { ensure, found } from "../../http/problem"
import { findBill } from "../bills/queries"
import { billCan } from "../bills/rules"
import { aboutBill } from "./about.commands"
import { emailRoutes } from "./routes"

/** Messages that send a bill to its client. */
export const billEmails = emailRoutes("bill", {
  NewEmail: NewBillEmail,
  find: async ({ db, owner }, id) => found(await findBill(db, owner, id)),
  about: aboutBill,
  ensureSendable: (bill) => ensure(billCan.beSent(bill), "billDraft"),
})
