import type { z } from "zod"
import type { ClientCredit, NewClientPayment, NewRefund } from "#contract/client-credits"
import { askAboutClosedYear } from "../../http/closed-year"
import { ensure, found, invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import { addEvent, lockBill } from "../bills/queries"
import { billCan } from "../bills/rules"
import { spendCredit } from "./client-credit.commands"
import { addCredit, findCredit, listUnpaid, lockCredit } from "./client-credit.queries"
import { recordPayment } from "./payment.commands"
import { creditActs } from "./rules"

/** Pays the client's bills, those first that were due first; the rest becomes credit. */
export async function payForClient(
  context: Context,
  clientId: string,
  { amount, inClosedYear, ...payment }: NewClientPayment,
): Promise<void> {
  const { owner, db, today } = context
  const unpaid = await listUnpaid(db, owner, clientId)
  found(await lockCredit(db, owner, clientId))
  refuseFuture(payment, today)
  askAboutClosedYear([payment.paidOn, payment.collectedOn], today, inClosedYear)
  let left = amount
  for (const bill of unpaid) {
    if (left === 0) break
    const part = Math.min(left, bill.due)
    await recordPayment(context, bill, { ...payment, amount: part })
    left -= part
  }
  if (left > 0)
    await addCredit(db, owner, {
      clientId,
      amount: left,
      what: "overpaid",
      day: payment.paidOn,
      means: payment.means,
    })
}

/** Gives a client's credit back, or a part of it. */
export async function refund(
  { owner, db, today }: Context,
  clientId: string,
  { amount, paidOn, means, inClosedYear }: z.output<typeof NewRefund>,
): Promise<void> {
  const credit = found(await lockCredit(db, owner, clientId))
  refuseFuture({ paidOn }, today)
  askAboutClosedYear([paidOn], today, inClosedYear)
  ensure(credit.balance > 0, "nothingToRefund")
  if (amount > credit.balance) invalid([{ path: "amount", code: "beyondCredit" }])
  await addCredit(db, owner, { clientId, amount: -amount, what: "refunded", day: paidOn, means })
}

/** A refund that was none: what was given back is the client's credit again, and the book says so. */
export async function takeBackRefund(
  { owner, db, today }: Pick<Context, "owner" | "db" | "today">,
  clientId: string,
  amount: number,
): Promise<void> {
  found(await lockCredit(db, owner, clientId))
  const entry = { clientId, amount, what: "refunded", day: today, means: "transfer" } as const
  await addCredit(db, owner, entry)
}

/** Pays a bill, or a part of it, out of what its client has paid too much. */
export async function payOutOfCredit(
  context: Context,
  billId: string,
  amount: number,
): Promise<void> {
  const { owner, db, now } = context
  const bill = found(await lockBill(db, owner, billId))
  ensure(billCan.bePaid(bill), "billDraft")
  ensure(bill.due > 0, "billPaid")
  const { balance } = found(await lockCredit(db, owner, bill.clientId))
  if (amount > bill.due) invalid([{ path: "amount", code: "overpaid" }])
  if (amount > balance) invalid([{ path: "amount", code: "beyondCredit" }])
  await spendCredit(context, bill, amount)
  await addEvent(db, owner, { billId: bill.id, what: "paid", at: now, detail: String(amount) })
}

/** A client's credit, and what became of it. */
export async function showCredit(
  { owner, db, rights }: Context,
  clientId: string,
): Promise<ClientCredit> {
  const { balance, entries } = found(await findCredit(db, owner, clientId))
  return {
    balance,
    currency: "EUR",
    entries: entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
    can: creditActs(rights, balance),
  }
}

function refuseFuture(
  { paidOn, collectedOn }: { paidOn: string; collectedOn?: string | null },
  today: string,
) {
  if (paidOn > today) invalid([{ path: "paidOn", code: "inFuture" }])
  if (collectedOn && collectedOn > today) invalid([{ path: "collectedOn", code: "inFuture" }])
}
