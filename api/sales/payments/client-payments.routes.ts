import { createRoute } from "@hono/zod-openapi"
import { Bill } from "#contract/bills"
import { ClientCredit, NewClientPayment, NewCreditUse, NewRefund } from "#contract/client-credits"
import { allow } from "../../access/allow"
import { area, created, idOf, json, ok } from "../../http/operation"
import { ensure, found, invalid } from "../../http/problem"
import type { Call } from "../../ports/context"
import { addCredit, findCredit, listUnpaid, lockCredit } from "../bills/credit-note.queries"
import { addEvent, lockBill } from "../bills/queries"
import { billCan } from "../bills/rules"
import { showBill } from "../bills/show.commands"
import { spendCredit } from "./client-credit.commands"
import { recordPayment } from "./routes"
import { creditActs } from "./rules"

/** What a client paid for several bills, or too much: a log that only grows. Mounted below the clients. */
export const clientPayments = area()
/** What a bill is paid out of its client's credit. Mounted below the bills. */
export const creditUses = area()

clientPayments.openapi(
  createRoute({
    method: "get",
    path: "/{clientId}/credit",
    operationId: "findClientCredit",
    description: "What the client has paid beyond what was due, and what became of it.",
    middleware: allow("bills.see"),
    request: { params: idOf("clientId") },
    responses: ok(ClientCredit),
  }),
  async (c) => c.json(await showCredit(c, c.req.valid("param").clientId), 200),
)

clientPayments.openapi(
  createRoute({
    method: "post",
    path: "/{clientId}/payments",
    operationId: "addClientPayment",
    description:
      "Pays the client's bills, those first that were due first; the rest becomes credit.",
    middleware: allow("bills.edit"),
    request: { params: idOf("clientId"), body: json(NewClientPayment) },
    responses: created(ClientCredit),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const { clientId } = c.req.valid("param")
    const { amount, ...payment } = c.req.valid("json")
    const unpaid = await listUnpaid(db, owner, clientId)
    found(await lockCredit(db, owner, clientId))
    refuseFuture(payment, today)
    let left = amount
    for (const bill of unpaid) {
      if (left === 0) break
      const part = Math.min(left, bill.due)
      await recordPayment(c, bill, { ...payment, amount: part })
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
    return c.json(await showCredit(c, clientId), 201)
  },
)

clientPayments.openapi(
  createRoute({
    method: "post",
    path: "/{clientId}/refunds",
    operationId: "addRefund",
    description: "Gives a client's credit back, or a part of it.",
    middleware: allow("bills.edit"),
    request: { params: idOf("clientId"), body: json(NewRefund) },
    responses: created(ClientCredit),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const { clientId } = c.req.valid("param")
    const { amount, paidOn, means } = c.req.valid("json")
    const credit = found(await lockCredit(db, owner, clientId))
    refuseFuture({ paidOn }, today)
    ensure(credit.balance > 0, "nothingToRefund")
    if (amount > credit.balance) invalid([{ path: "amount", code: "beyondCredit" }])
    await addCredit(db, owner, { clientId, amount: -amount, what: "refunded", day: paidOn, means })
    return c.json(await showCredit(c, clientId), 201)
  },
)

creditUses.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/creditUses",
    operationId: "addCreditUse",
    description: "Pays a bill, or a part of it, out of what its client has paid too much.",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId"), body: json(NewCreditUse) },
    responses: created(Bill),
  }),
  async (c) => {
    const { owner, db, now } = c.var
    const bill = found(await lockBill(db, owner, c.req.valid("param").billId))
    const { amount } = c.req.valid("json")
    ensure(billCan.bePaid(bill), "billDraft")
    ensure(bill.due > 0, "billPaid")
    const { balance } = found(await lockCredit(db, owner, bill.clientId))
    if (amount > bill.due) invalid([{ path: "amount", code: "overpaid" }])
    if (amount > balance) invalid([{ path: "amount", code: "beyondCredit" }])
    await spendCredit(c, bill, amount)
    await addEvent(db, owner, { billId: bill.id, what: "paid", at: now, detail: String(amount) })
    return c.json(await showBill(c, bill.id), 201)
  },
)

function refuseFuture(
  { paidOn, collectedOn }: { paidOn: string; collectedOn?: string | null },
  today: string,
) {
  if (paidOn > today) invalid([{ path: "paidOn", code: "inFuture" }])
  if (collectedOn && collectedOn > today) invalid([{ path: "collectedOn", code: "inFuture" }])
}

async function showCredit(c: Call, clientId: string): Promise<ClientCredit> {
  const { owner, db } = c.var
  const { balance, entries } = found(await findCredit(db, owner, clientId))
  return {
    balance,
    currency: "EUR",
    entries: entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
    can: creditActs(c.var.rights, balance),
  }
}
