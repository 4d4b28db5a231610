import { createRoute } from "@hono/zod-openapi"
import { Bill } from "#contract/bills"
import { allow } from "../../access/allow"
import { area, created, idOf } from "../../http/operation"
import { showBill } from "../bills/show.commands"
import { draftCorrection, draftCreditNote, duplicateBill } from "./correction.commands"

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
    const bill = await draftCreditNote(c.var, c.req.valid("param").billId)
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
