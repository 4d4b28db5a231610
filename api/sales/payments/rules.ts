import type { ClientCredit } from "#contract/client-credits"
import { permitted, type Rights } from "../../access/permitted.rules"

/** What someone can do with a client's money: of no credit, nothing goes back. */
export const creditActs = (rights: Rights, balance: number): ClientCredit["can"] =>
  permitted(rights, { pay: "bills.edit", refund: balance > 0 && "bills.edit" })
