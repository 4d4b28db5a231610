import type { Outcome } from "#contract/selection"
import { found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { type BillRow, lockBill } from "./queries"

/**
 * Does it to one bill after the other, all in one transaction, each by the rules of one: `work` answers why
 * not, as a code. Always in the same order: no two selections wait on each other.
 */
export async function eachBill(
  { owner, db }: Context,
  ids: string[],
  work: (bill: BillRow) => Promise<string | undefined>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [] }
  for (const id of [...new Set(ids.map((it) => it.toLowerCase()))].sort()) {
    const bill = found(await lockBill(db, owner, id))
    const code = await work(bill)
    if (code) outcome.refused.push({ id, name: bill.number ?? bill.clientName, code })
    else outcome.done.push(id)
  }
  return outcome
}
