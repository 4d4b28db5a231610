import { createRoute } from "@hono/zod-openapi"
import { Bill, type NewBill } from "#contract/bills"
import type { BillKind } from "#domain/bill-kind"
import { allow } from "../../access/allow"
import { area, created, idOf } from "../../http/operation"
import { ensure, found } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import type { Call } from "../../ports/context"
import { correctedBy, findFollowers, findRemaining } from "../bills/credit-note.queries"
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

/** Bills that are made of other bills: each is a draft first, which one may still change. */
export const corrections = area()

corrections.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/creditNotes",
    operationId: "addCreditNote",
    description:
      "Drafts a credit note of all that the bill says; what is too much is refused at issue.",
    middleware: allow("bills.create"),
    request: { params: idOf("billId") },
    responses: created(Bill),
  }),
  async (c) => {
    const { bill, lines, corrected } = await sourceOf(c, c.req.valid("param").billId)
    ensure(billCan.beCredited(bill, corrected), bill.number ? "billCredited" : "billDraft")
    const note = {
      ...copyOf(bill, lines),
      paymentDays: 0,
      paymentTerms: "days" as const,
      includePenalty: false,
      note: null,
    }
    return c.json(await draft(c, note, { kind: "creditNote", originId: bill.id }), 201)
  },
)

corrections.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/corrections",
    operationId: "addCorrection",
    description: "Drafts a bill that cancels and replaces this one, as soon as it is issued.",
    middleware: allow("bills.create"),
    request: { params: idOf("billId") },
    responses: created(Bill),
  }),
  async (c) => {
    const { bill, lines, corrected } = await sourceOf(c, c.req.valid("param").billId)
    ensure(billCan.beReplaced(bill, corrected), bill.number ? "billCredited" : "billDraft")
    const about = { kind: "correction", originId: bill.id } as const
    return c.json(await draft(c, copyOf(bill, lines), about), 201)
  },
)

corrections.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/duplicates",
    operationId: "addDuplicate",
    description: "Drafts another bill that says the same, without its dates.",
    middleware: allow("bills.create"),
    request: { params: idOf("billId") },
    responses: created(Bill),
  }),
  async (c) => {
    const { bill, lines } = await sourceOf(c, c.req.valid("param").billId)
    ensure(bill.kind !== "creditNote", "notDuplicated")
    const again = { ...copyOf(bill, lines), billingPeriodStart: null, billingPeriodEnd: null }
    return c.json(await draft(c, again), 201)
  },
)

async function sourceOf(c: Call, billId: string) {
  const { owner, db } = c.var
  const bill = found(await lockBill(db, owner, billId))
  const { lines } = await findParts(db, owner, bill.id)
  const corrected = correctedBy(await findFollowers(db, owner, bill.id), bill.totalTTC)
  return { bill, lines, corrected }
}

async function draft(
  c: Call,
  bill: NewBill,
  about: { kind?: BillKind; originId?: string } = {},
): Promise<Bill> {
  const { owner, db, now } = c.var
  const left =
    about.kind === "creditNote" && about.originId
      ? await findRemaining(db, owner, about.originId)
      : null
  const { name: clientName } = found(await findClient(db, owner, bill.clientId))
  const priced = priceBill(bill, clientName, left)
  const added = found(await addBill(db, owner, bill, priced, about))
  await addEvent(db, owner, { billId: added.id, what: "created", at: now })
  return showBill(c, added.id)
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
    discountRate: bill.discountRate && plain(bill.discountRate),
    discountAmount: bill.discountAmount,
    penaltyRate: bill.penaltyRate && plain(bill.penaltyRate),
    purchaseOrder: bill.purchaseOrder,
    note: bill.note,
    includeVat: bill.includeVat,
    includePenalty: bill.includePenalty,
    includeLogo: bill.includeLogo,
    includeSignature: bill.includeSignature,
    lines: lines.map((line) => ({
      serviceName: line.serviceName,
      productId: line.productId,
      description: line.description,
      quantity: plain(line.quantity),
      unit: line.unit,
      unitPriceHT: line.unitPriceHT,
      vatRate: plain(line.vatRate),
      discountRate: line.discountRate && plain(line.discountRate),
      kind: line.kind,
      vatCategory: line.vatCategory,
    })),
  }
}
