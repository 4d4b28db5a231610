import { addDays } from "#domain/day"
import { ensure, found, invalid } from "../../http/problem"
import { addNotification } from "../../notifications/queries"
import { findProfile } from "../../people/profile/queries"
import type { Act } from "../../ports/context"
import { addBill, addEvent, type BillRow, findBill, lockBill } from "../bills/queries"
import { linesTooLarge, linesWithVat, priceBill } from "../bills/rules"
import { addEmail } from "../documents/email.queries"
import { issue } from "../issuing/routes"
import { aboutBill } from "../mail/about.commands"
import { correspondence, usualTemplate, written } from "../mail/correspondence.commands"
import { knownProducts } from "../products/queries"
import * as queries from "./queries"
import { billOf, dateFrom } from "./rules"

interface Run extends Act {
  var: Act["var"] & { parts: Act["var"]["parts"] & { origin: string } }
}

/**
 * Makes the bill of the next date, and goes on to the date after it: all of it, or nothing. The caller holds
 * the recurring bill's lock.
 */
export async function makeBill(c: Run, recurring: queries.RecurringRow): Promise<void> {
  const { owner, db, now } = c.var
  const { id, nextOn: date } = recurring
  if (!date) return
  const written = await queries.addDate(db, owner, { recurringBillId: id, date })
  if (written) {
    const bill = await draft(c, recurring, date)
    await queries.nameBill(db, owner, written.id, bill.id)
    if (recurring.mode !== "draft") await issue(c, found(await lockBill(db, owner, bill.id)))
    const made = found(await findBill(db, owner, bill.id))
    if (recurring.mode === "send") await queueLetter(c, made)
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

async function draft(c: Run, recurring: queries.RecurringRow, date: string) {
  const { owner, db, now } = c.var
  const bill = billOf(recurring, date)
  const profile = await findProfile(db, owner)
  // The seller may have gone over to the franchise since.
  const refused = [...linesTooLarge(bill), ...linesWithVat(bill, profile?.vatRegime ?? null)]
  if (refused.length) invalid(refused)
  const asked = bill.lines.flatMap(({ productId }) => productId ?? [])
  const known = await knownProducts(db, owner, asked)
  const lines = bill.lines.map((line) =>
    // What was removed from the products since is billed all the same.
    line.productId && !known.has(line.productId.toLowerCase())
      ? { ...line, productId: null }
      : line,
  )
  const priced = priceBill({ ...bill, lines }, recurring.clientName, null)
  const added = found(await addBill(db, owner, bill, priced))
  await addEvent(db, owner, {
    billId: added.id,
    what: "recurring",
    at: now,
    detail: recurring.title,
  })
  return added
}

/** To the address of the client, in the usual words. */
async function queueLetter(c: Run, bill: BillRow): Promise<void> {
  const { owner, db, today, now, parts } = c.var
  const about = aboutBill(bill)
  const letter = await correspondence(db, owner, about, today)
  const to = letter.client?.email
  ensure(to, "clientEmail")
  const template = await usualTemplate(db, owner, "bill")
  const { origin } = parts
  const email = await written(db, owner, about, letter, template, { origin, now })
  await addEmail(db, owner, { ...email, billId: bill.id, to: [to] })
  await addEvent(db, owner, { billId: bill.id, what: "emailQueued", at: now, detail: to })
  await parts.queue.send(db, "billEmail", { owner, emailId: email.id })
}
