import { ensure, found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { correctedBy, creditBill, deduct, findFollowers } from "../bills/credit-note.queries"
import { deductingBill, findDeducting, findDeposits } from "../bills/deposit.queries"
import { addEvent, type BillRow, findBill, lockBill } from "../bills/queries"
import { billCan } from "../bills/rules"
import { moveToCredit, spendCredit } from "../payments/client-credit.commands"

/** The bill that a credit note or a correction is about, as long as something of it is left to correct. */
export async function lockOrigin(context: Context, draft: BillRow): Promise<BillRow | undefined> {
  const { owner, db } = context
  if (!draft.originId) return undefined
  const origin = found(await lockBill(db, owner, draft.originId))
  const may = draft.kind === "creditNote" ? billCan.beCredited : billCan.beReplaced
  const corrected = correctedBy(await findFollowers(db, owner, origin.id), origin.totalTTC)
  ensure(may(origin, corrected), "billCredited")
  const deducting = origin.kind === "deposit" && (await findDeducting(db, owner, origin.id))
  ensure(!deducting || deducting.number === null, "depositDeducted")
  return origin
}

/**
 * What is issued now takes back a part of the origin, or all of it. What was paid beyond what is left of it
 * becomes the client's credit: for the bill first, then for the deposits that it deducted. A correction
 * keeps those, as it takes the bill's place whole.
 */
export async function settleOrigin(
  context: Context,
  issued: BillRow,
  origin: BillRow,
): Promise<void> {
  const { owner, db } = context
  const number = issued.number ?? undefined
  if (issued.kind === "correction") {
    // As what was paid follows the bill, it follows to the client to whom it should have been addressed.
    const { clientId } = issued
    await correctBill(context, origin, origin.due + origin.paid, {
      what: "replaced",
      number,
      clientId,
    })
    await deduct(db, owner, issued.id, { ht: origin.totalHT, ttc: origin.totalTTC })
    return
  }
  let rest = issued.totalTTC
  const ofBill = Math.min(rest, origin.due + origin.paid)
  await correctBill(context, origin, ofBill, {
    what: "credited",
    number,
    clientId: issued.clientId,
  })
  rest -= ofBill
  const deducting = await deductingBill(db, owner, origin)
  for (const { id } of rest > 0 ? await findDeposits(db, owner, deducting) : []) {
    const deposit = found(await lockBill(db, owner, id))
    const ofDeposit = Math.min(rest, deposit.due + deposit.paid)
    if (ofDeposit <= 0) continue
    await correctBill(context, deposit, ofDeposit, {
      what: "credited",
      number,
      clientId: issued.clientId,
    })
    rest -= ofDeposit
  }
  ensure(rest === 0, "creditBeyondDeposits")
}

/** Takes so much of a bill back: what is still owed of it first, then what was paid. */
async function correctBill(
  context: Context,
  bill: BillRow,
  amount: number,
  { what, number, clientId }: { what: "credited" | "replaced"; number?: string; clientId?: string },
): Promise<void> {
  const { owner, db, now } = context
  const beyond = amount - bill.due
  if (beyond > 0) await moveToCredit(context, bill, beyond, clientId)
  await creditBill(db, owner, bill.id, amount)
  await addEvent(db, owner, { billId: bill.id, what, at: now, detail: number })
}

/** What was paid for a bill pays the one that replaces it; what is left over stays the client's credit. */
export async function transferPayments(
  context: Context,
  issued: BillRow,
  origin: BillRow,
): Promise<void> {
  const { owner, db } = context
  const bill = found(await findBill(db, owner, issued.id))
  const amount = Math.min(origin.paid, bill.due)
  if (amount > 0) await spendCredit(context, bill, amount)
}
