import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { BillEmail, NewBillEmail } from "../../contract/bills"
import { keepFiles } from "../files/queries"
import { allow } from "../http/allow"
import { area, created, idOf, json, ok } from "../http/operation"
import { ensure, found } from "../http/problem"
import { findProfile } from "../profile/queries"
import { mayWriteToOthers } from "../users/accounts"
import { addEmail, listEmails } from "./email-queries"
import { addEvent, findBill } from "./queries"
import { billCan } from "./rules"
import { email as show } from "./show"

/** Messages that send a bill to its client. */
export const emails = area()

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
    return c.json((await listEmails(db, owner, bill.id)).map(show), 200)
  },
)

emails.openapi(
  createRoute({
    method: "post",
    path: "/{billId}/emails",
    operationId: "addBillEmail",
    description: "Queues a message with the bill's PDF attached. It is sent after the answer.",
    middleware: allow("bills.edit"),
    request: { params: idOf("billId"), body: json(NewBillEmail) },
    responses: created(BillEmail),
  }),
  async (c) => {
    const { owner, db, now, person, parts } = c.var
    const bill = found(await findBill(db, owner, c.req.valid("param").billId))
    ensure(billCan.beSent(bill), "billDraft")
    ensure(await mayWriteToOthers(parts, person), "emailUnconfirmed")
    const message = c.req.valid("json")
    const attached = message.attachmentIds.map((id, at) => [`attachmentIds[${at}]`, id] as const)
    await keepFiles(db, owner, Object.fromEntries(attached))
    const profile = await findProfile(db, owner)
    const id = crypto.randomUUID()
    const email = await addEmail(db, owner, {
      ...message,
      id,
      billId: bill.id,
      replyTo: profile?.email ?? person.email,
      senderName: senderName(profile),
      messageId: `<${id}@${new URL(parts.origin).hostname}>`,
      createdAt: now,
    })
    const detail = message.to.join(", ")
    await addEvent(db, owner, { billId: bill.id, what: "emailQueued", at: now, detail })
    await parts.jobs.send(db, "billEmail", { owner, emailId: id })
    return c.json(show(found(email)), 201)
  },
)

interface Named {
  commercialName: string | null
  firstName: string | null
  lastName: string | null
}

/** Under which name the client sees the message arrive. */
const senderName = (profile: Named | undefined): string | null =>
  profile?.commercialName ||
  [profile?.firstName, profile?.lastName].filter(Boolean).join(" ") ||
  null
