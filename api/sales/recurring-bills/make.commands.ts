import { addDays } from "#domain/day"
import { ensure, found } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import { draftBill } from "../bills/draft.commands"
import { addEvent, type BillRow, findBill, lockBill } from "../bills/queries"
import { addEmail } from "../documents/email.queries"
import { issue } from "../issuing/issue.commands"
import { aboutBill } from "../mail/about.commands"
import { correspondence, written } from "../mail/correspondence.commands"
import { usualTemplate } from "../mail/template.commands"
import { knownProducts } from "../products/queries"
import * as queries from "./queries"
import { billOf, dateFrom } from "./rules"

/** It may send what it issues. */
type MakingContext = Context<"queue" | "origin">

/**
 * Makes the bill of the next date, and goes on to the date after it: all of it, or nothing. The caller holds
 * the recurring bill's lock.
 */
export async function makeBill(
  context: MakingContext,
  recurring: queries.RecurringRow,
): Promise<void> {
  const { owner, db, now } = context
  const { id, nextOn: date } = recurring
  if (!date) return
  const written = await queries.addDate(db, owner, { recurringBillId: id, date })
  if (written) {
    const bill = await draft(context, recurring, date)
    await queries.nameBill(db, owner, written.id, bill.id)
    if (recurring.mode !== "draft") await issue(context, found(await lockBill(db, owner, bill.id)))
    const made = found(await findBill(db, owner, bill.id))
    if (recurring.mode === "send") await queueLetter(context, made)
    await addNotification(db, owner, {
      kind: recurring.mode === "draft" ? "recurringBillDrafted" : "recurringBillIssued",
      causeId: bill.id,
      billId: bill.id,
      parameters: {
        name: recurring.title,
        number: made.number ?? undefined,
        client: made.clientName,
        amount: made.totalTTC,
        currency: made.currency,
      },
      createdAt: now,
    })
  }
  const done = recurring.done + (written ? 1 : 0)
  await queries.changeRecurringBill(db, owner, id, {
    done,
    nextOn: dateFrom(recurring, done, addDays(date, 1)),
    failures: 0,
    failedAt: null,
    retryOn: null,
    lastFailure: [],
  })
}

async function draft(context: Context, recurring: queries.RecurringRow, date: string) {
  const { owner, db } = context
  const bill = billOf(recurring, date)
  const asked = bill.lines.flatMap(({ productId }) => productId ?? [])
  const known = await knownProducts(db, owner, asked)
  // What was removed from the products since is billed all the same.
  const lines = bill.lines.map((line) =>
    line.productId && !known.has(line.productId.toLowerCase())
      ? { ...line, productId: null }
      : line,
  )
  const event = { what: "recurring", detail: recurring.title } as const
  return draftBill(context, { ...bill, lines }, { event })
}

/** To the address of the client, in the usual words. */
async function queueLetter(context: MakingContext, bill: BillRow): Promise<void> {
  const { owner, db, today, now, parts } = context
  const about = aboutBill(bill)
  const correspondent = await correspondence(db, owner, about, today)
  const to = correspondent.client?.email
  ensure(to, "clientEmail")
  const template = await usualTemplate(db, owner, "bill")
  const { origin } = parts
  const email = await written(db, owner, about, correspondent, template, { origin, now })
  await addEmail(db, owner, { ...email, billId: bill.id, to: [to] })
  await addEvent(db, owner, { billId: bill.id, what: "emailQueued", at: now, detail: to })
  await parts.queue.send(db, "billEmail", { owner, emailId: email.id })
}
