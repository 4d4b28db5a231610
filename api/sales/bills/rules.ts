import type { NewPayment, Payment } from "#contract/bill-payments"
import type { Bill, BillSummary, NewBill } from "#contract/bills"
import type { BillKind } from "#domain/bill-kind"
import type { VatGroup } from "#domain/bill-pricing"
import { closedYearOf } from "#domain/closed-year"
import type { Day } from "#domain/day"
import { dueDateBy } from "#domain/payment-terms"
import { permitted, type Rights } from "../../access/permitted.rules"
import { type DocumentPrice, priceDocument } from "../documents/pricing.rules"

/** What a bill's state follows from. */
interface StatusFacts {
  number: string | null
  kind: BillKind
  dueDate: Day | null
  sentAt: Date | null
  paid: number
  due: number
  standing: "draft" | "unpaid" | "paid" | "closed"
  writtenOff: number
}

/** The status is never typed: it follows from number, payments, messages and the day. */
export function statusOf(bill: StatusFacts, today: Day): BillSummary["status"] {
  if (bill.number === null) return "draft"
  const onItsWay = bill.sentAt ? "sent" : "issued"
  if (bill.kind === "creditNote") return onItsWay
  if (bill.due === 0) return settledBy(bill)
  if (bill.dueDate && bill.dueDate < today) return "overdue"
  return bill.paid > 0 ? "partPaid" : onItsWay
}

function settledBy({ standing, writtenOff }: StatusFacts): BillSummary["status"] {
  if (standing !== "closed") return "paid"
  return writtenOff > 0 ? "writtenOff" : "credited"
}

/** What may be done with a bill. */
export const billCan = {
  change: ({ number }: { number: string | null }) => number === null,
  /** Nobody owes what is not issued, or what gives back. */
  bePaid: ({ number, kind }: { number: string | null; kind: BillKind }) =>
    number !== null && kind !== "creditNote",
  /** By a credit note, as far as something of it is left. */
  beCredited: (bill: CorrectionFacts, corrected: number) =>
    isCorrectable(bill) && corrected < bill.totalTTC,
  /** By a bill that replaces it whole, its deposits with it: what was credited cannot be replaced. */
  beReplaced: (bill: CorrectionFacts, corrected: number) =>
    isCorrectable(bill) && bill.kind !== "deposit" && corrected === 0 && bill.credited === 0,
  beSent: ({ number }: { number: string | null }) => number !== null,
}

/** Whether deposits were issued that nothing else would deduct any more, were their draft removed. */
export const leavesDeposits = (
  deposits: readonly { number: string | null; credited: number; totalTTC: number }[],
): boolean => deposits.some((it) => it.number !== null && it.credited < it.totalTTC)

/** What a bill's acts follow from, beside its own row. */
interface ActFacts {
  correctable: boolean
  replaceable: boolean
  /** None of its deposits would be left without a bill that deducts it. */
  removable: boolean
  /** Its document is stored, and was not handed over yet. */
  submittable: boolean
  /** What is left of it is the discount for early payment that its client took. */
  discountTaken: boolean
}

/** What someone can do with a bill now. One that lacks something is still for them to issue: they are told what. */
export function billActs(
  rights: Rights,
  bill: StatusFacts,
  { correctable, replaceable, removable, submittable, discountTaken }: ActFacts,
  today: Day,
): Bill["can"] {
  const isDraft = billCan.change(bill)
  const isIssued = billCan.beSent(bill)
  const isDue = billCan.bePaid(bill) && bill.due > 0
  return permitted(rights, {
    change: isDraft && "bills.edit",
    remove: isDraft && removable && "bills.delete",
    issue: isDraft && "bills.edit",
    askDeposit: isDraft && bill.kind === "bill" && "bills.create",
    repeat: bill.kind === "bill" && ["bills.create", "bills.edit"],
    duplicate: bill.kind !== "creditNote" && "bills.create",
    share: isIssued && "bills.edit",
    send: isIssued && "bills.edit",
    submit: isIssued && submittable && "bills.edit",
    pay: isDue && "bills.edit",
    credit: correctable && "bills.create",
    creditDiscount: correctable && discountTaken && "bills.create",
    replace: replaceable && "bills.create",
    writeOff: isDue && "bills.edit",
    undoWriteOff: bill.writtenOff > 0 && "bills.edit",
    giveNotice: statusOf(bill, today) === "overdue" && "bills.edit",
  })
}

/** What someone can do with a payment: what was reversed, or reverses, stays as it is. */
export const paymentActs = (
  rights: Rights,
  { amount, collectedOn, reversed }: Pick<Payment, "amount" | "collectedOn" | "reversed">,
): Payment["can"] => {
  const stands = amount > 0 && !reversed
  return permitted(rights, {
    collect: stands && collectedOn === null && "bills.edit",
    uncollect: stands && collectedOn !== null && "bills.edit",
    reverse: stands && "bills.edit",
  })
}

interface CorrectionFacts {
  number: string | null
  kind: BillKind
  credited: number
  totalTTC: number
}

const isCorrectable = ({ number, kind }: CorrectionFacts) =>
  number !== null && kind !== "creditNote"

/** Why a payment is refused: it exceeds what is due, or has not happened yet. */
export function refusalOfPayment(
  bill: Pick<StatusFacts, "due">,
  payment: Omit<NewPayment, "inClosedYear">,
  today: Day,
): { path: string; code: string } | undefined {
  if (payment.amount > bill.due && !payment.keepExcess) return { path: "amount", code: "overpaid" }
  if (payment.paidOn > today) return { path: "paidOn", code: "inFuture" }
  if (payment.collectedOn && payment.collectedOn > today)
    return { path: "collectedOn", code: "inFuture" }
  return undefined
}

/** What a bill comes to, and when it is due by its own day. */
export interface BillPrice extends DocumentPrice {
  dueDate: Day | null
}

/** A credit note takes no more than is left of its bill. */
export function priceBill(
  bill: Omit<NewBill, "clientId">,
  clientName: string,
  left: VatGroup[] | null,
): BillPrice {
  return {
    ...priceDocument(bill, clientName, left),
    dueDate: bill.releaseDate ? dueOn(bill.releaseDate, bill) : null,
  }
}

export const dueOn = (
  releaseDate: Day,
  { paymentTerms, paymentDays }: Pick<NewBill, "paymentTerms" | "paymentDays">,
): Day => dueDateBy(releaseDate, paymentTerms, paymentDays)

/**
 * Why a bill may not bear this date: a series never goes back, nothing is issued ahead of time, nothing before the
 * bill that it is about, and nothing into a year whose books are closed.
 */
export function refusalOfRelease(
  releaseDate: Day,
  lastReleased: Day | undefined,
  today: Day,
  originDay?: Day | null,
): { path: string; code: string } | undefined {
  if (releaseDate > today) return { path: "releaseDate", code: "inFuture" }
  const closed = closedYearOf(releaseDate, today)
  if (closed) return { path: "releaseDate", code: `releaseInClosedYear ${closed}` }
  if (originDay && releaseDate < originDay) return { path: "releaseDate", code: "beforeOrigin" }
  if (lastReleased && releaseDate < lastReleased)
    return { path: "releaseDate", code: "beforeLastIssued" }
  return undefined
}
