import { z } from "zod"
import { Acts } from "./acts"
import { leftOutReasons, mailingStates } from "./choices"
import { paging } from "./paging"
import { Day, Id, Instant, Language, LongText, optional, Stamp, Switch, Text } from "./values"

export const mailingSorts = ["createdAt"] as const

/** As many contacts as one mailing goes to. */
export const mostReceivers = 200

/** What a mailing is made of: words, and whom they go to, by their ids or by the filter of the list of contacts. */
export const NewMailing = z
  .object({
    name: Text(120),
    templateId: Id,
    contactIds: z.array(Id).max(mostReceivers).default([]),
    q: optional(Text(200)),
    clientId: optional(Id),
  })
  .meta({ id: "NewMailing" })

const counts = {
  /** Whom it goes or went to, who is left out, and of whom it is known that they have it, or never will. */
  receivers: z.int(),
  leftOut: z.int(),
  arrived: z.int(),
  failed: z.int(),
  /** Contacts that were chosen, and were deleted since. */
  gone: z.int(),
}

export const Mailing = z
  .object({
    ...Stamp,
    name: z.string(),
    /** The template as it was then. */
    templateName: z.string().nullable(),
    templateVersion: z.int().nullable(),
    sentAt: Instant.nullable(),
    ...counts,
  })
  .meta({ id: "Mailing" })

/** What one contact gets, or why they get nothing. */
const Receiver = z.object({
  id: Id,
  contactId: Id,
  contactName: z.string(),
  address: z.string().nullable(),
  state: z.enum(mailingStates),
  leftOut: z.enum(leftOutReasons).nullable(),
  sentAt: Instant.nullable(),
})

/** One contact's message, word for word, and those before and after it. */
export const MailingMessage = Receiver.extend({
  mailingId: Id,
  mailingName: z.string(),
  subject: z.string(),
  body: z.string(),
  previous: Id.nullable(),
  next: Id.nullable(),
}).meta({ id: "MailingMessage" })

export const MailingDetails = Mailing.extend({
  messages: z.array(Receiver),
  can: Acts("send", "remove"),
}).meta({ id: "MailingDetails" })

export const MailingFilter = z.object(paging(mailingSorts))

/** A mailing, or the question whether they may be kept, as it went to one contact. */
export const ContactMailing = z
  .object({
    id: Id,
    mailingId: Id.nullable(),
    subject: z.string(),
    state: z.enum(mailingStates),
    sentAt: Instant.nullable(),
    createdAt: Instant,
    /** When they said yes to the question. */
    answeredAt: Instant.nullable(),
  })
  .meta({ id: "ContactMailing" })

/** That a contact wants no mailings, noted by hand: when they said so, and in which words. */
export const NewContactRefusal = z
  .object({ on: Day, words: LongText(2000) })
  .meta({ id: "NewContactRefusal" })

/** The proof of a refusal: when, how, in which words, noted by whom. */
export const ContactRefusal = z
  .object({
    id: Id,
    at: Instant,
    how: z.enum(["link", "hand"]),
    words: z.string().nullable(),
    by: z.string().nullable(),
  })
  .meta({ id: "ContactRefusal" })

const clock = {
  from: Day,
  /** The day on which their time runs out; none while they are a client. */
  dueOn: Day.nullable(),
  state: z.enum(["kept", "soon", "due"]),
}

/** For how long a contact may be kept, and what they said of mailings. */
export const ContactStanding = z
  .object({
    ...clock,
    /** Their address is refused, whoever else had it. */
    refused: z.boolean(),
    refusals: z.array(ContactRefusal),
    mailings: z.array(ContactMailing),
    /** When they were asked whether they may be kept, since that time began. */
    askedAt: Instant.nullable(),
    can: Acts("ask", "refuse"),
  })
  .meta({ id: "ContactStanding" })

/** Contacts whose time has run out, or does within thirty days, the first one first. */
export const RetainedContact = z
  .object({ id: Id, name: z.string(), clientName: z.string().nullable(), ...clock })
  .meta({ id: "RetainedContact" })

/** Whether contacts whose time has run out are erased by themselves. */
export const RetentionSettings = z
  .object({ erases: z.boolean(), version: z.int() })
  .meta({ id: "RetentionSettings" })
export const RetentionSettingsChanges = z
  .object({
    erases: Switch,
    // Version 0 is what everyone begins with.
    version: z.union([
      z.int().min(0),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ]),
  })
  .meta({ id: "RetentionSettingsChanges" })

/** What the link in a mailing shows to whoever opens it. */
export const LinkedMailing = z
  .object({
    sender: z.string(),
    language: Language,
    purpose: z.enum(["mailing", "question"]),
    refused: z.boolean(),
    answered: z.boolean(),
    /** Whether who does not answer is erased by itself, as the sender chose. */
    erases: z.boolean(),
  })
  .meta({ id: "LinkedMailing" })

export type NewMailing = z.output<typeof NewMailing>
export type Mailing = z.output<typeof Mailing>
/** What the page of the link sends: yes to the question, or no more. */
export const LinkedMailingAnswer = z.object({ answer: z.enum(["yes", "no"]) })

export type MailingMessage = z.output<typeof MailingMessage>
export type MailingDetails = z.output<typeof MailingDetails>
export type MailingFilter = z.output<typeof MailingFilter>
export type ContactStanding = z.output<typeof ContactStanding>
export type ContactRefusal = z.output<typeof ContactRefusal>
export type ContactMailing = z.output<typeof ContactMailing>
export type NewContactRefusal = z.output<typeof NewContactRefusal>
export type RetainedContact = z.output<typeof RetainedContact>
export type RetentionSettings = z.output<typeof RetentionSettings>
export type LinkedMailing = z.output<typeof LinkedMailing>
