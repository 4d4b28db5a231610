import type pg from "pg"
import type { Logger } from "pino"
import { type Day, todayIn } from "#domain/day"
import type { Owner } from "#domain/owner"
import { isPostingTime } from "#domain/posting-hours"
import { stepDue } from "#domain/reminder"
import { type Database, inTransaction } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import type { Queue } from "../../ports/queue"
import { addEvent, lockBill } from "../bills/queries"
import { addEmail } from "../documents/email.queries"
import { aboutBill } from "../mail/about.commands"
import { correspondence, usualTemplate, written } from "../mail/correspondence.commands"
import { findMailTemplate } from "../mail/template.queries"
import * as queries from "./queries"
import { holdOf } from "./rules"

interface Parts {
  pool: pg.Pool
  queue: Queue
  log: Logger
  origin: string
  clock(): Date
}

/**
 * Queues the reminders of the day, of everyone who has switched them on. It may run as often as one likes,
 * in several processes: a day, a bill and a step are written down together with the message, once.
 */
export async function sendReminders(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await whoReminds(parts.pool))
    try {
      await remindFor(parts, owner, now)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "reminders not queued")
    }
}

async function whoReminds(pool: pg.Pool): Promise<Owner[]> {
  const planned = "select owner from reminder_plans"
  const rows = await sweep<{ owner: string }>(pool, "reminders", planned)
  return rows.map(ownerOfRow)
}

async function remindFor(parts: Parts, owner: Owner, now: Date): Promise<void> {
  const today = todayIn("Europe/Paris", now)
  const { steps, candidates } = await inTransaction(parts.pool, owner, async (db) => {
    const plan = await queries.findPlan(db, owner)
    const steps = plan?.enabled ? plan.steps : []
    const candidates = steps.length > 0 ? await queries.listUnsettled(db, owner) : []
    return { steps, candidates }
  })
  for (const bill of candidates) {
    if (holdOf(bill) || !bill.dueDate) continue
    const step = stepDue(steps, { dueDate: bill.dueDate, taken: bill.taken }, today)
    if (!step) continue
    await inTransaction(parts.pool, owner, (db) =>
      remind(parts, { db, owner, billId: bill.id, step, today, now }),
    )
  }
}

interface Reminder {
  db: Database
  owner: Owner
  billId: string
  step: { days: number; templateId: string | null }
  today: Day
  now: Date
}

/** Queues one reminder, unless something happened since one looked. */
async function remind(parts: Parts, { db, owner, billId, step, today, now }: Reminder) {
  const bill = await lockBill(db, owner, billId)
  if (!bill || bill.due <= 0) return
  // Two processes meet here for one client: the second finds what the first has written.
  await queries.lockClient(db, owner, bill.clientId)
  const { clientId } = bill
  const { days } = step
  if (await queries.wasReminded(db, owner, { clientId, billId, day: today, days })) return
  const about = aboutBill(bill)
  const letter = await correspondence(db, owner, about, today)
  const to = (await queries.findReceivers(db, owner, billId)) ?? [letter.client?.email ?? ""]
  if (!to[0]) return
  const chosen = step.templateId && (await findMailTemplate(db, owner, step.templateId))
  const purpose = days < 0 ? "reminderBefore" : "reminderAfter"
  const template = chosen || (await usualTemplate(db, owner, purpose))
  const { origin } = parts
  const email = await written(db, owner, about, letter, template, { origin, now })
  await addEmail(db, owner, { ...email, billId, to, purpose: "reminder" })
  await queries.addReminder(db, owner, { billId, clientId, emailId: email.id, day: today, days })
  await addEvent(db, owner, { billId, what: "reminderQueued", at: now, detail: to.join(", ") })
  await parts.queue.send(db, "billEmail", { owner, emailId: email.id })
}
