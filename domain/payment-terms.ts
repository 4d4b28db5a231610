import { addDays, type Day, endOfMonth } from "./day"

/** C. com. L441-10 I; the two readings of "45 days end of month" are both admitted. */
export const paymentTerms = [
  "on_receipt",
  "30_days",
  "60_days",
  "45_days_then_end_of_month",
  "end_of_month_then_45_days",
] as const

export type PaymentTerms = (typeof paymentTerms)[number]

/** How a bill says it: so many days, or one of the two readings of 45 days end of month. */
export const billTerms = ["days", "endOfMonthAfter45", "45AfterEndOfMonth"] as const
export type BillTerms = (typeof billTerms)[number]

/** The day on which a bill of these terms is due. */
export function dueDateBy(issued: Day, terms: BillTerms, days: number): Day {
  switch (terms) {
    case "days":
      return addDays(issued, days)
    case "endOfMonthAfter45":
      return dueDateOf(issued, "45_days_then_end_of_month")
    case "45AfterEndOfMonth":
      return dueDateOf(issued, "end_of_month_then_45_days")
  }
}

/** What most public bodies have to pay, and no more (code de la commande publique, R2192-10). */
export const longestPublicPaymentDays = 30
/** What the law says when nothing was agreed. */
export const defaultPaymentDays = 30
/** What may be agreed between businesses, from the day of issue. */
export const longestPaymentDays = 60
/** The same where the days lead to the end of a month. */
export const longestEndOfMonthDays = 45

export function dueDateOf(issued: Day, terms: PaymentTerms): Day {
  switch (terms) {
    case "on_receipt":
      return issued
    case "30_days":
      return addDays(issued, defaultPaymentDays)
    case "60_days":
      return addDays(issued, longestPaymentDays)
    case "45_days_then_end_of_month":
      return endOfMonth(addDays(issued, 45))
    case "end_of_month_then_45_days":
      return addDays(endOfMonth(issued), 45)
  }
}

/** The last day that businesses may agree on, having expressly agreed on an end of month or not. */
export function latestDueDate(issued: Day, endOfMonthAgreed = false): Day {
  const readings: PaymentTerms[] = endOfMonthAgreed
    ? ["60_days", "45_days_then_end_of_month", "end_of_month_then_45_days"]
    : ["60_days"]
  return (
    readings
      .map((terms) => dueDateOf(issued, terms))
      .sort()
      .at(-1) ?? issued
  )
}
