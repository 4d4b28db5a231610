import type { Outcome } from "#contract/selection"
import { found, HttpProblem } from "../../http/problem"
import type { Context } from "../../ports/context"
import { findDeposits } from "./deposit.queries"
import { type BillRow, lockBill, removeBill } from "./queries"
import { billCan } from "./rules"
import { eachBill } from "./selection.commands"

/** Removes a draft, or refuses to. */
export async function removeDraft(context: Context, id: string): Promise<void> {
  const problem = await tryRemove(context, found(await lockBill(context.db, context.owner, id)))
  if (problem) throw new HttpProblem(409, problem)
}

/** Removes those that may go. */
export const removeDrafts = (context: Context, ids: string[]): Promise<Outcome> =>
  eachBill(context, ids, (bill) => tryRemove(context, bill))

/**
 * Removes a draft, or says why not, as a code: it is issued, or it is to deduct deposits that were issued,
 * which nothing else would deduct any more.
 */
async function tryRemove({ db, owner }: Context, bill: BillRow): Promise<string | undefined> {
  if (!billCan.change(bill)) return "billIssued"
  const deposits = await findDeposits(db, owner, bill.id)
  if (deposits.some((it) => it.number !== null && it.credited < it.totalTTC))
    return "billHasDeposits"
  await removeBill(db, owner, bill.id)
  return undefined
}
