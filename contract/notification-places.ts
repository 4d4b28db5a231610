import type { Notification } from "./notifications"

/** The screen below a mount that a notification leads to; null where there is none. */
export function placeOf(
  kind: Notification["kind"],
  { billId, messageId, quoteId }: Pick<Notification, "billId" | "messageId" | "quoteId">,
  {
    contactId,
    contractId,
    eventId,
    factId,
    month,
    offerId,
    position,
    projectId,
    recurringBillId,
    requestId,
    scheduledTransactionId,
    supportRequestId,
    taskId,
    timesheetId,
  }: Notification["parameters"],
): string | null {
  if (requestId)
    return `${quoteId ? `quotes/${quoteId}` : `contracts/${contractId}`}/signatures/${requestId}`
  if (billId) return `bills/${billId}`
  if (quoteId) return `quotes/${quoteId}`
  if (messageId) return "profile/directory"
  if (eventId) return "calendar/reminders"
  if (recurringBillId) return `recurring-bills/${recurringBillId}`
  if (scheduledTransactionId) return `scheduled-transactions/${scheduledTransactionId}`
  if (kind === "contractDocumentEnds" || kind === "vigilanceDue")
    return `contracts/${contractId}/documents`
  if (contractId) return `contracts/${contractId}`
  if (kind === "timesheetMonthEnds") return `timesheets/${month}`
  if (offerId) return `offers/${offerId}`
  if (kind === "contactClock") return `contacts/${contactId}/retention`
  if (timesheetId) return `timesheets/${timesheetId}`
  if (projectId) return `projects/${projectId}/time`
  if (taskId) return `tasks/${taskId}`
  if (factId) return `cv/${factId}`
  if (kind === "supportAnswered") return `support/${supportRequestId}`
  if (supportRequestId) return `support-requests/${supportRequestId}`
  if (kind === "supportWaiting") return "support-requests"
  if (kind === "ibanChanged") return "profile/bank"
  if (kind === "subscriptionConfirmation") return `subscription/bills/${position}/payment`
  if (kind === "paymentAlarm") return "subscriptions"
  if (kind === "subscriptionUnbilled") return "plans"
  if (
    kind === "trialEnds" ||
    kind === "subscriptionDue" ||
    kind === "paymentMethodGone" ||
    kind === "subscriptionRenews" ||
    kind === "subscriptionPrice"
  )
    return "subscription"
  return contactId ? `contacts/${contactId}` : null
}
