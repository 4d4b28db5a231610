import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  BillEmail,
  BillEmailProposal,
  type NewEmail,
  ProposalFilter,
  WholeBillEmail,
} from "#contract/bill-emails"
import type { MailAbout, MailSubject } from "#domain/mail-template"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { mailPage } from "../../http/mail-page"
import { area, created, download, gone, idOf, json, ok, tooOften } from "../../http/operation"
import { found } from "../../http/problem"
import { quota } from "../../http/quota"
import type { Context } from "../../ports/context"
import { listEmails } from "../documents/email.queries"
import { referenceTo, showEmail } from "../documents/email.rules"
import {
  callOffEmail,
  dispatchEmail,
  proposeEmail,
  readEmail,
  readEmailHtml,
  testEmail,
  writeEmail,
} from "./commands"

interface Subject<Row> {
  /** What a new message is made of: it speaks in the variables of what it is about. */
  NewEmail: z.ZodType<NewEmail, unknown>
  /** The caller's own, or a refusal. */
  find(context: Context, id: string): Promise<Row>
  /** What messages say of it; nothing where there is nothing to say now. */
  about(row: NoInfer<Row>): MailSubject | undefined
  /** Refuses what cannot be sent now: only what has its number can. */
  ensureSendable(row: Row): void
}

const names = {
  bill: "Bill",
  quote: "Quote",
  timesheet: "Timesheet",
  contract: "Contract",
} as const

/** The operations on the messages about one record, below it and with its rights (decision 043). */
export function emailRoutes<Row extends { id: string }>(
  of: MailAbout,
  { NewEmail, find, about, ensureSendable }: Subject<Row>,
) {
  const emails = area()
  const Of = names[of]
  const it = `${of}Id` as const
  const path = `/{${it}}/emails` as const
  const params = idOf(it)
  const one = idOf(it, "emailId")
  const see = `${of}s.see` as const
  const edit = `${of}s.edit` as const

  /** What the message in the address is about. */
  const sendable = async (context: Context, id: string): Promise<MailSubject> => {
    const row = await find(context, id)
    ensureSendable(row)
    return found(about(row))
  }

  emails.openapi(
    createRoute({
      method: "get",
      path,
      operationId: `list${Of}Emails`,
      description: "The messages about it, with what became of each at each recipient.",
      middleware: allow(see),
      request: { params },
      responses: ok(z.array(BillEmail)),
    }),
    async (c) => {
      const { id } = await find(c.var, c.req.valid("param")[it])
      const rows = await listEmails(c.var.db, c.var.owner, referenceTo(of, id))
      return c.json(rows.map(showEmail), 200)
    },
  )

  emails.openapi(
    createRoute({
      method: "get",
      path: `${path}/proposal`,
      operationId: `propose${Of}Email`,
      description:
        "The first words of a message, from a template or as usual, in the client's language.",
      middleware: allow(see),
      request: { params, query: ProposalFilter },
      responses: ok(BillEmailProposal),
    }),
    async (c) => {
      const what = await sendable(c.var, c.req.valid("param")[it])
      return c.json(await proposeEmail(c.var, what, c.req.valid("query")), 200)
    },
  )

  emails.openapi(
    createRoute({
      method: "post",
      path,
      operationId: `add${Of}Email`,
      description:
        of === "contract"
          ? "Queues a message that tells a consumer by when they may decline the renewal, or keeps it as a draft. It is sent after the answer."
          : `Queues a message with the ${of}'s PDF attached, or keeps it as a draft. It is sent after the answer.`,
      middleware: [quota("messages"), allow(edit)] as const,
      request: { params, body: json(NewEmail) },
      responses: { ...created(BillEmail), ...tooOften },
    }),
    async (c) => {
      const what = await sendable(c.var, c.req.valid("param")[it])
      return c.json(await writeEmail(c.var, what, c.req.valid("json")), 201)
    },
  )

  emails.openapi(
    createRoute({
      method: "get",
      path: `${path}/{emailId}`,
      operationId: `find${Of}Email`,
      middleware: allow(see),
      request: { params: one },
      responses: ok(WholeBillEmail),
    }),
    async (c) => {
      const { [it]: id, emailId } = c.req.valid("param")
      const row = await find(c.var, id)
      return c.json(await readEmail(c.var, referenceTo(of, row.id), emailId), 200)
    },
  )

  emails.openapi(
    createRoute({
      method: "get",
      path: `${path}/{emailId}/html`,
      operationId: `read${Of}EmailHtml`,
      description: "The HTML of the message, with its logo in it: nothing of it is fetched.",
      middleware: allowWithoutTransaction(see),
      request: { params: one },
      responses: download("text/html"),
    }),
    async (c) => {
      const { [it]: id, emailId } = c.req.valid("param")
      return c.body(await readEmailHtml(c.var, referenceTo(of, id), emailId), 200, mailPage)
    },
  )

  emails.openapi(
    createRoute({
      method: "post",
      path: `${path}/{emailId}/dispatch`,
      operationId: `dispatch${Of}Email`,
      description: "Queues a draft.",
      middleware: allow(edit),
      request: { params: one },
      responses: ok(BillEmail),
    }),
    async (c) => {
      const { [it]: id, emailId } = c.req.valid("param")
      return c.json(await dispatchEmail(c.var, referenceTo(of, id), emailId), 200)
    },
  )

  emails.openapi(
    createRoute({
      method: "post",
      path: `${path}/{emailId}/tests`,
      operationId: `test${Of}Email`,
      description: "Sends the same message to oneself, and to nobody else.",
      middleware: [quota("messages"), allow(edit)] as const,
      request: { params: one },
      responses: { ...created(BillEmail), ...tooOften },
    }),
    async (c) => {
      const { [it]: id, emailId } = c.req.valid("param")
      return c.json(await testEmail(c.var, referenceTo(of, id), emailId), 201)
    },
  )

  emails.openapi(
    createRoute({
      method: "delete",
      path: `${path}/{emailId}`,
      operationId: `remove${Of}Email`,
      description:
        "Removes a draft; calls off a message that has not begun to leave, which stays in the history.",
      middleware: allow(edit),
      request: { params: one },
      responses: gone,
    }),
    async (c) => {
      const { [it]: id, emailId } = c.req.valid("param")
      await callOffEmail(c.var, referenceTo(of, id), emailId)
      return c.body(null, 204)
    },
  )

  return emails
}
