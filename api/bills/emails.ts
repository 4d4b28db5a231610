import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  BillEmail,
  BillEmailProposal,
  NewBillEmail,
  ProposalFilter,
  WholeBillEmail,
} from "../../contract/bill-emails"
import type { About } from "../../domain/mail-template"
import { allow, allowOutside } from "../http/allow"
import type { Call } from "../http/context"
import { area, created, download, gone, idOf, json, ok } from "../http/operation"
import { ensure, found } from "../http/problem"
import { aboutBill } from "../mail/about"
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
import { findBill } from "./queries"
import { billCan } from "./rules"

/** Messages that send a bill to its client. */
export const emails = area()

const one = idOf("billId", "emailId")

emails.openapi(
  createRoute({
    method: "get",
    path: "/{billId}/emails",
    operationId: "listBillEmails",
    middleware: allow("bills.see"),
    request: { params: idOf("billId") },
    responses: ok(z.array(BillEmail)),
  }),
  async (c) => {
    const { owner, db } = c.var
    const bill = found(await findBill(db, owner, c.req.valid("param").billId))
    return c.json((await listEmails(db, owner, of(bill.id))).map(showEmail), 200)
  },
)

emails.openapi(
  createRoute({
    method: "get",
    path: "/{billId}/emails/proposal",
    operationId: "proposeBillEmail",
    description:
      "The first words of a message, from a template or as usual, in the client's language.",
    middleware: allow("bills.see"),
    request: { params: idOf("billId"), query: ProposalFilter },
    responses: ok(BillEmailProposal),
  }),
  async (c) => {
    const about = await sendable(c, c.req.valid("param").billId)
    return c.json(await proposeEmail(c, about, c.req.valid("query").templateId), 200)
  },
)

emails.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/emails",
    operationId: "addBillEmail",
    description:
      "Queues a message with the bill's PDF attached, or keeps it as a draft. It is sent after the answer.",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId"), body: json(NewBillEmail) },
    responses: created(BillEmail),
  }),
  async (c) => {
    const about = await sendable(c, c.req.valid("param").billId)
    return c.json(await writeEmail(c, about, c.req.valid("json")), 201)
  },
)

emails.openapi(
  createRoute({
    method: "get",
    path: "/{billId}/emails/{emailId}",
    operationId: "findBillEmail",
    middleware: allow("bills.see"),
    request: { params: one },
    responses: ok(WholeBillEmail),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { billId, emailId } = c.req.valid("param")
    const bill = found(await findBill(db, owner, billId))
    return c.json(await readEmail(c, aboutBill(bill), emailId), 200)
  },
)

emails.openapi(
  createRoute({
    method: "get",
    path: "/{billId}/emails/{emailId}/html",
    operationId: "readBillEmailHtml",
    description: "The HTML of the message, with its logo in it: nothing of it is fetched.",
    middleware: allowOutside("bills.see"),
    request: { params: one },
    responses: download("text/html"),
  }),
  async (c) => {
    const { billId, emailId } = c.req.valid("param")
    return readEmailHtml(c, of(billId), emailId)
  },
)

emails.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/emails/{emailId}/dispatch",
    operationId: "dispatchBillEmail",
    description: "Queues a draft.",
    middleware: allow("bills.edit"),
    request: { params: one },
    responses: ok(BillEmail),
  }),
  async (c) => {
    const { billId, emailId } = c.req.valid("param")
    return c.json(await dispatchEmail(c, of(billId), emailId), 200)
  },
)

emails.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/emails/{emailId}/tests",
    operationId: "testBillEmail",
    description: "Sends the same message to oneself, and to nobody else.",
    middleware: allow("bills.edit"),
    request: { params: one },
    responses: created(BillEmail),
  }),
  async (c) => {
    const { billId, emailId } = c.req.valid("param")
    return c.json(await testEmail(c, of(billId), emailId), 201)
  },
)

emails.openapi(
  createRoute({
    method: "delete",
    path: "/{billId}/emails/{emailId}",
    operationId: "removeBillEmail",
    description:
      "Removes a draft; calls off a message that has not begun to leave, which stays in the history.",
    middleware: allow("bills.edit"),
    request: { params: one },
    responses: gone,
  }),
  async (c) => {
    const { billId, emailId } = c.req.valid("param")
    await callOffEmail(c, of(billId), emailId)
    return c.body(null, 204)
  },
)

const of = (billId: string) => ({ billId, quoteId: null })

/** What can be sent now: only what has its number. */
async function sendable(c: Call, id: string): Promise<About> {
  const bill = found(await findBill(c.var.db, c.var.owner, id))
  ensure(billCan.beSent(bill), "billDraft")
  return aboutBill(bill)
}
