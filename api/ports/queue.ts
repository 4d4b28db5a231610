import type { Database } from "../../database/client"
import type { ProviderObject } from "./payment-provider"

/** What changed here, and the identity server has to know. */
export type IdentityChange =
  | { what: "roles"; of: string }
  | { what: "account"; of: string }
  | { what: "role"; of: string }
  | { what: "sessions"; of: string }
  | { what: "signOut"; of: string; openedUntil: string }

export type NotificationEmail = { owner: string } & (
  | { notificationId: string }
  | { digest: "daily" | "weekly"; takenAt: string }
)

/** What each kind of job is told. */
export interface QueuedWork {
  /** Renders and keeps the PDF of a bill that was issued. */
  billDocument: { owner: string; billId: string }
  /** Hands an issued bill to the approved platform. */
  billSubmission: { owner: string; billId: string }
  /** Sends one message. */
  billEmail: { owner: string; emailId: string }
  /** Sends one contact's message of a mailing; as a test, to someone else, and leaves no trace. */
  mailingMessage: { owner: string; messageId: string; to?: string }
  /** Sends what a visitor of the directory wrote. */
  directoryMessage: { owner: string; messageId: string }
  /** Tells a person that the account to which clients pay them is another. */
  ibanNotice: { owner: string; at: string }
  /** Tells the owner of a site what a visitor wrote by its form. */
  siteMessage: { owner: string; consentId: string }
  /** Tells the owner of a quote what its client answered. */
  quoteAnswer: { owner: string; answerId: string }
  /** Tells someone of a signature that is asked of them, reminded of, called off or done. */
  signatureEmail: {
    owner: string
    signerId: string
    about: "invited" | "reminded" | "withdrawn" | "changed" | "expired" | "refused" | "completed"
  }
  /** Makes a code for a signer, keeps its digest and sends it: the code itself is in no row and in no job. */
  signatureCode: { owner: string; signerId: string; askedAt: string }
  /** Makes the signed paper with its page of evidence. */
  signatureSeal: { owner: string; requestId: string }
  /** Tells its owner by mail that a recurring bill was paused, and what it lacks. */
  recurringBillPaused: { owner: string; recurringBillId: string; failedAt: string }
  /** Tells someone by mail that an event comes. */
  eventReminder: { owner: string; reminderId: string }
  /** Tells someone by mail of one notification, or of all that were taken up for a digest at an instant. */
  notificationEmail: NotificationEmail
  /** Sends someone the letter of a month. */
  monthlyLetter: { owner: string; month: string }
  /** Invites someone into an account. */
  accessInvitation: { owner: string; accessId: string }
  /** Tells whoever wrote to support that it came, and by which reference. */
  supportReceipt: { owner: string; messageId: string }
  /** Sends who wrote to support what was answered. */
  supportAnswer: { entryId: string }
  /** Tells one of those who answer that somebody wrote, or wrote again. */
  supportNotice: {
    owner: string
    causeId: string
    messageId: string
    reference: string
    at: string
  }
  /** Tells a client that the timesheet which they had approved was opened again. */
  timesheetReopened: { owner: string; timesheetId: string; edition: number; reason: string | null }
  /** Sends whoever writes a template how it reads. */
  mailTest: { owner: string; person: string } & (
    | { templateId: string; of: string | null; language: "fr" | "en" }
    | { purpose: string; language: "fr" | "en" }
  )
  /** Asks the provider of payments what became of something that it told of. */
  paymentEvent: ProviderObject
  /** Charges the bill of a period by one of its tries. */
  paymentCharge: { owner: string; position: number; number: number }
  /** Has the provider of payments forget an erased person. */
  paymentForget: { provider: string; customer: string }
  /** Tells the identity server what changed, where the call that changed it could not. */
  identityChange: IdentityChange
}

/** Work that is done after the call that caused it, once, and again after a failure. */
export interface Queue {
  /** Queues a job inside the transaction that causes it: rolled back together, or neither. */
  send<Name extends keyof QueuedWork>(
    db: Database,
    name: Name,
    data: QueuedWork[Name],
    afterSeconds?: number,
  ): Promise<void>
}

export type Handlers = { [Name in keyof QueuedWork]: (data: QueuedWork[Name]) => Promise<void> }

export interface WorkQueue extends Queue {
  /** Takes up jobs from now on; several processes may. */
  work(handlers: Handlers): Promise<void>
  /** Takes up no more jobs, and waits for those that run. */
  stop(): Promise<void>
}
