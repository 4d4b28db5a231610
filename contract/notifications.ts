import { z } from "zod"
import { rhythms } from "#domain/notification-delivery"
import { factsOfKind, type NotificationKind, notificationKinds } from "./notification-kinds"
import { paging } from "./paging"
import { Day, Id, Instant, optional, SettingsVersion, Sum, Switch, Time } from "./values"

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
      scheduledTransactionId: Id.optional(),
      /** What is to be renewed, by its title in `name`, and its last day. */
      contractId: Id.optional(),
      day: Day.optional(),
      /** What was to be signed, by its title in `name`. */
      requestId: Id.optional(),
      /** Who wrote to support, by the reference in `number`. */
      supportRequestId: Id.optional(),
      /** How much of its budget is used, at least. */
      percent: z.int().optional(),
      /** The project of which so much is used, by its name. */
      projectId: Id.optional(),
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
      /** The task that is due, by its title in `name`, and its project. */
      taskId: Id.optional(),
      project: z.string().optional(),
      action: z.string().optional(),
      time: z.string().optional(),
      /** The bill of one's subscription that a bank asks to confirm, by its place. */
      position: z.int().optional(),
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

const Rhythm = z.enum(rhythms)

/** How often one kind comes by each way. Mails about security cannot be switched off. */
const preferenceOf = (kind: NotificationKind) => {
  const isSecurity = factsOfKind[kind].urgent === "security"
  return z.object({ app: Rhythm, email: isSecurity ? z.enum(["now"]) : Rhythm })
}

type Preference = ReturnType<typeof preferenceOf>
const preferences = Object.fromEntries(
  notificationKinds.map((kind) => [kind, preferenceOf(kind)]),
) as Record<NotificationKind, Preference>

/** Version 0 is what everyone begins with. */
export const NotificationSettings = z
  .object({
    quietFrom: z.string(),
    quietTo: z.string(),
    preferences: z.object(preferences),
    /** A letter of the month, with the figures of the last one. */
    monthly: z.boolean(),
    version: z.int(),
  })
  .meta({ id: "NotificationSettings" })

/** Kinds that are left out stay as they are. */
export const NotificationSettingsChanges = z
  .object({
    quietFrom: Time,
    quietTo: Time,
    preferences: z.object(preferences).partial(),
    monthly: Switch,
    version: SettingsVersion,
  })
  .refine(({ quietFrom, quietTo }) => quietFrom !== quietTo, {
    path: ["quietTo"],
    error: "quietHours",
  })
  .meta({ id: "NotificationSettingsChanges" })

/** What a link of a mail may end: mails of one kind, one of the digests, or the letter of the month. */
export const unsubscribable = [...notificationKinds, "daily", "weekly", "monthly"] as const

export const LinkedUnsubscription = z
  .object({ about: z.enum(unsubscribable), ended: z.boolean() })
  .meta({ id: "LinkedUnsubscription" })

export type NotificationSettings = z.output<typeof NotificationSettings>
export type NotificationSettingsChanges = z.output<typeof NotificationSettingsChanges>
export type LinkedUnsubscription = z.output<typeof LinkedUnsubscription>
export type Notification = z.output<typeof Notification>
export type NotificationFilter = z.output<typeof NotificationFilter>
