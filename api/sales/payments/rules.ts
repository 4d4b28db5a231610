import type { NewPayment } from "#contract/bill-payments"
import type { ClientCredit } from "#contract/client-credits"
import { permitted, type Rights } from "../../access/permitted.rules"

/** What someone can do with a client's money: of no credit, nothing goes back. */
export const creditActs = (rights: Rights, balance: number): ClientCredit["can"] =>
  permitted(rights, { pay: "bills.edit", refund: balance > 0 && "bills.edit" })

/** When money counts as received where nobody says it: on the day of the payment, but a cheque waits to be cashed. */
export const collectionOf = ({
  means,
  paidOn,
  collectedOn,
}: Pick<NewPayment, "means" | "paidOn" | "collectedOn">): string | null =>
  collectedOn ?? (means === "cheque" ? null : paidOn)
