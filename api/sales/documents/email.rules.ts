import type { BillEmail, WholeBillEmail } from "#contract/bill-emails"
import type { MailAbout } from "#domain/mail-template"
import type { EmailRow, Reference } from "./email.queries"

/** By what a message's row knows what it is about. */
export const referenceTo = (about: MailAbout, id: string): Reference => ({
  ...{ billId: null, quoteId: null, timesheetId: null, contractId: null },
  [`${about}Id`]: id,
})

/** A message as it travels; one that is on its way counts as queued. */
export function showEmail(row: EmailRow): BillEmail {
  const state = stateOf(row)
  const reached = state === "kept" ? state : "sent"
  const stateFor = (address: string) =>
    row.accepted.includes(address) ? reached : row.rejected.includes(address) ? "failed" : state
  const recipients = (["to", "cc", "bcc"] as const).flatMap((as) =>
    row[as].map((address) => ({ address, as, state: stateFor(address) })),
  )
  return {
    id: row.id,
    purpose: row.purpose,
    to: row.to,
    cc: row.cc,
    bcc: row.bcc,
    subject: row.subject,
    body: row.body,
    state,
    rejected: row.rejected,
    recipients,
    repeated: row.repeated,
    createdAt: row.createdAt.toISOString(),
    sendAt: row.sendAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}

/** A message with what one reads of it: how it arrives, and with which files. */
export const showWholeEmail = (row: EmailRow, attachments: string[]): WholeBillEmail => ({
  ...showEmail(row),
  senderName: row.senderName,
  replyTo: row.replyTo,
  hasHtml: row.html !== null,
  attachmentIds: row.attachmentIds,
  attachments,
  templateId: row.templateId,
  templateName: row.templateName,
  templateVersion: row.templateVersion,
  source: row.source ?? row.body,
})

function stateOf(row: EmailRow): BillEmail["state"] {
  if (row.state === "sending") return "queued"
  return row.state === "queued" && row.sendAt && row.attempts === 0 ? "scheduled" : row.state
}
