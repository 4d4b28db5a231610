import type { Bill, Payment } from "../../../contract/bills"

// The lists of the contract, without the schemas that check them: those stay on the server.
export const units = [
  "day",
  "halfDay",
  "hour",
  "month",
  "unit",
  "flat",
] as const satisfies readonly Bill["lines"][number]["unit"][]
export const lineKinds = ["services", "goods"] as const
export const billTerms = [
  "days",
  "endOfMonthAfter45",
  "45AfterEndOfMonth",
] as const satisfies readonly Bill["paymentTerms"][]
/** What a line without VAT may be; what is charged needs no choice. */
export const vatCategories = ["E", "AE", "K", "G", "O"] as const
export const paymentMeans = [
  "transfer",
  "card",
  "cheque",
  "cash",
  "directDebit",
  "other",
] as const satisfies readonly Payment["means"][]
