import type { Notification } from "#contract/notifications"
import { formatDay, formatMoney, formatMonth } from "~/components/format"
import { localeOf, textsIn } from "~/services/language/locale.server"
import type { ShownNotification } from "~/services/notification"

const tones: Record<Notification["kind"], ShownNotification["tone"]> = {
  billPaid: "success",
  emailFailed: "danger",
  reminderSent: "info",
  siteMessage: "success",
  directoryMessage: "info",
  quoteAccepted: "success",
  quoteRefused: "danger",
  quoteEmailFailed: "danger",
  recurringBillDrafted: "info",
  recurringBillIssued: "success",
  recurringBillPaused: "danger",
  contractToRenew: "info",
  contractBudget: "info",
  offerAction: "info",
  contactClock: "info",
  certificationExpires: "info",
  eventReminder: "info",
  signatureCompleted: "success",
  signatureRefused: "danger",
  signatureChanged: "danger",
  signatureExpired: "danger",
  timesheetApproved: "success",
  timesheetRefused: "danger",
}

/** Notifications in the language of whoever asks: they are kept as values, never as words. */
export async function shown(
  request: Request,
  notifications: Notification[],
): Promise<ShownNotification[]> {
  const locale = await localeOf(request)
  const { t } = textsIn(locale)
  return notifications.map(({ id, kind, createdAt, readAt, parameters, ...about }) => {
    const { amount, currency, addresses = [], missing = [], day, month, time } = parameters
    const values = {
      ...parameters,
      amount: amount === undefined ? "" : formatMoney(amount, currency, locale),
      addresses: new Intl.ListFormat(locale, { type: "conjunction" }).format(addresses),
      day: day ? [formatDay(day, locale), time].filter(Boolean).join(", ") : "",
      month: month ? formatMonth(`${month}-01`, locale) : "",
      missing: missing.map((code) => t(`errors.${code}`)).join(" · "),
    }
    return {
      id,
      tone: tones[kind],
      title: t(`notifications.kinds.${kind}.title`, values),
      text: t(`notifications.kinds.${kind}.text`, values),
      at: createdAt,
      unread: readAt === null,
      to: hrefOf(kind, about, parameters),
    }
  })
}

function hrefOf(
  kind: Notification["kind"],
  { billId, messageId, quoteId }: Pick<Notification, "billId" | "messageId" | "quoteId">,
  {
    contactId,
    contractId,
    eventId,
    factId,
    offerId,
    recurringBillId,
    requestId,
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
  if (contractId) return `contracts/${contractId}`
  if (offerId) return `offers/${offerId}`
  if (kind === "contactClock") return `contacts/${contactId}/retention`
  if (timesheetId) return `timesheets/${timesheetId}`
  if (factId) return `cv/${factId}`
  return contactId ? `contacts/${contactId}` : null
}
