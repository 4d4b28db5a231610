import type { BillSummary } from "#contract/bills"
import { worthOf } from "#domain/bill-kind"

/** What a list shows of a bill. */
interface BillRow
  extends Pick<
    BillSummary,
    | "id"
    | "number"
    | "clientName"
    | "releaseDate"
    | "dueDate"
    | "currency"
    | "totalHT"
    | "totalTTC"
    | "status"
  > {
  totalVat?: number
  paid?: number
  due?: number
  changedAt?: string
}

/**
 * A page carries its rows twice, as text and for the router in the browser. What a list only shows to those
 * who chose its columns travels to them alone.
 */
export function rowOf(bill: BillSummary, columns: string[] | undefined): BillRow {
  const { id, number, clientName, releaseDate, dueDate, currency, status } = bill
  const row = {
    id,
    number,
    clientName,
    releaseDate,
    dueDate,
    currency,
    status,
    totalHT: worthOf(bill, bill.totalHT),
    totalTTC: worthOf(bill, bill.totalTTC),
  }
  if (!columns) return row
  const { paid, due, changedAt } = bill
  return {
    ...row,
    totalVat: worthOf(bill, bill.totalVat),
    changedAt,
    ...(number && { paid, due }),
  }
}
