import type { BillFilter } from "../../../../contract/bills"

/** As many clients as a list of them offers; among more, one searches. */
export const clientsOffered = 100

// The lists of the contract, without the schemas that check them: those stay on the server.
export const billStates = [
  "draft",
  "issued",
  "unpaid",
  "overdue",
  "paid",
  "uncollected",
  "creditNotes",
] as const satisfies readonly NonNullable<BillFilter["state"]>[]
