import { createRoute } from "@hono/zod-openapi"
import { Bill, CreditNoteQuery } from "#contract/bills"
import { allow } from "../../access/allow"
import { area, created, idOf } from "../../http/operation"
import { showBill } from "../bills/show.commands"
import {
  draftCorrection,
  draftCreditNote,
  draftDiscountNote,
  duplicateBill,
} from "./correction.commands"

/** Bills that are made of other bills: each is a draft first, which one may still change. */
export const corrections = area()

corrections.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/creditNotes",
    operationId: "addCreditNote",
    description:
      "Drafts a credit note of all that the bill says, or of the discount for early payment that its client took; what is too much is refused at issue.",
    middleware: allow("bills.create"),
    request: { params: idOf("billId"), query: CreditNoteQuery },
    responses: created(Bill),
  }),
  async (c) => {
    const { billId } = c.req.valid("param")
    const isOfDiscount = c.req.valid("query").of === "discount"
    const bill = isOfDiscount
      ? await draftDiscountNote(c.var, billId)
      : await draftCreditNote(c.var, billId)
    return c.json(await showBill(c.var, bill.id), 201)
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
    const bill = await draftCorrection(c.var, c.req.valid("param").billId)
    return c.json(await showBill(c.var, bill.id), 201)
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
    const bill = await duplicateBill(c.var, c.req.valid("param").billId)
    return c.json(await showBill(c.var, bill.id), 201)
  },
)
