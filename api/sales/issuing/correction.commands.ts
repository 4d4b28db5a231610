import type { NewBill } from "#contract/bills"
import { plain, plainLine } from "#domain/decimal"
import { deliveryFieldsOf } from "#domain/delivery"
import { ensure, found } from "../../http/problem"
import type { Context } from "../../ports/context"
import { correctedBy, findFollowers } from "../bills/credit-note.queries"
import { draftBill } from "../bills/draft.commands"
import { type BillParts, type BillRow, findParts, lockBill } from "../bills/queries"
import { billCan } from "../bills/rules"

/** Drafts a credit note of all that the bill says. */
export async function draftCreditNote(context: Context, billId: string): Promise<BillRow> {
  const { bill, lines, corrected } = await sourceOf(context, billId)
  ensure(billCan.beCredited(bill, corrected), bill.number ? "billCredited" : "billDraft")
  const note = {
    ...copyOf(bill, lines),
    paymentDays: 0,
    paymentTerms: "days" as const,
    includePenalty: false,
    earlyPaymentRate: null,
    earlyPaymentDays: null,
    note: null,
    reason: null,
  }
  return draftBill(context, note, { kind: "creditNote", originId: bill.id, repeats: true })
}

/** Drafts a bill that cancels and replaces this one, as soon as it is issued. */
export async function draftCorrection(context: Context, billId: string): Promise<BillRow> {
  const { bill, lines, corrected } = await sourceOf(context, billId)
  ensure(billCan.beReplaced(bill, corrected), bill.number ? "billCredited" : "billDraft")
  const origin = { kind: "correction", originId: bill.id, repeats: true } as const
  return draftBill(context, copyOf(bill, lines), origin)
}

/** Drafts another bill that says the same, without its dates. */
export async function duplicateBill(context: Context, billId: string): Promise<BillRow> {
  const { bill, lines } = await sourceOf(context, billId)
  ensure(bill.kind !== "creditNote", "notDuplicated")
  const again = {
    ...copyOf(bill, lines),
    billingPeriodStart: null,
    billingPeriodEnd: null,
    suppliedOn: null,
  }
  return draftBill(context, again, { repeats: true })
}

async function sourceOf({ owner, db }: Context, billId: string) {
  const bill = found(await lockBill(db, owner, billId))
  const { lines } = await findParts(db, owner, bill.id)
  const corrected = correctedBy(await findFollowers(db, owner, bill.id), bill.totalTTC)
  return { bill, lines, corrected }
}

/** What was typed for a bill, to be typed again for another; its day is left for the day of issue. */
function copyOf(bill: BillRow, lines: BillParts["lines"]): NewBill {
  return {
    clientId: bill.clientId,
    releaseDate: null,
    billingPeriodStart: bill.billingPeriodStart,
    billingPeriodEnd: bill.billingPeriodEnd,
    paymentDays: bill.paymentDays,
    paymentTerms: bill.paymentTerms,
    discountRate: plain(bill.discountRate),
    discountAmount: bill.discountAmount,
    penaltyRate: plain(bill.penaltyRate),
    purchaseOrder: bill.purchaseOrder,
    buyerReference: bill.buyerReference,
    contractReference: bill.contractReference,
    suppliedOn: bill.suppliedOn,
    ...deliveryFieldsOf(bill),
    earlyPaymentRate: plain(bill.earlyPaymentRate),
    earlyPaymentDays: bill.earlyPaymentDays,
    note: bill.note,
    reason: null,
    keepsFranchise: bill.keepsFranchise,
    includeVat: bill.includeVat,
    includePenalty: bill.includePenalty,
    includeLogo: bill.includeLogo,
    includeSignature: bill.includeSignature,
    lines: lines.map(({ owner: _, billId: __, position: ___, amountHT: ____, ...line }) =>
      plainLine(line),
    ),
  }
}
