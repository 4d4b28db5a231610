import type { Rhythm } from "#domain/notification-delivery"
import type { Permission } from "./areas"

/** The parts of the page of preferences. */
export const notificationGroups = [
  "sales",
  "money",
  "work",
  "clients",
  "showcase",
  "support",
  "security",
] as const
/** By which ways a notification comes. */
export const notificationChannels = ["app", "email"] as const

interface KindFacts {
  group: (typeof notificationGroups)[number]
  tone: "success" | "danger" | "info"
  /** Who has nothing to do with its records is not asked about it. */
  needs: Permission
  /** How often it goes by mail until its person says otherwise: at once where it needs them. */
  email: Exclude<Rhythm, "daily" | "weekly">
  /** Its mail at once is one of its own, made by its area. */
  ownMail?: true
  /** What it does not wait for: quiet hours; and about security, what its person prefers by mail. */
  urgent?: "security" | "itsHour"
}

/** What the product announces by itself. Each has a text, and a row on the page of preferences. */
// biome-ignore format: one line a kind
const kinds = {
  billPaid: { group: "sales", tone: "success", needs: "bills.see", email: "never" },
  emailFailed: { group: "sales", tone: "danger", needs: "bills.see", email: "now" },
  reminderSent: { group: "sales", tone: "info", needs: "bills.see", email: "never" },
  quoteAccepted: { group: "sales", tone: "success", needs: "quotes.see", email: "now", ownMail: true },
  quoteRefused: { group: "sales", tone: "danger", needs: "quotes.see", email: "now", ownMail: true },
  quoteEmailFailed: { group: "sales", tone: "danger", needs: "quotes.see", email: "now" },
  recurringBillDrafted: { group: "sales", tone: "info", needs: "bills.see", email: "never" },
  recurringBillIssued: { group: "sales", tone: "success", needs: "bills.see", email: "never" },
  recurringBillPaused: { group: "sales", tone: "danger", needs: "bills.see", email: "now", ownMail: true },
  contractToRenew: { group: "work", tone: "info", needs: "contracts.see", email: "now" },
  contractDocumentEnds: { group: "work", tone: "info", needs: "contracts.see", email: "never" },
  vigilanceDue: { group: "work", tone: "info", needs: "contracts.see", email: "never" },
  contractBudget: { group: "work", tone: "info", needs: "contracts.see", email: "never" },
  scheduledTransactionPaused: { group: "money", tone: "danger", needs: "treasury.see", email: "now" },
  signatureCompleted: { group: "work", tone: "success", needs: "contracts.see", email: "never" },
  signatureRefused: { group: "work", tone: "danger", needs: "contracts.see", email: "now" },
  signatureChanged: { group: "work", tone: "danger", needs: "contracts.see", email: "never" },
  signatureExpired: { group: "work", tone: "danger", needs: "contracts.see", email: "now" },
  timesheetApproved: { group: "work", tone: "success", needs: "timesheets.see", email: "never" },
  timesheetRefused: { group: "work", tone: "danger", needs: "timesheets.see", email: "now" },
  timesheetMonthEnds: { group: "work", tone: "info", needs: "timesheets.see", email: "never" },
  workEmailFailed: { group: "work", tone: "danger", needs: "contracts.see", email: "now" },
  consumerToTell: { group: "work", tone: "info", needs: "contracts.see", email: "now" },
  taskDue: { group: "work", tone: "info", needs: "projects.see", email: "never" },
  projectBudget: { group: "work", tone: "info", needs: "projects.see", email: "never" },
  eventReminder: { group: "work", tone: "info", needs: "calendar.see", email: "never", urgent: "itsHour" },
  offerAction: { group: "clients", tone: "info", needs: "offers.see", email: "never" },
  contactClock: { group: "clients", tone: "info", needs: "contacts.see", email: "never" },
  siteMessage: { group: "showcase", tone: "success", needs: "website.see", email: "now", ownMail: true },
  directoryMessage: { group: "showcase", tone: "info", needs: "profile.see", email: "now", ownMail: true },
  certificationExpires: { group: "showcase", tone: "info", needs: "cv.see", email: "never" },
  trialEnds: { group: "money", tone: "info", needs: "subscription.see", email: "now" },
  subscriptionDue: { group: "money", tone: "danger", needs: "subscription.see", email: "now" },
  subscriptionConfirmation: { group: "money", tone: "danger", needs: "subscription.see", email: "now" },
  paymentMethodGone: { group: "money", tone: "danger", needs: "subscription.see", email: "now" },
  paymentAlarm: { group: "money", tone: "danger", needs: "subscriptions.see", email: "now" },
  subscriptionUnbilled: { group: "money", tone: "danger", needs: "subscriptions.see", email: "now" },
  subscriptionRenews: { group: "money", tone: "info", needs: "subscription.see", email: "now" },
  subscriptionPrice: { group: "money", tone: "info", needs: "subscription.see", email: "now" },
  supportAnswered: { group: "support", tone: "info", needs: "profile.see", email: "now", ownMail: true },
  supportWritten: { group: "support", tone: "info", needs: "supportRequests.see", email: "never" },
  supportWaiting: { group: "support", tone: "danger", needs: "supportRequests.see", email: "now" },
  ibanChanged: { group: "security", tone: "danger", needs: "profile.see", email: "now", ownMail: true, urgent: "security" },
} as const satisfies Record<string, KindFacts>

export type NotificationKind = keyof typeof kinds

export const notificationKinds = Object.keys(kinds) as [NotificationKind, ...NotificationKind[]]
export const factsOfKind: Record<NotificationKind, KindFacts> = kinds
