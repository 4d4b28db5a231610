import type { Bill } from "#contract/bills"
import { addDays, addMonths, type Day, endOfMonth } from "#domain/day"
import type { Supplies } from "~/components/bill/supplies"

/** What a new one begins with: from the first of next month, in the seller's regime. */
export const blank = (supplies: Supplies, today: Day, clientId?: string) => ({
  clientId,
  recurrence: { frequency: "monthly", every: 1, start: addDays(endOfMonth(today), 1) },
  period: "none",
  mode: "draft",
  paymentTerms: "days",
  paymentDays: 30,
  includeVat: !supplies.isFranchise,
  includePenalty: true,
  includeLogo: true,
  lines: [{ quantity: "1", unit: "month", vatRate: supplies.vatRate }],
})

/** The same as a bill, again and again: from the month after it on. */
export function fromBill(bill: Bill, today: Day) {
  const next = addMonths(bill.releaseDate ?? today, 1)
  const isForDays = bill.billingPeriodStart !== null
  return {
    title: bill.lines[0]?.serviceName,
    clientId: bill.clientId,
    recurrence: { frequency: "monthly", every: 1, start: next < today ? today : next },
    period: isForDays ? "past" : "none",
    mode: "draft",
    paymentTerms: bill.paymentTerms,
    paymentDays: bill.paymentDays,
    penaltyRate: bill.penaltyRate,
    discountRate: bill.discountRate,
    discountAmount: bill.discountAmount,
    purchaseOrder: bill.purchaseOrder,
    note: bill.note,
    includeVat: bill.includeVat,
    includePenalty: bill.includePenalty,
    includeLogo: bill.includeLogo,
    includeSignature: bill.includeSignature,
    lines: bill.lines.map(({ amountHT: _, ...line }) => line),
  }
}
