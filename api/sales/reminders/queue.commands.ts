import { findClient } from "../../people/clients/queries"
import type { Context } from "../../ports/context"
import { addEvent, type BillRow } from "../bills/queries"
import { addEmail } from "../documents/email.queries"
import { aboutBill } from "../mail/about.commands"
import { correspondence, written } from "../mail/correspondence.commands"
import { usualTemplate } from "../mail/template.commands"
import { findMailTemplate } from "../mail/template.queries"
import * as queries from "./queries"

type Rows = Pick<Context, "db" | "owner">

/** The words of a step: its own template, else the usual one before or after the due date. */
export async function templateOf(
  { db, owner }: Rows,
  step: { templateId: string | null } | undefined,
  isBefore: boolean,
) {
  const chosen = step?.templateId && (await findMailTemplate(db, owner, step.templateId))
  return chosen || usualTemplate(db, owner, isBefore ? "reminderBefore" : "reminderAfter")
}

/** Whom a reminder goes to: who received the bill, else the client; nobody where neither has an address. */
export async function receiversOf({ db, owner }: Rows, bill: BillRow): Promise<string[]> {
  const received = await queries.findReceivers(db, owner, bill.id)
  if (received) return received
  const client = await findClient(db, owner, bill.clientId)
  return client?.email ? [client.email] : []
}

interface Reminder {
  template: Awaited<ReturnType<typeof templateOf>>
  to: string[]
  /** The days after the due date that it stands for. */
  days: number
}

/** Writes down a reminder together with the message that bears it. */
export async function queueReminder(
  { db, owner, today, now, parts }: Context<"queue" | "origin">,
  bill: BillRow,
  { template, to, days }: Reminder,
): Promise<void> {
  const { id: billId, clientId } = bill
  const { origin } = parts
  const about = aboutBill(bill)
  const correspondent = await correspondence(db, owner, about, today)
  const email = await written(db, owner, about, correspondent, template, { origin, now })
  await addEmail(db, owner, { ...email, billId, to, purpose: "reminder" })
  await queries.addReminder(db, owner, { billId, clientId, emailId: email.id, day: today, days })
  await addEvent(db, owner, { billId, what: "reminderQueued", at: now, detail: to.join(", ") })
  await parts.queue.send(db, "billEmail", { owner, emailId: email.id })
}
