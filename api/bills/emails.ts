import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  BillEmail,
  BillEmailProposal,
  NewBillEmail,
  ProposalFilter,
  WholeBillEmail,
} from "../../contract/bill-emails"
import { instantInParis } from "../../domain/day"
import { findFile, keepFiles } from "../files/queries"
import { allow, allowOutside } from "../http/allow"
import type { Call } from "../http/context"
import { area, created, download, gone, idOf, json, ok } from "../http/operation"
import { ensure, found, invalid } from "../http/problem"
import { logoName } from "../mail/html"
import { findMailTemplate, listMailTemplates } from "../mail-templates/queries"
import { filled, wordingIn } from "../mail-templates/rules"
import { mayWriteToOthers } from "../users/accounts"
import * as queries from "./email-queries"
import { correspondence, finished, usualTemplate } from "./email-wording"
import { addEvent, type BillRow, findBill } from "./queries"
import { billCan } from "./rules"
import { email as show, wholeEmail } from "./show"

/** Messages that send a bill to its client. */
export const emails = area()

const one = idOf("billId", "emailId")
/** The longest that a message may wait to be sent, in days. */
const latest = 366

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
    return c.json((await queries.listEmails(db, owner, bill.id)).map(show), 200)
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
    const { owner, db, today } = c.var
    const bill = found(await findBill(db, owner, c.req.valid("param").billId))
    ensure(billCan.beSent(bill), "billDraft")
    const { templateId } = c.req.valid("query")
    const template = templateId
      ? found(await findMailTemplate(db, owner, templateId))
      : await usualTemplate(db, owner, "bill")
    const letter = await correspondence(db, owner, bill, today)
    const wording = wordingIn(template, letter.language)
    const { subject, body } = filled(wording, letter.values(wording.language))
    const { rows } = await listMailTemplates(db, owner, { limit: 100 })
    return c.json(
      {
        to: letter.client?.email ? [letter.client.email] : [],
        subject,
        body,
        templateId: template.id,
        templates: rows.map(({ id, name }) => ({ id, name })),
      },
      200,
    )
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
    const { owner, db, today, now } = c.var
    const { origin } = c.var.parts
    const bill = found(await findBill(db, owner, c.req.valid("param").billId))
    ensure(billCan.beSent(bill), "billDraft")
    const { draft, replaces, sendAt, subject, body, ...message } = c.req.valid("json")
    if (!draft) await ensureMayWrite(c)
    const attached = message.attachmentIds.map((id, at) => [`attachmentIds[${at}]`, id] as const)
    await keepFiles(db, owner, Object.fromEntries(attached))
    const leaves = sendAt ? instantInParis(sendAt) : null
    if (leaves && leaves.getTime() > now.getTime() + latest * 86_400_000)
      invalid([{ path: "sendAt", code: "sendTooLate" }])
    if (leaves && leaves < now) invalid([{ path: "sendAt", code: "inPast" }])
    const template = message.templateId
      ? await findMailTemplate(db, owner, message.templateId)
      : undefined
    if (message.templateId && !template) invalid([{ path: "templateId", code: "unknown" }])
    if (replaces && !(await queries.removeDraft(db, owner, bill.id, replaces)))
      invalid([{ path: "replaces", code: "unknown" }])
    const letter = await correspondence(db, owner, bill, today)
    const email = await queries.addEmail(db, owner, {
      ...message,
      ...(await finished(db, owner, bill, letter, { subject, body }, { origin, now })),
      ...envelopeOf(c, letter),
      billId: bill.id,
      templateName: template?.name,
      templateVersion: template?.version,
      sendAt: leaves,
      state: draft ? "draft" : "queued",
    })
    if (!draft) await queue(c, bill, found(email))
    return c.json(show(found(email)), 201)
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
    const email = found(await queries.findEmail(db, owner, billId, emailId))
    const names = []
    for (const id of email.attachmentIds) names.push((await findFile(db, owner, id))?.name ?? "")
    return c.json(wholeEmail(email, [`${bill.number}.pdf`, ...names.filter(Boolean)]), 200)
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
    const { owner, parts, inTransaction } = c.var
    const { billId, emailId } = c.req.valid("param")
    const { html, logoId, type } = await inTransaction(async (db) => {
      const email = found(await queries.findEmail(db, owner, billId, emailId))
      const logo = email.logoId ? await findFile(db, owner, email.logoId) : undefined
      return { html: found(email.html), logoId: logo?.id, type: logo?.type }
    })
    const bytes = logoId ? await parts.files.get(logoId) : undefined
    const logo = bytes ? `data:${type};base64,${Buffer.from(bytes).toString("base64")}` : ""
    return c.body(
      html.replace(`cid:${logoName}`, () => logo),
      200,
      {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy":
          "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
        "X-Content-Type-Options": "nosniff",
      },
    )
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
    const { owner, db } = c.var
    const { billId, emailId } = c.req.valid("param")
    const bill = found(await findBill(db, owner, billId))
    found(await queries.findEmail(db, owner, billId, emailId))
    await ensureMayWrite(c)
    const email = await queries.moveEmail(db, owner, emailId, "draft", "queued")
    ensure(email, "emailNoDraft")
    await queue(c, bill, email)
    return c.json(show(email), 200)
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
    const { owner, db, person, now } = c.var
    const { billId, emailId } = c.req.valid("param")
    const source = found(await queries.findEmail(db, owner, billId, emailId))
    await ensureMayWrite(c)
    ensure(person.email, "noOwnAddress")
    const { id, messageId } = identityOf(c)
    const email = await queries.addEmail(db, owner, {
      billId,
      subject: source.subject,
      body: source.body,
      html: source.html,
      logoId: source.logoId,
      attachmentIds: source.attachmentIds,
      replyTo: source.replyTo,
      senderName: source.senderName,
      purpose: "test",
      to: [person.email],
      id,
      messageId,
      createdAt: now,
    })
    await c.var.parts.queue.send(db, "billEmail", { owner, emailId: id })
    return c.json(show(found(email)), 201)
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
    const { owner, db, now } = c.var
    const { billId, emailId } = c.req.valid("param")
    const email = found(await queries.findEmail(db, owner, billId, emailId))
    if (email.state === "draft") await queries.removeDraft(db, owner, billId, emailId)
    else {
      const cancelled = await queries.moveEmail(db, owner, emailId, "queued", "cancelled")
      ensure(cancelled, "emailLeft")
      const detail = email.to.join(", ")
      await addEvent(db, owner, { billId, what: "emailCancelled", at: now, detail })
    }
    return c.body(null, 204)
  },
)

async function ensureMayWrite(c: Call) {
  ensure(await mayWriteToOthers(c.var.parts, c.var.person), "emailUnconfirmed")
}

/** Leaves the message to the queue, in the transaction that made it. */
async function queue(c: Call, bill: BillRow, email: queries.EmailRow) {
  const { owner, db, now, parts } = c.var
  const detail = [...email.to, ...email.cc, ...email.bcc].join(", ")
  const what = email.sendAt ? "emailScheduled" : "emailQueued"
  await addEvent(db, owner, { billId: bill.id, what, at: now, detail })
  const wait = email.sendAt ? Math.ceil((email.sendAt.getTime() - now.getTime()) / 1000) : 0
  await parts.queue.send(db, "billEmail", { owner, emailId: email.id }, Math.max(0, wait))
}

/** Under which name a message leaves, and by which it is known again. */
const envelopeOf = (c: Call, letter: { sender: string; replyTo: string | null }) => ({
  ...identityOf(c),
  senderName: letter.sender || null,
  replyTo: letter.replyTo ?? c.var.person.email,
  createdAt: c.var.now,
})

function identityOf(c: Call) {
  const id = crypto.randomUUID()
  return { id, messageId: `<${id}@${new URL(c.var.parts.origin).hostname}>` }
}
