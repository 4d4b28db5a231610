import type { z } from "zod"
import type { NewBill, NewDeposit } from "#contract/bills"
import { priceLines } from "#domain/bill-pricing"
import { plain } from "#domain/decimal"
import { deliveryFieldsOf } from "#domain/delivery"
import { type DepositShare, depositBases } from "#domain/deposit"
import { ensure, found, invalid } from "../../http/problem"
import { wordingIn } from "../../paper/document-wording"
import { findClient } from "../../people/clients/queries"
import type { Context } from "../../ports/context"
import { addDeduction } from "../bills/deposit.queries"
import { draftBill } from "../bills/draft.commands"
import { type BillParts, type BillRow, findParts, lockBill } from "../bills/queries"
import { billCan } from "../bills/rules"

/** Drafts a deposit of a draft, which deducts it once both are issued. */
export async function draftDeposit(
  context: Context,
  billId: string,
  { percent, amountHT }: z.output<typeof NewDeposit>,
): Promise<BillRow> {
  const { owner, db } = context
  const bill = found(await lockBill(db, owner, billId))
  ensure(bill.kind === "bill", "notDeposited")
  ensure(billCan.change(bill), "billIssued")
  const share: DepositShare = percent ? { percent } : { amountHT: amountHT ?? 0 }
  if ("amountHT" in share && share.amountHT > bill.totalHT)
    invalid([{ path: "amountHT", code: "depositsExceed" }])
  const { lines } = await findParts(db, owner, bill.id)
  const client = found(await findClient(db, owner, bill.clientId))
  const name = wordingIn(client.language).depositOf(percent ? plain(percent) : null)
  const asked: NewBill = {
    clientId: bill.clientId,
    releaseDate: null,
    billingPeriodStart: null,
    billingPeriodEnd: null,
    paymentDays: 0,
    paymentTerms: "days",
    discountRate: null,
    discountAmount: null,
    penaltyRate: plain(bill.penaltyRate),
    purchaseOrder: bill.purchaseOrder,
    buyerReference: bill.buyerReference,
    contractReference: bill.contractReference,
    suppliedOn: null,
    ...deliveryFieldsOf(bill),
    earlyPaymentRate: null,
    earlyPaymentDays: null,
    note: bill.note,
    reason: null,
    keepsFranchise: bill.keepsFranchise,
    includeVat: bill.includeVat,
    includePenalty: bill.includePenalty,
    includeLogo: bill.includeLogo,
    includeSignature: bill.includeSignature,
    lines: depositBases(priceLines(lines, bill).vat, share).map(({ rate, base }) =>
      lineOf(name, { rate, base }, lines),
    ),
  }
  ensure(asked.lines.length > 0, "nothingToDeposit")
  const deposit = await draftBill(context, asked, { kind: "deposit", repeats: true })
  await addDeduction(db, owner, bill.id, deposit.id)
  return deposit
}

/** A line of a deposit at one rate; it says of VAT what the bill's first line at that rate says. */
function lineOf(
  serviceName: string,
  { rate, base }: { rate: string; base: number },
  lines: BillParts["lines"],
): NewBill["lines"][number] {
  const like = lines.find(({ vatRate }) => Number(vatRate) === Number(rate))
  return {
    serviceName,
    productId: null,
    description: like?.serviceName ?? null,
    quantity: "1",
    unit: "flat",
    unitPriceHT: base,
    vatRate: plain(rate),
    discountRate: null,
    kind: like?.kind ?? (like?.productId ? "goods" : null),
    vatCategory: like?.vatCategory ?? null,
  }
}
