import { createRoute } from "@hono/zod-openapi"
import { Bill, NewDeposit } from "#contract/bills"
import { allow } from "../../access/allow"
import { area, created, idOf, json } from "../../http/operation"
import { showBill } from "../bills/show.commands"
import { billDeposit, billQuote } from "./billing.commands"

/** What is billed of a quote that was accepted: deposits first, and the whole once. */
export const billing = area()

billing.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/bills",
    operationId: "billQuote",
    description: "Drafts the bill of the whole; there is one at a time.",
    middleware: allow("quotes.edit", "bills.create"),
    request: { params: idOf("quoteId") },
    responses: created(Bill),
  }),
  async (c) => {
    const billId = await billQuote(c.var, c.req.valid("param").quoteId)
    return c.json(await showBill(c.var, billId), 201)
  },
)

billing.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/deposits",
    operationId: "billQuoteDeposit",
    description:
      "Drafts a deposit, and the bill of the whole that will deduct it, unless there is one already.",
    middleware: allow("quotes.edit", "bills.create"),
    request: { params: idOf("quoteId"), body: json(NewDeposit) },
    responses: created(Bill),
  }),
  async (c) => {
    const { quoteId } = c.req.valid("param")
    const deposit = await billDeposit(c.var, quoteId, c.req.valid("json"))
    return c.json(await showBill(c.var, deposit.id), 201)
  },
)
