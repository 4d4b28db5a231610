import { z } from "zod"
import { paging } from "./paging"
import { Day, Id, Instant, optional, Sum, Switch } from "./values"

/** What the product announces by itself. */
export const notificationKinds = [
  "billPaid",
  "emailFailed",
  "reminderSent",
  "siteMessage",
  "directoryMessage",
  "quoteAccepted",
  "quoteRefused",
  "quoteEmailFailed",
  "recurringBillDrafted",
  "recurringBillIssued",
  "recurringBillPaused",
  "contractToRenew",
  "contractBudget",
  "offerAction",
  "contactClock",
  "certificationExpires",
  "eventReminder",
  "signatureCompleted",
  "signatureRefused",
  "signatureChanged",
  "signatureExpired",
  "timesheetApproved",
  "timesheetRefused",
] as const

export const Notification = z
  .object({
    id: Id,
    kind: z.enum(notificationKinds),
    createdAt: Instant,
    /** Null while it is unread. */
    readAt: Instant.nullable(),
    /** The bill that it is about. */
    billId: Id.nullable(),
    /** The quote that it is about. */
    quoteId: Id.nullable(),
    /** The message of the directory that it is about. */
    messageId: Id.nullable(),
    /** What its text speaks of, which is written in the reader's language. */
    parameters: z.object({
      number: z.string().optional(),
      client: z.string().optional(),
      /** Who wrote by the directory, or answered a quote. */
      name: z.string().optional(),
      /** What the client paid in all, in cents. */
      amount: Sum.optional(),
      currency: z.string().optional(),
      /** Whom a message did not reach. */
      addresses: z.array(z.string()).optional(),
      /** Who wrote through the site. */
      contactId: Id.optional(),
      /** What was paused, by its title in `name`, and what it lacks, by the names of the sentences. */
      recurringBillId: Id.optional(),
      missing: z.array(z.string()).optional(),
      /** What is to be renewed, by its title in `name`, and its last day. */
      contractId: Id.optional(),
      day: Day.optional(),
      /** What was to be signed, by its title in `name`. */
      requestId: Id.optional(),
      /** How much of its budget is used, at least. */
      percent: z.int().optional(),
      /** What is to be done for an offer, by its title in `name`, at which hour if one was agreed. */
      offerId: Id.optional(),
      /** The certification that ends, by its title in `name`, on which `day`. */
      factId: Id.optional(),
      /** The event that comes, by its title in `name`, on which `day`, and which occurrence of it. */
      eventId: Id.optional(),
      occurrence: z.string().optional(),
      /** What was answered, or is to be filled, of which month. */
      timesheetId: Id.optional(),
      month: z.string().optional(),
      action: z.string().optional(),
      time: z.string().optional(),
    }),
  })
  .meta({ id: "Notification" })

/** Notifications are not searched: they are few, and read soon. */
const { q: _, ...pages } = paging(["createdAt"])

export const NotificationFilter = z.object({ ...pages, state: z.enum(["unread"]).optional() })

export const NotificationCount = z.object({ unread: z.int() }).meta({ id: "NotificationCount" })

/** Marks all that there was when one looked; what came meanwhile stays unread. */
export const NotificationReading = z.object({ until: Instant }).meta({ id: "NotificationReading" })

/** What the screen's buttons send: read, or no longer; and the list to come back to, if any. */
export const ReadingMark = z.object({
  read: Switch,
  list: optional(z.enum(["all", "unread"])),
})

/** The same for everything that there was when the page was shown. */
export const ReadingOfAll = NotificationReading.extend({ list: ReadingMark.shape.list })

export type Notification = z.output<typeof Notification>
export type NotificationFilter = z.output<typeof NotificationFilter>
