import { createRoute } from "@hono/zod-openapi"
import { NewPayments } from "#contract/bill-payments"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { found, invalid } from "../../http/problem"
import type { Call } from "../../ports/context"
import { type BillRow, lockBill, removeBill } from "../bills/queries"
import { removalProblem } from "../bills/removal.commands"
import { billCan } from "../bills/rules"
import { recordPayment } from "./routes"

/** What is done with several bills at once: all in one transaction, each by the rules of one. */
export const selections = area()

selections.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeBills",
    description:
      "Removes drafts; issued bills are refused, and drafts that are to deduct issued deposits. 404, and nothing removed, where one of the ids is not there.",
    middleware: allow("bills.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { owner, db } = c.var
    const outcome = await each(c, c.req.valid("json").ids, async (bill) => {
      const kept = await removalProblem(db, owner, bill)
      if (kept) return kept
      await removeBill(db, owner, bill.id)
    })
    return c.json(outcome, 200)
  },
)

selections.openapi(
  createRoute({
    method: "post",
    path: "/payments",
    operationId: "addPayments",
    description:
      "Records that what each bill still owes was paid. 404, and nothing recorded, where one of the ids is not there.",
    middleware: allow("bills.edit"),
    request: { body: json(NewPayments) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { ids, paidOn, means } = c.req.valid("json")
    if (paidOn > c.var.today) invalid([{ path: "paidOn", code: "inFuture" }])
    const outcome = await each(c, ids, async (bill) => {
      if (!billCan.bePaid(bill)) return "billDraft"
      if (bill.due === 0) return "billPaid"
      await recordPayment(c, bill, { amount: bill.due, paidOn, means, collectedOn: null })
    })
    return c.json(outcome, 200)
  },
)

/** Does it to one bill after the other, always in the same order: no two selections wait on each other. */
async function each(
  c: Call,
  ids: string[],
  work: (bill: BillRow) => Promise<string | undefined>,
): Promise<Outcome> {
  const { owner, db } = c.var
  const outcome: Outcome = { done: [], refused: [] }
  for (const id of [...new Set(ids.map((it) => it.toLowerCase()))].sort()) {
    const bill = found(await lockBill(db, owner, id))
    const code = await work(bill)
    if (code) outcome.refused.push({ id, name: bill.number ?? bill.clientName, code })
    else outcome.done.push(id)
  }
  return outcome
}
