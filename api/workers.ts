import { ownerOf } from "#domain/owner"
import { sendIbanNotice } from "./people/profile/iban-notice.commands"
import { carryOut } from "./platform/users/identity-changes.commands"
import type { WorkerParts } from "./ports/parts"
import { storedDocument } from "./sales/bills/stored-document.commands"
import { sendBillEmail } from "./sales/mail/send.commands"
import { sendQuoteAnswer } from "./sales/quotes/send-answer.commands"
import { sendPause } from "./sales/recurring-bills/send-pause.commands"
import { submitBill } from "./sales/submissions/commands"
import { sendDirectoryMessage } from "./showcase/directory/send-message.commands"
import { tellOwner } from "./showcase/website/tell-owner.commands"

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
