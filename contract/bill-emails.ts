import { z } from "zod"
import { isEmail } from "#domain/email"
import { type MailAbout, refusalOfWords } from "#domain/mail-template"
import { mailPurposes } from "./mail-purposes"
import { FileId, Id, Instant, LocalTime, LongText, optional, Switch, Text, Version } from "./values"

export const emailStates = [
  "draft",
  "scheduled",
  "queued",
  "sent",
  /** Written down on an installation without a mail server: it reached nobody. */
  "kept",
  "failed",
  "cancelled",
] as const
export const emailPurposes = [
  "bill",
  "quote",
  "test",
  "reminder",
  "timesheet",
  "timesheetReminder",
  "timesheetReopened",
  "contractRenewal",
] as const

/** Of one message, copies among them. */
export const mostRecipients = 50

/**
 * Addresses, each one checked by itself (`to[1]`). A text of several, as it is typed in one field,
 * counts as several.
 */
const recipients = (needed: boolean) =>
  z
    .array(z.string().max(5_000))
    .overwrite((texts) => [
      ...new Set(
        texts.flatMap((text) => text.split(/[,;]/).map((one) => one.trim())).filter(Boolean),
      ),
    ])
    .superRefine((addresses, context) => {
      const refuse = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: "custom", path, message })
      if (needed && addresses.length === 0) refuse([], "required")
      if (addresses.length > mostRecipients) return refuse([], `tooMany ${mostRecipients}`)
      addresses.forEach((address, at) => {
        if (address.length > 254 || !isEmail(address)) refuse([at], "recipient")
      })
    })

const message = z.object({
  to: recipients(true),
  /** Copies that everybody sees. */
  cc: recipients(false).default([]),
  /** Copies that nobody sees. */
  bcc: recipients(false).default([]),
  /** May still speak in variables; they are filled in when the message is saved. */
  subject: Text(200),
  body: LongText(10_000),
  attachmentIds: z.array(FileId).max(10).default([]),
  /** The template that the words come from. */
  templateId: optional(Id),
  /** When it is to leave; at once when left out. */
  sendAt: optional(LocalTime),
  /** Kept to be looked at, and not sent yet. */
  draft: Switch,
  /** A draft about the same, whose place this message takes. */
  replaces: optional(Id),
})

/** Words that a message about this may be written in: each variable is known. */
const wordsAbout =
  (about: MailAbout) =>
  (typed: { subject: string; body: string }, context: z.RefinementCtx): void => {
    for (const name of ["subject", "body"] as const) {
      const refusal = refusalOfWords(typed[name], about)
      if (!refusal) continue
      // What an error is about is one word.
      const code = refusal.replace(/\s+/g, "\u00a0").replace("\u00a0", " ")
      context.addIssue({ code: "custom", path: [name], message: code })
    }
  }

export const NewBillEmail = message
  .extend({
    /** It reminds of the bill: it counts as a reminder, and stays behind once the bill is settled. */
    reminder: Switch,
  })
  .superRefine(wordsAbout("bill"))
  .meta({ id: "NewBillEmail" })
/** The same about a quote, which speaks of other things. */
export const NewQuoteEmail = message.superRefine(wordsAbout("quote")).meta({ id: "NewQuoteEmail" })
export const NewTimesheetEmail = message
  .superRefine(wordsAbout("timesheet"))
  .meta({ id: "NewTimesheetEmail" })
/** That a consumer may decline a renewal: by when stands in a frame of its own, whatever the words say. */
export const NewContractEmail = message
  .superRefine(wordsAbout("contract"))
  .meta({ id: "NewContractEmail" })

/** An issue, and to whom the paper leaves in the same act, where it does. */
export const IssueAndSend = z
  .object({ version: Version, send: Switch, to: recipients(false).default([]) })
  .superRefine(({ send, to }, context) => {
    if (send && to.length === 0)
      context.addIssue({ code: "custom", path: ["to"], message: "required" })
  })

/** What became of a message for one of its addresses. */
const Recipient = z.object({
  address: z.string(),
  as: z.enum(["to", "cc", "bcc"]),
  state: z.enum(emailStates),
})

const shown = {
  id: Id,
  purpose: z.enum(emailPurposes),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  state: z.enum(emailStates),
  /** What the mail server refused, address by address. */
  rejected: z.array(z.string()),
  recipients: z.array(Recipient),
  /** The mail server may have had it twice, under one Message-ID: the end of an attempt was lost. */
  repeated: z.boolean(),
  createdAt: Instant,
  sendAt: Instant.nullable(),
  sentAt: Instant.nullable(),
}

export const BillEmail = z.object(shown).meta({ id: "BillEmail" })

/** A message as it is, or will be, received. */
export const WholeBillEmail = z
  .object({
    ...shown,
    /** Under which name it arrives, and where answers go. */
    senderName: z.string().nullable(),
    replyTo: z.string().nullable(),
    hasHtml: z.boolean(),
    attachmentIds: z.array(Id),
    /** By name, the bill or the quote first. */
    attachments: z.array(z.string()),
    /** The template as it was then. */
    templateId: Id.nullable(),
    templateName: z.string().nullable(),
    templateVersion: z.int().nullable(),
    /** The words as they were typed, in the form that messages have: what a new one about the same begins with. */
    source: z.string(),
  })
  .meta({ id: "WholeBillEmail" })

/** Words for a new message: a template's, or the usual ones of a purpose, with the values of what it is about. */
export const ProposalFilter = z.object({
  templateId: Id.optional(),
  /** That of the bill or the quote itself, where none is named. */
  purpose: z.enum(mailPurposes).optional(),
})

export const BillEmailProposal = z
  .object({
    to: z.array(z.string()),
    subject: z.string(),
    body: z.string(),
    templateId: Id.nullable(),
    /** Its words remind of a bill that somebody may be reminded of. */
    reminder: z.boolean(),
    /** By name, the PDFs that go with it: the bill or the quote, and the timesheets that the bill is of. */
    documents: z.array(z.string()),
    templates: z.array(z.object({ id: Id, name: z.string() })),
  })
  .meta({ id: "BillEmailProposal" })

export type NewBillEmail = z.output<typeof NewBillEmail>
/** What is typed of a message, whatever it is about. */
export type NewEmail = z.output<typeof NewQuoteEmail> & Partial<Pick<NewBillEmail, "reminder">>
export type BillEmail = z.output<typeof BillEmail>
export type WholeBillEmail = z.output<typeof WholeBillEmail>
export type BillEmailProposal = z.output<typeof BillEmailProposal>
