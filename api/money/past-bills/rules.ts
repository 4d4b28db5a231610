import type { ImportedBill, PastBill } from "#contract/past-bills"
import type { Cents } from "#domain/money"
import type { PastBillRow } from "./queries"

export const show = ({ createdAt, changedAt, ...bill }: PastBillRow): PastBill => ({
  ...bill,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})

/** What an amount is where a file leaves it out, and why it cannot be told. */
export interface Sums {
  totalHT: Cents | string | null
  vat: Cents | string | null
  totalTTC: Cents | string | null
}

/** The sums of a bill, of which a file may leave some out: two tell the third, and one all in franchise. */
export function completed({ totalHT, vat, totalTTC }: Sums, isFranchise: boolean): Sums {
  const isSum = (each: Cents | string | null) => typeof each === "number"
  const rest = vat ?? (isFranchise ? 0 : null)
  if (isSum(totalHT) && isSum(totalTTC) && vat === null)
    return { totalHT, vat: Number(totalTTC) - Number(totalHT), totalTTC }
  if (isSum(totalTTC) && totalHT === null && isSum(rest))
    return { totalHT: Number(totalTTC) - Number(rest), vat: rest, totalTTC }
  if (isSum(totalHT) && totalTTC === null && isSum(rest))
    return { totalHT, vat: rest, totalTTC: Number(totalHT) + Number(rest) }
  return { totalHT, vat, totalTTC }
}

/** Why a bill that can be read cannot be taken. */
export function refusalsOf(
  bill: ImportedBill,
  { today, ownNumbers }: { today: string; ownNumbers: ReadonlySet<string> },
): { path: string; code: string }[] {
  const { day, paidOn, totalHT, vat, totalTTC, number } = bill
  const refused = (when: boolean, path: string, code: string) => (when ? [{ path, code }] : [])
  return [
    ...refused(day > today, "day", "inFuture"),
    ...refused(paidOn !== null && paidOn > today, "paidOn", "inFuture"),
    ...refused(paidOn !== null && totalTTC < 0, "paidOn", "pastBillRefund"),
    ...refused(totalTTC === 0, "totalTTC", "amountTooSmall 0.01"),
    ...refused(totalHT + vat !== totalTTC, "totalTTC", "pastBillSums"),
    ...refused(ownNumbers.has(number.toLowerCase()), "number", "pastBillOurs"),
  ]
}

/** The columns of the list for a spreadsheet. */
export const exported = [
  { field: "number", head: "pastBills.number" },
  { field: "day", head: "pastBills.day" },
  { field: "clientName", head: "pastBills.client" },
  { field: "dueDate", head: "pastBills.dueDate" },
  { field: "category", head: "pastBills.category", values: "pastBills.categories" },
  { field: "totalHT", head: "pastBills.totalHT" },
  { field: "vat", head: "pastBills.vat" },
  { field: "totalTTC", head: "pastBills.totalTTC" },
  { field: "paidOn", head: "pastBills.paidOn" },
] as const
