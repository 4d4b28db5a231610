import { ownerOfRow } from "../database/owner-of-row"
import { sendMailingMessage } from "./people/mailings/send.commands"
import { sendIbanNotice } from "./people/profile/iban-notice.commands"
import { sendInvitation } from "./platform/accesses/send.commands"
import { sendMailTest } from "./platform/installation-mails/test.commands"
import { sendMonthlyLetter } from "./platform/letters/send.commands"
import { sendNotificationEmail } from "./platform/notification-mails/send.commands"
import { askAbout } from "./platform/subscription/ask.commands"
import { chargeBill } from "./platform/subscription/charge.commands"
import { forgetCustomer } from "./platform/subscription/forget.commands"
import { sendSupportAnswer } from "./platform/support/answer-mail.commands"
import { tellOfRequest } from "./platform/support/notice.commands"
import { sendSupportReceipt } from "./platform/support/receipt.commands"
import { applyIdentityChange } from "./platform/users/identity-changes.commands"
import type { WorkerParts } from "./ports/parts"
import { storedDocument } from "./sales/bills/stored-document.commands"
import { sendBillEmail } from "./sales/mail/send.commands"
import { tellOfReopening } from "./sales/mail/timesheet.commands"
import { sendQuoteAnswer } from "./sales/quotes/send-answer.commands"
import { sendPause } from "./sales/recurring-bills/send-pause.commands"
import { submitBill } from "./sales/submissions/commands"
import { sendDirectoryMessage } from "./showcase/directory/send-message.commands"
import { notifyOwner } from "./showcase/website/notify-owner.commands"
import { sendEventReminder } from "./work/calendar/send-reminder.commands"
import { sealSignature } from "./work/signatures/final.commands"
import { sendCode, sendSignatureEmail } from "./work/signatures/send.commands"

/** Takes up the jobs that calls have queued (what is done by the clock is in server/jobs.ts); `parts.queue.stop()` ends it. */
export async function startWorkers(parts: WorkerParts): Promise<void> {
  await parts.queue.work({
    async billDocument(job) {
      await storedDocument(parts, ownerOfRow(job), job.billId)
    },
    async billSubmission(job) {
      await submitBill(parts, ownerOfRow(job), job.billId)
    },
    async billEmail(job) {
      await sendBillEmail(parts, ownerOfRow(job), job.emailId)
    },
    async mailingMessage(job) {
      await sendMailingMessage(parts, ownerOfRow(job), job)
    },
    async directoryMessage(job) {
      await sendDirectoryMessage(parts, ownerOfRow(job), job.messageId)
    },
    async ibanNotice(job) {
      await sendIbanNotice(parts, ownerOfRow(job), new Date(job.at))
    },
    async siteMessage(job) {
      await notifyOwner(parts, ownerOfRow(job), job.consentId)
    },
    async quoteAnswer(job) {
      await sendQuoteAnswer(parts, ownerOfRow(job), job.answerId)
    },
    async signatureEmail(job) {
      await sendSignatureEmail(parts, ownerOfRow(job), job)
    },
    async signatureCode(job) {
      await sendCode(parts, ownerOfRow(job), job.signerId)
    },
    async signatureSeal(job) {
      await sealSignature(parts, ownerOfRow(job), job.requestId)
    },
    async recurringBillPaused(pause) {
      await sendPause(parts, pause)
    },
    async eventReminder(job) {
      await sendEventReminder(parts, ownerOfRow(job), job.reminderId)
    },
    async notificationEmail(job) {
      await sendNotificationEmail(parts, ownerOfRow(job), job)
    },
    async monthlyLetter(job) {
      await sendMonthlyLetter(parts, ownerOfRow(job), job.month)
    },
    async accessInvitation(job) {
      await sendInvitation(parts, ownerOfRow(job), job.accessId)
    },
    async supportReceipt(job) {
      await sendSupportReceipt(parts, ownerOfRow(job), job.messageId)
    },
    async supportAnswer(job) {
      await sendSupportAnswer(parts, job.entryId)
    },
    async supportNotice(job) {
      await tellOfRequest(parts, ownerOfRow(job), job)
    },
    async timesheetReopened(job) {
      await tellOfReopening(parts, ownerOfRow(job), job)
    },
    async mailTest(job) {
      await sendMailTest(parts, ownerOfRow(job), job)
    },
    async paymentEvent(about) {
      await askAbout(parts, about)
    },
    async paymentCharge(job) {
      await chargeBill(parts, job)
    },
    async paymentForget(job) {
      await forgetCustomer(parts, job)
    },
    async identityChange(change) {
      await applyIdentityChange(parts, change)
    },
  })
}
