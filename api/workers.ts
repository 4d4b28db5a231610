import type pg from "pg"
import type { Logger } from "pino"
import { ownerOf } from "#domain/owner"
import { sendIbanNotice } from "./people/profile/iban-notice.commands"
import { applyIdentityChange } from "./platform/users/identity-changes.commands"
import type { Accounts } from "./ports/accounts"
import type { ApprovedPlatform } from "./ports/approved-platform"
import type { FileStore } from "./ports/file-store"
import type { MailTransport } from "./ports/mail-transport"
import type { WorkQueue } from "./queue"
import { storedDocument } from "./sales/bills/stored-document.commands"
import { sendBillEmail } from "./sales/mail/send.commands"
import { sendQuoteAnswer } from "./sales/quotes/send-answer.commands"
import { sendPause } from "./sales/recurring-bills/send-pause.commands"
import { submitBill } from "./sales/submissions/commands"
import { sendDirectoryMessage } from "./showcase/directory/send-message.commands"
import { notifyOwner } from "./showcase/website/notify-owner.commands"

/** What the work after the calls is made of. */
export interface WorkerParts {
  /** Connections of the role `plume_app`. */
  pool: pg.Pool
  accounts: Accounts | undefined
  files: FileStore
  queue: WorkQueue
  mail: MailTransport
  platform: ApprovedPlatform
  clock(): Date
  log: Logger
  /** The public address, without a trailing slash. */
  origin: string
}

/** Takes up the jobs that calls have queued; `parts.queue.stop()` ends it. */
export async function startWorkers(parts: WorkerParts): Promise<void> {
  await parts.queue.work({
    async billDocument({ owner, billId }) {
      await storedDocument(parts, ownerOf(owner), billId)
    },
    async billSubmission({ owner, billId }) {
      await submitBill(parts, ownerOf(owner), billId)
    },
    async billEmail({ owner, emailId }) {
      await sendBillEmail(parts, ownerOf(owner), emailId)
    },
    async directoryMessage({ owner, messageId }) {
      await sendDirectoryMessage(parts, ownerOf(owner), messageId)
    },
    async ibanNotice({ owner, at }) {
      await sendIbanNotice(parts, ownerOf(owner), new Date(at))
    },
    async siteMessage({ owner, consentId }) {
      await notifyOwner(parts, ownerOf(owner), consentId)
    },
    async quoteAnswer({ owner, answerId }) {
      await sendQuoteAnswer(parts, ownerOf(owner), answerId)
    },
    async recurringBillPaused(pause) {
      await sendPause(parts, pause)
    },
    async identityChange(change) {
      await applyIdentityChange(parts, change)
    },
  })
}
