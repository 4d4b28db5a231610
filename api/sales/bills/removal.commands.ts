import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { findDeposits } from "./deposit.queries"
import type { BillRow } from "./queries"
import { billCan } from "./rules"

/**
 * Why a bill is not removed, as a code: it is issued, or it is to deduct deposits that were issued, which
 * nothing else would deduct any more. Nothing for a draft that may go.
 */
export async function removalProblem(db: Database, owner: Owner, bill: BillRow) {
  if (!billCan.change(bill)) return "billIssued"
  const deposits = await findDeposits(db, owner, bill.id)
  const isAsked = deposits.some((it) => it.number !== null && it.credited < it.totalTTC)
  return isAsked ? "billHasDeposits" : undefined
}
