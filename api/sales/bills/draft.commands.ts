import type { NewBill } from "#contract/bills"
import type { BillKind } from "#domain/bill-kind"
import { ensure, found, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { checkDraft } from "../documents/draft.commands"
import { deductingBill, findDeducting, findDeposits } from "./deposit.queries"
import { mayChargeVat } from "./franchise.commands"
import { leftOfOrigin } from "./preparation.commands"
import { addBill, addEvent, type BillRow, changeBill, lockBill } from "./queries"
import { billCan, priceBill } from "./rules"
import { showBill } from "./show.commands"

/** What a draft is made of, where nobody typed it. */
export interface BillOrigin {
  kind?: BillKind
  /** The bill that a credit note or a correction is about. */
  originId?: string
  /** It says again what another paper of the owner's says. */
  repeats?: boolean
  /** With what its history begins. */
  event?: { what: "created" | "recurring"; detail?: string }
}

/** Checks, prices and writes down the draft of a bill, whoever asks for it. */
export async function draftBill(
  context: Context,
  bill: NewBill,
  { kind, originId, repeats, event = { what: "created" } }: BillOrigin = {},
): Promise<BillRow> {
  const { owner, db, now } = context
  const client = await checkDraft(context, bill, {
    repeats,
    chargesVat: await mayChargeVat(context, bill),
  })
  const priced = priceBill(bill, client.name, await leftOfOrigin(context, { kind, originId }))
  const added = found(
    await addBill(db, owner, bill, priced, {
      ...(kind && { kind }),
      ...(originId && { originId }),
    }),
  )
  await addEvent(db, owner, { billId: added.id, ...event, at: now })
  return added
}

/** A draft under lock, as the caller knows it. */
export async function lockDraft(context: Context, id: string, version: number): Promise<BillRow> {
  const bill = found(await lockBill(context.db, context.owner, id))
  ensure(billCan.change(bill), "billIssued")
  return bill.version === version ? bill : stale(await showBill(context, id))
}

/** Writes a draft anew, of which the lock is held. */
export async function rewriteDraft(context: Context, bill: BillRow, typed: NewBill): Promise<void> {
  // What takes a bill back, or its place, is by the regime of that bill, which its issue looks at.
  const client = await checkDraft(context, typed, {
    repeats: bill.originId !== null,
    chargesVat: await mayChargeVat(context, typed),
  })
  if (typed.clientId !== bill.clientId) await ensureFreeOfClient(context, bill)
  const priced = priceBill(typed, client.name, await leftOfOrigin(context, bill))
  await changeBill(context.db, context.owner, bill.id, typed, priced)
}

/** What takes a bill back is its client's, and so are a deposit and the bill that deducts it, or what replaces that. */
async function ensureFreeOfClient({ db, owner }: Context, bill: BillRow): Promise<void> {
  const refuse = (code: string) => invalid([{ path: "clientId", code }])
  if (bill.kind === "creditNote") refuse("clientOfOrigin")
  const deposits = await findDeposits(db, owner, await deductingBill(db, owner, bill))
  const stand = deposits.some(({ credited, totalTTC }) => credited < totalTTC)
  if (stand || (await findDeducting(db, owner, bill.id))) refuse("clientOfDeposit")
}
