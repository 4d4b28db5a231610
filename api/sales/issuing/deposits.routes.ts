import { createRoute } from "@hono/zod-openapi"
import type { z } from "zod"
import { Bill, type NewBill, NewDeposit } from "#contract/bills"
import { priceLines } from "#domain/bill-pricing"
import { type DepositShare, depositBases } from "#domain/deposit"
import { allow } from "../../access/allow"
import type { Call } from "../../http/env"
import { area, created, idOf, json } from "../../http/operation"
import { ensure, found, invalid } from "../../http/problem"
import { wordingIn } from "../../paper/document-wording"
import { findClient } from "../../people/clients/queries"
import { addDeduction } from "../bills/deposit.queries"
import {
  addBill,
  addEvent,
  type BillParts,
  type BillRow,
  findParts,
  lockBill,
} from "../bills/queries"
import { billCan, plain, priceBill } from "../bills/rules"
import { showBill } from "../bills/show.commands"

/** Deposits: bills of a part of what a draft will ask, which deducts them once it is issued. */
export const deposits = area()

deposits.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/deposits",
    operationId: "addDeposit",
    description: "Drafts a deposit of a draft: it is issued first, and deducted with its VAT.",
    middleware: allow("bills.create"),
    request: { params: idOf("billId"), body: json(NewDeposit) },
    responses: created(Bill),
  }),
  async (c) => {
    const { owner, db } = c.var
    const bill = found(await lockBill(db, owner, c.req.valid("param").billId))
    ensure(bill.kind === "bill", "notDeposited")
    ensure(billCan.change(bill), "billIssued")
    return c.json(await draftDeposit(c, bill, c.req.valid("json")), 201)
  },
)

/** Drafts a deposit of a draft, of which the lock is held. */
export async function draftDeposit(
  c: Call,
  bill: BillRow,
  { percent, amountHT }: z.output<typeof NewDeposit>,
): Promise<Bill> {
  const { owner, db, now } = c.var
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
    penaltyRate: bill.penaltyRate && plain(bill.penaltyRate),
    purchaseOrder: bill.purchaseOrder,
    note: bill.note,
    includeVat: bill.includeVat,
    includePenalty: bill.includePenalty,
    includeLogo: bill.includeLogo,
    includeSignature: bill.includeSignature,
    lines: depositBases(priceLines(lines, bill).vat, share).map(({ rate, base }) =>
      lineOf(name, { rate, base }, lines),
    ),
  }
  ensure(asked.lines.length > 0, "nothingToDeposit")
  const priced = priceBill(asked, client.name, null)
  const deposit = found(await addBill(db, owner, asked, priced, { kind: "deposit" }))
  await addDeduction(db, owner, bill.id, deposit.id)
  await addEvent(db, owner, { billId: deposit.id, what: "created", at: now })
  return showBill(c, deposit.id)
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
