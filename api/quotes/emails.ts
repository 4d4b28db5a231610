import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  BillEmail,
  BillEmailProposal,
  NewQuoteEmail,
  ProposalFilter,
  WholeBillEmail,
} from "../../contract/bill-emails"
import type { About } from "../../domain/mail-template"
import { allow, allowOutside } from "../http/allow"
import type { Call } from "../http/context"
import { area, created, download, gone, idOf, json, ok } from "../http/operation"
import { ensure, found } from "../http/problem"
import { aboutQuote } from "../mail/about"
import { listEmails } from "../mail/email-queries"
import {
  callOffEmail,
  dispatchEmail,
  proposeEmail,
  readEmail,
  readEmailHtml,
  testEmail,
  writeEmail,
} from "../mail/messages"
import { showEmail } from "../mail/show"
import { findQuote } from "./queries"
import { quoteCan } from "./rules"

/** Messages that send a quote to its client. */
export const emails = area()

const one = idOf("quoteId", "emailId")

emails.openapi(
  createRoute({
    method: "get",
    path: "/{quoteId}/emails",
    operationId: "listQuoteEmails",
    middleware: allow("quotes.see"),
    request: { params: idOf("quoteId") },
    responses: ok(z.array(BillEmail)),
  }),
  async (c) => {
    const { owner, db } = c.var
    const quote = found(await findQuote(db, owner, c.req.valid("param").quoteId))
    return c.json((await listEmails(db, owner, of(quote.id))).map(showEmail), 200)
  },
)

emails.openapi(
  createRoute({
    method: "get",
    path: "/{quoteId}/emails/proposal",
    operationId: "proposeQuoteEmail",
    description:
      "The first words of a message, from a template or as usual, in the client's language.",
    middleware: allow("quotes.see"),
    request: { params: idOf("quoteId"), query: ProposalFilter },
    responses: ok(BillEmailProposal),
  }),
  async (c) => {
    const about = await sendable(c, c.req.valid("param").quoteId)
    return c.json(await proposeEmail(c, about, c.req.valid("query").templateId), 200)
  },
)

emails.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/emails",
    operationId: "addQuoteEmail",
    description:
      "Queues a message with the quote's PDF attached, or keeps it as a draft. It is sent after the answer.",
    middleware: allow("quotes.edit"),
    request: { params: idOf("quoteId"), body: json(NewQuoteEmail) },
    responses: created(BillEmail),
  }),
  async (c) => {
    const about = await sendable(c, c.req.valid("param").quoteId)
    return c.json(await writeEmail(c, about, c.req.valid("json")), 201)
  },
)

emails.openapi(
  createRoute({
    method: "get",
    path: "/{quoteId}/emails/{emailId}",
    operationId: "findQuoteEmail",
    middleware: allow("quotes.see"),
    request: { params: one },
    responses: ok(WholeBillEmail),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { quoteId, emailId } = c.req.valid("param")
    const quote = found(await findQuote(db, owner, quoteId))
    return c.json(await readEmail(c, aboutQuote(quote), emailId), 200)
  },
)

emails.openapi(
  createRoute({
    method: "get",
    path: "/{quoteId}/emails/{emailId}/html",
    operationId: "readQuoteEmailHtml",
    description: "The HTML of the message, with its logo in it: nothing of it is fetched.",
    middleware: allowOutside("quotes.see"),
    request: { params: one },
    responses: download("text/html"),
  }),
  async (c) => {
    const { quoteId, emailId } = c.req.valid("param")
    return readEmailHtml(c, of(quoteId), emailId)
  },
)

emails.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/emails/{emailId}/dispatch",
    operationId: "dispatchQuoteEmail",
    description: "Queues a draft.",
    middleware: allow("quotes.edit"),
    request: { params: one },
    responses: ok(BillEmail),
  }),
  async (c) => {
    const { quoteId, emailId } = c.req.valid("param")
    return c.json(await dispatchEmail(c, of(quoteId), emailId), 200)
  },
)

emails.openapi(
  createRoute({
    method: "post",
    path: "/{quoteId}/emails/{emailId}/tests",
    operationId: "testQuoteEmail",
    description: "Sends the same message to oneself, and to nobody else.",
    middleware: allow("quotes.edit"),
    request: { params: one },
    responses: created(BillEmail),
  }),
  async (c) => {
    const { quoteId, emailId } = c.req.valid("param")
    return c.json(await testEmail(c, of(quoteId), emailId), 201)
  },
)

emails.openapi(
  createRoute({
    method: "delete",
    path: "/{quoteId}/emails/{emailId}",
    operationId: "removeQuoteEmail",
    description:
      "Removes a draft; calls off a message that has not begun to leave, which stays in the history.",
    middleware: allow("quotes.edit"),
    request: { params: one },
    responses: gone,
  }),
  async (c) => {
    const { quoteId, emailId } = c.req.valid("param")
    await callOffEmail(c, of(quoteId), emailId)
    return c.body(null, 204)
  },
)

const of = (quoteId: string) => ({ billId: null, quoteId })

/** What can be sent now: only what has its number. */
async function sendable(c: Call, id: string): Promise<About> {
  const quote = found(await findQuote(c.var.db, c.var.owner, id))
  ensure(quoteCan.beSent(quote), "quoteDraft")
  return aboutQuote(quote)
}
