import { createRoute } from "@hono/zod-openapi"
import { LateInterest } from "#contract/late-interest"
import { isOwed } from "#domain/bill-kind"
import { lateInterest } from "#domain/late-interest"
import { allow } from "../../access/allow"
import { area, idOf, ok } from "../../http/operation"
import { ensure, found } from "../../http/problem"
import type { Act } from "../../ports/context"
import { findSnapshot } from "../bills/issue.queries"
import { type BillRow, findBill, findParts } from "../bills/queries"
import { plain } from "../bills/rules"

/** What payment that comes late costs. */
export const late = area()

late.openapi(
  createRoute({
    method: "get",
    path: "/{billId}/late-interest",
    operationId: "findLateInterest",
    description: "Nothing of it is billed: it is owed without a reminder (C. com. L441-10 II).",
    middleware: allow("bills.see"),
    request: { params: idOf("billId") },
    responses: ok(LateInterest),
  }),
  async (c) => {
    const bill = found(await findBill(c.var.db, c.var.owner, c.req.valid("param").billId))
    const late = await lateOf(c, bill)
    ensure(late, "nothingOverdue")
    return c.json(late, 200)
  },
)

/** What a bill that was issued costs by now; nothing of what nobody owes. */
export async function lateOf(
  { var: { owner, db, today } }: { var: Pick<Act["var"], "owner" | "db" | "today"> },
  bill: BillRow,
): Promise<LateInterest | undefined> {
  const { dueDate, number, due, currency } = bill
  if (!number || !dueDate || !isOwed(bill.kind)) return undefined
  const { snapshot } = found(await findSnapshot(db, owner, bill.id))
  const { payments } = await findParts(db, owner, bill.id)
  const reversed = new Set(payments.map(({ reversalOf }) => reversalOf))
  const cost = lateInterest(
    {
      dueDate,
      // What was credited, deducted or given up was never to be paid.
      owed: bill.totalTTC - bill.prepaid - bill.credited - bill.writtenOff,
      // A cheque that bounced never came.
      payments: payments.filter(({ id, reversalOf }) => !reversalOf && !reversed.has(id)),
      percent: bill.penaltyRate && plain(bill.penaltyRate),
      between: snapshot.client.kind === "company" ? "businesses" : "consumer",
    },
    today,
  )
  const total = due + cost.interest + cost.indemnity
  return { billId: bill.id, number, dueDate, until: today, currency, due, ...cost, total }
}
