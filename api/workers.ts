import type pg from "pg"
import type { Logger } from "pino"
import { ownerOf } from "../domain/owner"
import { storedDocument } from "./bills/stored-document"
import { sendDirectoryMessage } from "./directory/send-message"
import type { FileStore } from "./files/store"
import { sendBillEmail } from "./mail/send-bill-email"
import type { MailTransport } from "./mail/transport"
import type { ApprovedPlatform } from "./platform/platform"
import { submitBill } from "./platform/submission"
import { sendIbanNotice } from "./profile/iban-notice"
import type { WorkQueue } from "./queue"
import { sendQuoteAnswer } from "./quotes/send-answer"
import { sendPause } from "./recurring-bills/send-pause"
import type { Accounts } from "./users/accounts"
import { carryOut } from "./users/identity-changes"
import { tellOwner } from "./website/tell-owner"

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
      await tellOwner(parts, ownerOf(owner), consentId)
    },
    async quoteAnswer({ owner, answerId }) {
      await sendQuoteAnswer(parts, ownerOf(owner), answerId)
    },
    async recurringBillPaused(pause) {
      await sendPause(parts, pause)
    },
    async identityChange(change) {
      await carryOut(parts, change)
    },
  })
}
