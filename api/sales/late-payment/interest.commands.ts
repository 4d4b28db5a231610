import type { LateInterest } from "#contract/late-interest"
import { isOwed } from "#domain/bill-kind"
import { plain } from "#domain/decimal"
import { lateInterest } from "#domain/late-interest"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { findSnapshot } from "../bills/issue.queries"
import { type BillRow, findParts } from "../bills/queries"

/** What a bill that was issued costs by now; nothing of what nobody owes. */
export async function lateOf(
  { owner, db, today }: Pick<Context, "owner" | "db" | "today">,
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
      percent: plain(bill.penaltyRate),
      client: snapshot.client.kind,
    },
    today,
  )
  const total = due + cost.interest + cost.indemnity
  return { billId: bill.id, number, dueDate, until: today, currency, due, ...cost, total }
}
