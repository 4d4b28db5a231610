import type { BillSummary } from "#contract/bills"
import { worthOf } from "#domain/bill-kind"

/** A row of the export: whoever adds up its columns takes credit notes off. */
export const exportedRow = (bill: BillSummary): BillSummary => ({
  ...bill,
  totalHT: worthOf(bill, bill.totalHT),
  totalVat: worthOf(bill, bill.totalVat),
  totalTTC: worthOf(bill, bill.totalTTC),
})

/** The columns of the export, in order. */
export const exported = [
  { field: "number", head: "bills.number" },
  { field: "kind", head: "bills.kindLabel", values: "bills.kinds" },
  { field: "status", head: "bills.statusLabel", values: "billStatus" },
  { field: "clientName", head: "bills.client" },
  { field: "releaseDate", head: "bills.releaseDate" },
  { field: "dueDate", head: "bills.dueDate" },
  { field: "currency", head: "bills.currency" },
  { field: "totalHT", head: "bills.totalHT" },
  { field: "totalVat", head: "bills.totals.totalVat" },
  { field: "totalTTC", head: "bills.totalTTC" },
  { field: "paid", head: "bills.totals.paid" },
  { field: "collected", head: "bills.collected" },
] as const satisfies readonly { field: keyof BillSummary; head: string; values?: string }[]
