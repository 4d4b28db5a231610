import type { BillEmailProposal } from "#contract/bill-emails"
import type { Outcome } from "#contract/selection"
import { daysBetween } from "#domain/day"
import { stageOn } from "#domain/reminder"
import { ensure, found } from "../../http/problem"
import { mayWriteToOthers } from "../../ports/accounts"
import type { Context } from "../../ports/context"
import { type BillRow, findBill } from "../bills/queries"
import { billCan } from "../bills/rules"
import { eachBill } from "../bills/selection.commands"
import { isDisputed, isPaused } from "../late-payment/hold.queries"
import { aboutBill } from "../mail/about.commands"
import { proposeEmail } from "../mail/commands"
import type { SendingContext } from "./plan.commands"
import * as queries from "./queries"
import { queueReminder, receiversOf, templateOf } from "./queue.commands"
import { firstSteps } from "./rules"

// Reminders that someone sends, whether or not the sequence runs by itself.

/** Reminds of each of these bills now, in the words of the stage that it has reached. */
export async function remindNow(
  context: SendingContext & Context<"queue" | "origin">,
  ids: string[],
): Promise<Outcome> {
  ensure(await mayWriteToOthers(context.parts, context.person), "emailUnconfirmed")
  return eachBill(context, ids, (bill) => remindOf(context, bill))
}

/** Queues the reminder of one bill, or answers why there is none. */
async function remindOf(
  context: Context<"queue" | "origin">,
  bill: BillRow,
): Promise<string | undefined> {
  const { db, owner, today } = context
  if (!billCan.beSent(bill)) return "billDraft"
  if (bill.due <= 0) return "billPaid"
  if (await isDisputed(db, owner, bill.id)) return "billDisputed"
  if (await isPaused(db, owner, bill.clientId)) return "clientPaused"
  const to = await receiversOf(context, bill)
  if (!to[0]) return "clientWithoutEmail"
  // As in a run: the second of two at once finds what the first has written.
  await queries.lockClient(db, owner, bill.clientId)
  const days = daysBetween(bill.dueDate ?? today, today)
  const reminded = { clientId: bill.clientId, billId: bill.id, day: today, days }
  if (await queries.wasReminded(db, owner, reminded)) return "remindedToday"
  await queueReminder(context, bill, { template: await stageTemplate(context, bill), to, days })
  return undefined
}

/** The words of the stage that a bill has reached. */
async function stageTemplate(context: Context, bill: BillRow) {
  const { db, owner, today } = context
  const plan = await queries.findPlan(db, owner)
  const steps = plan && plan.steps.length > 0 ? plan.steps : firstSteps
  const dueDate = bill.dueDate ?? today
  return templateOf(context, stageOn(steps, dueDate, today), dueDate >= today)
}

/** What a message that reminds of the bill begins with. */
export async function proposeReminder(
  context: Context,
  billId: string,
): Promise<BillEmailProposal> {
  const { db, owner } = context
  const bill = found(await findBill(db, owner, billId))
  ensure(billCan.beSent(bill), "billDraft")
  const template = await stageTemplate(context, bill)
  const { id, purpose } = template
  const words = await proposeEmail(context, aboutBill(bill), id ? { templateId: id } : { purpose })
  return { ...words, to: await receiversOf(context, bill) }
}
