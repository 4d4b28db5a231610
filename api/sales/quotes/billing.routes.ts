import { createRoute } from "@hono/zod-openapi"
import { Bill, NewDeposit } from "#contract/bills"
import { allow } from "../../access/allow"
import type { Call } from "../../http/env"
import { area, created, idOf, json } from "../../http/operation"
import { ensure, found } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { addBill, addEvent as addBillEvent, lockBill } from "../bills/queries"
import { priceBill } from "../bills/rules"
import { showBill } from "../bills/show.commands"
import { draftDeposit } from "../issuing/deposits.routes"
import { writtenOf } from "./draft.rules"
import { addEvent, addQuotedBill, findLines, lockQuote, type QuoteRow } from "./queries"
import { billOf, quoteCan } from "./rules"

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
    const { owner, db } = c.var
    const quote = found(await lockQuote(db, owner, c.req.valid("param").quoteId))
    ensure(quoteCan.beBilled(quote), "quoteNotAccepted")
    ensure(quote.billId === null, "quoteBilled")
    return c.json(await showBill(c, await draftBill(c, quote)), 201)
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
    const { owner, db } = c.var
    const quote = found(await lockQuote(db, owner, c.req.valid("param").quoteId))
    ensure(quoteCan.beBilled(quote), "quoteNotAccepted")
    ensure(quote.billNumber === null, "quoteBilled")
    const billId = quote.billId ?? (await draftBill(c, quote))
    const bill = found(await lockBill(db, owner, billId))
    return c.json(await draftDeposit(c, bill, c.req.valid("json")), 201)
  },
)

/** The draft of the whole, by what was accepted; answers its id. The lock of the quote is held. */
async function draftBill(c: Call, quote: QuoteRow): Promise<string> {
  const { owner, db, now } = c.var
  const client = found(await findClient(db, owner, quote.clientId))
  const offered = writtenOf(quote, await findLines(db, owner, quote.id))
  const draft = billOf(offered, client.kind)
  const bill = found(await addBill(db, owner, draft, priceBill(draft, client.name, null)))
  await addBillEvent(db, owner, { billId: bill.id, what: "created", at: now })
  await addQuotedBill(db, owner, quote.id, bill.id)
  await addEvent(db, owner, { quoteId: quote.id, what: "billed", at: now })
  return bill.id
}
