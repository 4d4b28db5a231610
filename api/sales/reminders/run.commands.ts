import type { Owner } from "#domain/owner"
import { isPostingTime } from "#domain/posting-hours"
import { stepDue } from "#domain/reminder"
import { hasEnded } from "../../access/subscription.commands"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { lockBill } from "../bills/queries"
import * as queries from "./queries"
import { queueReminder, receiversOf, templateOf } from "./queue.commands"
import { holdOf } from "./rules"

type Parts = Pick<ApiParts, "pool" | "queue" | "log" | "origin" | "clock" | "payments">

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
  if (await onBehalfOf(parts, owner, now, stopIfEnded)) return
  for (const { billId, step } of await onBehalfOf(parts, owner, now, listDue))
    await onBehalfOf(parts, owner, now, (context) => remind(context, billId, step))
}

/** What stopped with an access does not begin again by itself. */
async function stopIfEnded(context: Context<"payments">): Promise<boolean> {
  if (!(await hasEnded(context))) return false
  await queries.stopPlan(context.db, context.owner, context.today)
  return true
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
  context: Context<"queue" | "origin">,
  billId: string,
  step: Step,
): Promise<void> {
  const { db, owner, today } = context
  const bill = await lockBill(db, owner, billId)
  if (!bill || bill.due <= 0) return
  // Two processes meet here for one client: the second finds what the first has written.
  await queries.lockClient(db, owner, bill.clientId)
  const { clientId } = bill
  const { days } = step
  if (await queries.wasReminded(db, owner, { clientId, billId, day: today, days })) return
  const to = await receiversOf(context, bill)
  if (!to[0]) return
  const template = await templateOf(context, step, days < 0)
  await queueReminder(context, bill, { template, to, days })
}
