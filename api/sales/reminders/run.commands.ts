import type { Owner } from "#domain/owner"
import { isPostingTime } from "#domain/posting-hours"
import { stepDue } from "#domain/reminder"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { addEvent, lockBill } from "../bills/queries"
import { addEmail } from "../documents/email.queries"
import { aboutBill } from "../mail/about.commands"
import { correspondence, written } from "../mail/correspondence.commands"
import { usualTemplate } from "../mail/template.commands"
import { findMailTemplate } from "../mail/template.queries"
import * as queries from "./queries"
import { holdOf } from "./rules"

type Parts = Pick<ApiParts, "pool" | "queue" | "log" | "origin" | "clock">

/**
 * Queues the reminders of the day, of everyone who has switched them on. It may run as often as one likes,
 * in several processes: a day, a bill and a step are written down together with the message, once.
 */
export async function sendReminders(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await queries.listOwnersWithPlan(parts.pool))
    try {
      await remindFor(parts, owner, now)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "reminders not queued")
    }
}

async function remindFor(parts: Parts, owner: Owner, now: Date): Promise<void> {
  for (const { billId, step } of await onBehalfOf(parts, owner, now, listDue))
    await onBehalfOf(parts, owner, now, (context) => remind(context, billId, step))
}

interface Step {
  days: number
  templateId: string | null
}

/** The bills to remind of today, as far as one sees by now. */
async function listDue({ db, owner, today }: Context) {
  const plan = await queries.findPlan(db, owner)
  const steps = plan?.enabled ? plan.steps : []
  const candidates = steps.length > 0 ? await queries.listUnsettled(db, owner) : []
  return candidates.flatMap((bill) => {
    if (holdOf(bill) || !bill.dueDate) return []
    const step = stepDue(steps, { dueDate: bill.dueDate, taken: bill.taken }, today)
    return step ? [{ billId: bill.id, step }] : []
  })
}

/** Queues one reminder, unless something happened since one looked. */
async function remind(
  { db, owner, today, now, parts }: Context<"queue" | "origin">,
  billId: string,
  step: Step,
): Promise<void> {
  const bill = await lockBill(db, owner, billId)
  if (!bill || bill.due <= 0) return
  // Two processes meet here for one client: the second finds what the first has written.
  await queries.lockClient(db, owner, bill.clientId)
  const { clientId } = bill
  const { days } = step
  if (await queries.wasReminded(db, owner, { clientId, billId, day: today, days })) return
  const about = aboutBill(bill)
  const correspondent = await correspondence(db, owner, about, today)
  const to = (await queries.findReceivers(db, owner, billId)) ?? [correspondent.client?.email ?? ""]
  if (!to[0]) return
  const chosen = step.templateId && (await findMailTemplate(db, owner, step.templateId))
  const purpose = days < 0 ? "reminderBefore" : "reminderAfter"
  const template = chosen || (await usualTemplate(db, owner, purpose))
  const { origin } = parts
  const email = await written(db, owner, about, correspondent, template, { origin, now })
  await addEmail(db, owner, { ...email, billId, to, purpose: "reminder" })
  await queries.addReminder(db, owner, { billId, clientId, emailId: email.id, day: today, days })
  await addEvent(db, owner, { billId, what: "reminderQueued", at: now, detail: to.join(", ") })
  await parts.queue.send(db, "billEmail", { owner, emailId: email.id })
}
