import {
  type Purchase,
  type PurchaseDetails,
  type PurchasePayment,
  purchaseEssentials,
} from "#contract/purchases"
import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { ListedPurchase, PurchaseRow } from "./queries"

/** A draft until someone has checked it, then by its payment and the day. */
export function statusOf(
  { checkedOn, paidOn, dueDate }: Pick<PurchaseRow, "checkedOn" | "paidOn" | "dueDate">,
  today: Day,
): Purchase["status"] {
  if (!checkedOn) return "draft"
  if (paidOn) return "paid"
  return dueDate && dueDate < today ? "late" : "toPay"
}

/** Whether what is charged, by rate and together, comes to the totals. */
export function addsUp({ vat, totalHT, totalVat, totalTTC }: ListedPurchase): boolean {
  if (totalHT === null || totalVat === null || totalTTC === null) return false
  const tax = vat.reduce((sum, group) => sum + group.tax, 0)
  return totalHT + totalVat === totalTTC && (vat.length === 0 || tax === totalVat)
}

/** A row as it travels. */
export function show(row: ListedPurchase, today: Day): Purchase {
  const { fileSha256: _, createdAt, changedAt, ...purchase } = row
  return {
    ...purchase,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    status: statusOf(row, today),
    missing: purchaseEssentials.filter((name) => row[name] === null),
    addsUp: addsUp(row),
  }
}

/** The same alone, with what someone can do with it now. */
export function details(
  row: PurchaseRow,
  payments: readonly PaymentRow[],
  { today, rights }: { today: Day; rights: Rights },
): PurchaseDetails {
  const purchase = show(row, today)
  const { status, missing } = purchase
  const isDraft = status === "draft"
  return {
    ...purchase,
    lines: row.lines,
    payments: payments.map((payment) => paymentOf(payment, payments, rights)),
    can: permitted(rights, {
      change: "purchases.edit",
      remove: isDraft && "purchases.delete",
      check: isDraft && missing.length === 0 && "purchases.edit",
      pay: !isDraft && status !== "paid" && "purchases.edit",
    }),
  }
}

export interface PaymentRow {
  id: string
  day: Day
  amount: Cents
  means: PurchasePayment["means"]
  reversalOf: string | null
}

function paymentOf(
  { id, day, amount, means, reversalOf }: PaymentRow,
  all: readonly PaymentRow[],
  rights: Rights,
): PurchasePayment {
  const reversed = all.some((other) => other.reversalOf === id)
  const isOpen = !reversed && reversalOf === null
  return {
    ...{ id, paidOn: day, amount, means, reversed },
    can: permitted(rights, { reverse: isOpen && "purchases.edit" }),
  }
}

/** What is still to be paid of a received bill; of a supplier's credit note, what they still give back. */
export const restOf = ({ due, totalTTC, paid }: Pick<PurchaseRow, "due" | "totalTTC" | "paid">) =>
  (due ?? totalTTC ?? 0) - paid

/** The columns of the list for a spreadsheet. */
export const exported = [
  { field: "supplierName", head: "purchases.supplierName" },
  { field: "supplierSiren", head: "purchases.supplierSiren" },
  { field: "supplierVatNumber", head: "purchases.supplierVatNumber" },
  { field: "number", head: "purchases.number" },
  { field: "kind", head: "purchases.kind", values: "bills.kinds" },
  { field: "issueDate", head: "purchases.issueDate" },
  { field: "dueDate", head: "purchases.dueDate" },
  { field: "totalHT", head: "purchases.totalHT" },
  { field: "totalVat", head: "purchases.totalVat" },
  { field: "totalTTC", head: "purchases.totalTTC" },
  { field: "currency", head: "purchases.currency" },
  { field: "category", head: "purchases.category", values: "purchases.categories" },
  { field: "status", head: "purchases.state", values: "purchases.statuses" },
  { field: "paidOn", head: "purchases.paidOn" },
  { field: "means", head: "purchases.means", values: "bills.means" },
] as const
