import type { Bill, BillSummary, NewBill, NewBillLine, NewPayment } from "../../contract/bills"
import { priceLines } from "../../domain/bill-pricing"
import { addDays, type Day } from "../../domain/day"

/** What a bill's state follows from. */
interface Standing {
  number: string | null
  dueDate: Day | null
  sentAt: Date | null
  paid: number
  totalTTC: number
}

/** The status is never typed: it follows from number, payments, messages and the day. */
export function statusOf(bill: Standing, today: Day): BillSummary["status"] {
  if (bill.number === null) return "draft"
  if (dueOf(bill) === 0) return "paid"
  if (bill.dueDate && bill.dueDate < today) return "overdue"
  if (bill.paid > 0) return "partPaid"
  return bill.sentAt ? "sent" : "issued"
}

/** What remains to be paid, in cents; nothing of a draft. */
export const dueOf = ({ number, paid, totalTTC }: Omit<Standing, "dueDate" | "sentAt">): number =>
  number === null ? 0 : totalTTC - paid

/** What may be done with a bill. */
export const billCan = {
  change: ({ number }: { number: string | null }) => number === null,
  bePaid: ({ number }: { number: string | null }) => number !== null,
  beSent: ({ number }: { number: string | null }) => number !== null,
}

/** Why a payment is refused: it exceeds what is due, or has not happened yet. */
export function refusalOfPayment(
  bill: Standing,
  payment: NewPayment,
  today: Day,
): { path: string; code: string } | undefined {
  if (payment.amount > dueOf(bill)) return { path: "amount", code: "overpaid" }
  if (payment.paidOn > today) return { path: "paidOn", code: "inFuture" }
  if (payment.collectedOn && payment.collectedOn > today)
    return { path: "collectedOn", code: "inFuture" }
  return undefined
}

/** Who charges no VAT may not print a rate: it would be owed (CGI 283-3). One error a line. */
export function linesWithVat(bill: NewBill, vatRegime: string | null) {
  if (vatRegime !== "franchise") return []
  return bill.lines.flatMap(({ vatRate }, at) =>
    Number(vatRate) > 0 ? [{ path: `lines[${at}].vatRate`, code: "vatInFranchise" }] : [],
  )
}

/** Lines, each of them or together, that come to more than an amount may be (13 digits of cents). */
export function linesTooLarge(bill: NewBill) {
  const most = 10 ** 13 / (bill.lines.length * 2)
  return bill.lines.flatMap(({ quantity, unitPriceHT }, at) =>
    Number(quantity) * unitPriceHT > most
      ? [{ path: `lines[${at}].quantity`, code: "tooBig" }]
      : [],
  )
}

/** What the lines come to, and what follows from the client and the dates. */
export interface Priced {
  clientName: string
  dueDate: Day | null
  lines: (NewBillLine & { amountHT: number })[]
  vat: Bill["vat"]
  totalHT: number
  totalVat: number
  totalTTC: number
}

/** The totals are always ours: what a caller says of them is not read. */
export function priceBill(bill: NewBill, clientName: string): Priced {
  const lines = bill.lines.map((line) => ({
    ...line,
    quantity: plain(line.quantity),
    vatRate: plain(line.vatRate),
  }))
  const { amounts, ...totals } = priceLines(lines)
  return {
    clientName,
    dueDate: bill.releaseDate && dueOn(bill.releaseDate, bill.paymentDays),
    lines: lines.map((line, at) => ({ ...line, amountHT: amounts[at] ?? 0 })),
    ...totals,
  }
}

export const dueOn = (releaseDate: Day, paymentDays: number): Day =>
  addDays(releaseDate, paymentDays)

/** Why a bill may not bear this date: a series never goes back, and nothing is issued ahead of time. */
export function refusalOfRelease(
  releaseDate: Day,
  lastReleased: Day | undefined,
  today: Day,
): { path: string; code: string } | undefined {
  if (releaseDate > today) return { path: "releaseDate", code: "inFuture" }
  if (lastReleased && releaseDate < lastReleased)
    return { path: "releaseDate", code: "beforeLastIssued" }
  return undefined
}

/** A decimal without idle zeros: "20.00" is "20". */
export const plain = (decimal: string): string => {
  const [whole = "", fraction = ""] = decimal.split(".")
  const kept = fraction.replace(/0+$/, "")
  const digits = whole.replace(/^0+(?=\d)/, "")
  return kept ? `${digits}.${kept}` : digits
}
