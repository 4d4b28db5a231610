import type { Act } from "../http/context"
import { ensure, found } from "../http/problem"
import { moveToCredit, spendCredit } from "./client-credit"
import { creditBill, deduct } from "./credit-queries"
import { findDeducting } from "./deposit-queries"
import { addEvent, type BillRow, findBill, lockBill } from "./queries"
import { billCan } from "./rules"

/** The bill that a credit note or a correction is about, as long as something of it is left to correct. */
export async function lockOrigin(c: Act, draft: BillRow): Promise<BillRow | undefined> {
  const { owner, db } = c.var
  if (!draft.originId) return undefined
  const origin = found(await lockBill(db, owner, draft.originId))
  const may = draft.kind === "creditNote" ? billCan.beCredited : billCan.beReplaced
  ensure(may(origin), "billCredited")
  const deducting = origin.kind === "deposit" && (await findDeducting(db, owner, origin.id))
  ensure(!deducting || deducting.number === null, "depositDeducted")
  return origin
}

/**
 * What is issued now takes back a part of the origin, or all of it. What was paid beyond what is left of it
 * becomes the client's credit.
 */
export async function settleOrigin(c: Act, issued: BillRow, origin: BillRow): Promise<void> {
  const { owner, db, now } = c.var
  const isNote = issued.kind === "creditNote"
  const takenBack = isNote ? issued.totalTTC : origin.totalTTC
  const beyond = takenBack - origin.due
  ensure(beyond <= origin.paid, "creditBeyondDeposits")
  if (beyond > 0) await moveToCredit(c, origin, beyond, issued.clientId)
  await creditBill(db, owner, origin.id, takenBack)
  if (!isNote) await deduct(db, owner, issued.id, { ht: origin.totalHT, ttc: origin.totalTTC })
  await addEvent(db, owner, {
    billId: origin.id,
    what: isNote ? "credited" : "replaced",
    at: now,
    detail: issued.number ?? undefined,
  })
}

/** What was paid for a bill pays the one that replaces it; what is left over stays the client's credit. */
export async function takeOverPayments(c: Act, issued: BillRow, origin: BillRow): Promise<void> {
  const { owner, db } = c.var
  const amount = Math.min(origin.paid, issued.totalTTC)
  if (amount > 0) await spendCredit(c, found(await findBill(db, owner, issued.id)), amount)
}
