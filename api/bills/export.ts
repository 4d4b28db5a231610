import type { BillSummary } from "../../contract/bills"
import { amountCell } from "../http/csv"

/** The columns of the export, in order. */
export const exported = [
  "number",
  "status",
  "clientName",
  "releaseDate",
  "dueDate",
  "currency",
  "totalHT",
  "totalVat",
  "totalTTC",
  "paid",
  "collected",
] as const satisfies readonly (keyof BillSummary)[]

export const exportRow = (bill: BillSummary) =>
  exported.map((column) => {
    const value = bill[column]
    return typeof value === "number" ? amountCell(value) : value
  })
